/** What may be chosen at a thing of a board, and why it may not: found by what the options are about, never by
 *  rules. */
import type { NotPossible } from '../wire/wire';
import type { About, Choices, Offer } from './choices.svelte';

/** What can be done with a thing now: options, or why there are none. */
export interface Aim {
  readonly offers: readonly Offer[];
  readonly why?: NotPossible | undefined;
}

/** Nothing to choose. It is one object, so that what no choice is about is not drawn again when there are others. */
export const NOTHING: Aim = { offers: [] };

/** Options about any of these; a reason only where there are none. `without` names arguments that belong to
 *  something smaller on the same thing. */
export function aimAt(choices: Choices, abouts: readonly About[], without: readonly string[] = []): Aim {
  const fits = (args: Record<string, string>): boolean => without.every((name) => !(name in args));
  const found = new Set(abouts.flatMap((about) => choices.at(about)));
  const offers = [...found].filter((offer) => fits(offer.args));
  if (offers.length) return { offers };
  const why = abouts.map((about) => choices.whyNot(about, fits)).find(Boolean);
  return why ? { offers, why } : NOTHING;
}

/** The same without a reason: for a thing at which one would not look for it. */
export function offersAt(choices: Choices, abouts: readonly About[]): Aim {
  const { offers } = aimAt(choices, abouts);
  return offers.length ? { offers } : NOTHING;
}

/** Options that are about the whole of it, by their keys. */
export const byKeys = (...keys: string[]): About[] => keys.map((key) => ({ key }));

export const isLit = (choices: Choices, { offers }: Aim): boolean =>
  choices.focused !== null && offers.some((offer) => offer.id === choices.focused);

/** Parts of a text as sentences, one after the other. */
export const sentences = (...parts: (string | undefined)[]): string =>
  parts
    .filter((part) => part !== undefined && part !== '')
    .map((part) => (/[.!?…]$/.test(part!) ? part : `${part}.`))
    .join(' ');

/** The words of a thing: what it is, then what choosing it does, or why that is impossible. */
export function wordsFor(label: string, { offers, why }: Aim): string {
  return sentences(label, offers.map((offer) => offer.text).join('; '), why ? `${why.text}: ${why.reason}` : '');
}
