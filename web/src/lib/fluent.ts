/** The words of the page, by language, from the same files that the text table and the commands speak from. */
import { FluentBundle, FluentResource } from '@fluent/bundle';

export const LANGUAGES = ['en', 'fr', 'ru'] as const;
export type Code = (typeof LANGUAGES)[number];
export const NAMES: Record<Code, string> = { en: 'English', fr: 'Français', ru: 'Русский' };

const FILES = import.meta.glob(
  ['../../../src/westkingdom/speech/locale/*/{web,door,keyboard,commands,server,table,names}.ftl', '../../../src/westkingdom/speech/locale/*/*/{web,opponents,rulings}.ftl'],
  { query: '?raw', import: 'default', eager: true },
) as Record<string, string>;

function bundleOf(code: Code): FluentBundle {
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const [path, text] of Object.entries(FILES)) {
    if (path.includes(`/locale/${code}/`)) bundle.addResource(new FluentResource(text));
  }
  return bundle;
}

export const BUNDLES = new Map<Code, FluentBundle>(LANGUAGES.map((code) => [code, bundleOf(code)]));
