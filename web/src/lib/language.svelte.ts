/** The words of the page itself, in three languages; what the games say comes from the server in the same language. */
import type { FluentVariable } from '@fluent/bundle';
import { BUNDLES, LANGUAGES, NAMES, type Code } from './fluent';

export { LANGUAGES, NAMES, type Code };

function first(): Code {
  const kept = localStorage.getItem('language');
  const wished = [kept ?? '', ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return (wished.find((code) => (LANGUAGES as readonly string[]).includes(code)) as Code | undefined) ?? 'en';
}

class Language {
  code = $state<Code>(first());

  /** Speak another language from now on. */
  speak(code: Code): void {
    this.code = code;
    localStorage.setItem('language', code);
    document.documentElement.lang = code;
  }

  /** Say a message of the page; one that is not there is said by its key. */
  say(key: string, args: Record<string, FluentVariable> = {}): string {
    for (const code of [this.code, 'en'] as const) {
      const bundle = BUNDLES.get(code)!;
      const message = bundle.getMessage(key);
      if (message?.value) return bundle.formatPattern(message.value, args);
    }
    return key;
  }
}

export const language = new Language();
document.documentElement.lang = language.code;

/** Say a message of the page in the language that is spoken. */
export const t = (key: string, args: Record<string, FluentVariable> = {}): string => language.say(key, args);
