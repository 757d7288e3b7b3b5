import { expect, test } from 'vitest';
import type { ArchitectsView, Line, ViscountsView } from '../wire';
import { icon } from './icons';
import { changes, written } from './numbers';

const goods = { clay: 0, wood: 1, stone: 2, gold: 0, marble: 0, silver: 5 };
const player = { goods, virtue: 5, debts: { unpaid: 0, paid: 0 }, cathedral: 0, buildings: [], apprentices: [], cards_in_hand: 3, captives: [0, 0], prisoners: 0 };
const architects = (more: object): ArchitectsView => ({ game: 'architects', players: [player, { ...player, ...more }] }) as unknown as ArchitectsView;

test('what changed for a seat is told with its sign, and nothing else', () => {
  const after = architects({ goods: { ...goods, wood: 4, silver: 3 }, virtue: 4, captives: [2, 0] });
  expect(changes(architects({}), after, 1).map((one) => [one.icon, written(one)])).toEqual([
    ['wood', '+3'], ['silver', '−2'], ['virtue', '−1'], ['chain', '+2'],
  ]);
  expect(changes(architects({}), after, 0)).toEqual([]);
});

test('markers of Viscounts are places, since less may be more', () => {
  const one = { goods: { silver: 1, ink: 0, stone: 0, gold: 0 }, corruption: 1, virtue: 7, debts: { unpaid: 0, paid: 0 }, deeds: { acquired: 0, approved: 0 }, castle: { tier1: [0, 0, 0, 0, 0], tier2: [0, 0, 0, 0, 0], tier3: 0 }, slots_open: [], manuscripts: [] };
  const view = (more: object): ViscountsView => ({ game: 'viscounts', players: [{ ...one, ...more }] }) as unknown as ViscountsView;
  const after = view({ virtue: 6, castle: { ...one.castle, tier1: [1, 0, 0, 0, 2] } });
  expect(changes(view({}), after, 0).map((change) => [change.icon, written(change)])).toEqual([['inside', '+3'], ['virtue', '7 → 6']]);
});

/** All icons that the server may name; the compiler holds this list to the wire. */
const ALL: Record<Line['icon'], true> = {
  bars: true, builder: true, card: true, 'castle-move': true, cathedral: true, chain: true, chest: true, clay: true, cleric: true, corruption: true,
  criminal: true, debt: true, deed: true, destroy: true, discard: true, dismiss: true, draw: true, flag: true, 'flip-debt': true, 'flip-deed': true,
  focus: true, forced: true, 'future-scheme': true, gold: true, guild: true, hero: true, hire: true, influence: true, ink: true, 'kings-order': true,
  manuscript: true, marble: true, merchant: true, noble: true, pause: true, play: true, princess: true, profiteer: true, rearrange: true, refuse: true,
  reset: true, 'resource-any': true, reward: true, scheme: true, seat: true, seen: true, shuffle: true, silver: true, start: true, stone: true, tax: true,
  turn: true, undo: true, virtue: true, viscount: true, vp: true, welcome: true, wonder: true, wood: true, worker: true,
};
test.each(Object.keys(ALL) as Line['icon'][])('the icon %s is drawn', (name) => {
  expect(icon(name)?.d).toMatch(/^M/);
});
