/** The words of the page itself, in the language that is spoken; what the games say comes from the server in the same
 *  language. */
import type { FluentBundle, FluentVariable } from '@fluent/bundle';
import type { Hello } from '../wire/wire';
import { bundleOf, LANGUAGES, nameOf } from './fluent';

export { LANGUAGES, nameOf };
/** A language that the server speaks as well. */
export type Code = NonNullable<Hello['language']>;

const isCode = (code: string): code is Code => LANGUAGES.includes(code);

/** The language that this browser spoke last, or else the first that its owner reads and we speak. */
function first(): Code {
  const wished = [localStorage.getItem('language') ?? '', ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wished.find(isCode) ?? 'en';
}

class Language {
  code = $state<Code>(first());
  private bundle = $state.raw<FluentBundle | null>(null);
  /** The language that was wished for last: one whose words come later than those of the next is not spoken. */
  private wished = '';

  /** Load the words of the first language; until then there is nothing to say. */
  begin(): Promise<void> {
    return this.load(this.code);
  }

  /** Speak another language from now on, as soon as its words are here; where they cannot be had, nothing changes. */
  async speak(code: string): Promise<void> {
    if (!isCode(code)) return;
    await this.load(code).catch(() => undefined);
    if (this.code === code) localStorage.setItem('language', code);
  }

  private async load(code: Code): Promise<void> {
    this.wished = code;
    const bundle = await bundleOf(code);
    if (this.wished !== code) return;
    this.bundle = bundle;
    this.code = code;
    document.documentElement.lang = code;
  }

  /** Say a message of the page; one that is not there is said by its key. */
  say(key: string, args: Record<string, FluentVariable> = {}): string {
    const value = this.bundle?.getMessage(key)?.value;
    return value ? this.bundle!.formatPattern(value, args) : key;
  }
}

export const language = new Language();

/** Say a message of the page in the language that is spoken. */
export const t = (key: string, args: Record<string, FluentVariable> = {}): string => language.say(key, args);
