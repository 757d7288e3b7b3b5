import { expect, test } from 'vitest';
import { changes, written } from '../../table/numbers';
import type { ViscountsView } from '../../wire/wire';
import { counted } from './counted';

test('markers of Viscounts are places, since less may be more', () => {
  const one = {
    goods: { silver: 1, ink: 0, stone: 0, gold: 0 },
    corruption: 1,
    virtue: 7,
    debts: { unpaid: 0, paid: 0 },
    deeds: { acquired: 0, approved: 0 },
    castle: { tier1: [0, 0, 0, 0, 0], tier2: [0, 0, 0, 0, 0], tier3: 0 },
    slots_open: [],
    manuscripts: [],
  };
  const view = (more: object): ViscountsView =>
    ({ game: 'viscounts', players: [{ ...one, ...more }] }) as unknown as ViscountsView;
  const after = view({ virtue: 6, castle: { ...one.castle, tier1: [1, 0, 0, 0, 2] } });
  expect(changes(counted, view({}), after, 0).map((change) => [change.icon, written(change)])).toEqual([
    ['inside', '+3'],
    ['virtue', '7 → 6'],
  ]);
});
