/** The words of the page, by language, from the same files that the text table and the commands speak from. A language
 *  is a folder, found by being there, and loaded when somebody speaks it. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import languages from 'virtual:languages';

/** The languages that can be spoken, by their codes. */
export const LANGUAGES: readonly string[] = Object.keys(languages);

/** What a language is called in itself. */
export function nameOf(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** Load the words of a language. */
export async function bundleOf(code: string): Promise<FluentBundle> {
  const { default: texts } = await languages[code]!();
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}
