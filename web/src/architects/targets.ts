/** What may be chosen at a thing of the board, and why it may not: found by what the options are about. */
import type { Choices, Offer } from '../lib/choices.svelte';
import type { NotPossible } from '../wire';

export interface Aim {
  offers: Offer[];
  why?: NotPossible | undefined;
}
type About = Record<string, string | number>;

/** Options about any of these; `not` names arguments that belong to something smaller on the same thing. */
export function aim(choices: Choices, abouts: About[], not: string[] = []): Aim {
  const fits = (args: Record<string, string>): boolean => not.every((name) => !(name in args));
  const offers = choices.offers.filter((offer) => fits(offer.args) && abouts.some((about) => choices.at(about).includes(offer)));
  if (offers.length) return { offers };
  const told = choices.impossible.find(
    (one) => fits(one.args) && abouts.some((about) => Object.entries(about).every(([name, value]) => one.args[name] === String(value))),
  );
  return { offers, why: told };
}

/** A card, whatever is done with it. */
export const card = (choices: Choices, id: string): Aim =>
  aim(choices, ['apprentice', 'building', 'board', 'thing', 'card'].map((name) => ({ [name]: id })));

/** Questions that are asked during a visit and name no location. */
const ASKED_AT: Record<string, string[]> = {
  mines: ['mine'],
  kings_storehouse: ['trade', 'trade-instead', 'trade-enough'],
  guardhouse: ['guard-send', 'guard-free', 'guard-ransom', 'guard-ransom-debt', 'guard-pay-off', 'guard-stop'],
  workshop: ['draw-buildings'],
  black_market_b: ['market-apprentice'],
  prison: ['guard-free', 'release-workers'],
  guildhall: ['work-on-cathedral', 'construct-building'],
};

/** A location: all options there but captures, which belong to the groups of workers. */
export const place = (choices: Choices, id: string): Aim => {
  const found = aim(choices, [{ location: id }], ['owner']);
  if (found.offers.length || found.why) return found;
  return { offers: aim(choices, (ASKED_AT[id] ?? []).map((key) => ({ key }))).offers };
};

/** A group of workers at a location. */
export const group = (choices: Choices, location: string, owner: number): Aim => aim(choices, [{ location, owner }]);

/** A good, in a payment, a mine or a contribution. */
export const good = (choices: Choices, name: string): Aim =>
  aim(choices, [
    { place: `amount-${name}` },
    { key: 'mine', good: `amount-${name}` },
    ...['pay-good', 'pay-less', 'pay-exchanges', 'pay-keep'].map((key) => ({ key, what: `amount-${name}` })),
  ]);

export const keys = (choices: Choices, ...names: string[]): Aim => ({ offers: aim(choices, names.map((key) => ({ key }))).offers });

/** Nothing to choose. */
export const NOTHING: Aim = { offers: [] };
