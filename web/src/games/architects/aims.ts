/** Which options are about which thing on the table. */
import { aimAt, byKeys, offersAt, type Aim } from '../../choice/aim';
import type { Choices } from '../../choice/choices.svelte';

/** A card, whatever is done with it. */
export const card = (choices: Choices, id: string): Aim =>
  aimAt(
    choices,
    ['apprentice', 'building', 'board', 'thing', 'card'].map((name) => ({ [name]: id })),
  );

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
export function place(choices: Choices, id: string): Aim {
  const found = aimAt(choices, [{ location: id }], ['owner']);
  return found.offers.length || found.why ? found : keys(choices, ...(ASKED_AT[id] ?? []));
}

/** A group of workers at a location. */
export const group = (choices: Choices, location: string, owner: number): Aim => aimAt(choices, [{ location, owner }]);

/** A good, in a payment, a mine or a contribution. */
export const good = (choices: Choices, name: string): Aim =>
  aimAt(choices, [
    { place: `amount-${name}` },
    { key: 'mine', good: `amount-${name}` },
    ...['pay-good', 'pay-less', 'pay-exchanges', 'pay-keep'].map((key) => ({ key, what: `amount-${name}` })),
  ]);

/** A level of the cathedral. */
export const level = (choices: Choices, n: number): Aim => aimAt(choices, [{ key: 'work-on-cathedral', level: n }]);

/** A space of the Contribution card. */
export const contribution = (choices: Choices, name: string): Aim =>
  aimAt(choices, [{ key: 'contribute', place: `amount-${name}` }]);

/** A worker of one's own that somebody else holds. */
export const captive = (choices: Choices, owner: number): Aim => aimAt(choices, [{ key: 'take-back-captive', owner }]);

/** Options by their keys, of which nobody would look for a reason here. */
export const keys = (choices: Choices, ...names: string[]): Aim => offersAt(choices, byKeys(...names));
