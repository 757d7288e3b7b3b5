// JavaScript, as Node runs it while the client is built; nothing of it gets to the page.

/** Lets styles name breakpoints: `@media (--desk)` stands for what `desk` is here. PostCSS runs it over every
 *  stylesheet. */
export function namedMedia(media) {
  return {
    postcssPlugin: 'named-media',
    AtRule: {
      media(rule) {
        rule.params = rule.params.replace(/\(--([a-z-]+)\)/g, (_, name) => {
          if (!(name in media))
            throw rule.error(`There is no breakpoint of the name ${name} in src/app/breakpoints.ts.`);
          return media[name];
        });
      },
    },
  };
}
