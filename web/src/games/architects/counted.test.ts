import { expect, test } from 'vitest';
import { changes, written } from '../../table/numbers';
import type { ArchitectsView } from '../../wire/wire';
import { counted } from './counted';

const goods = { clay: 0, wood: 1, stone: 2, gold: 0, marble: 0, silver: 5 };
const player = {
  goods,
  virtue: 5,
  debts: { unpaid: 0, paid: 0 },
  cathedral: 0,
  buildings: [],
  apprentices: [],
  cards_in_hand: 3,
  captives: [0, 0],
  prisoners: 0,
};
const architects = (more: object): ArchitectsView =>
  ({ game: 'architects', players: [player, { ...player, ...more }] }) as unknown as ArchitectsView;

test('what changed for a seat is told with its sign, and nothing else', () => {
  const after = architects({ goods: { ...goods, wood: 4, silver: 3 }, virtue: 4, captives: [2, 0] });
  expect(changes(counted, architects({}), after, 1).map((one) => [one.icon, written(one)])).toEqual([
    ['wood', '+3'],
    ['silver', '−2'],
    ['virtue', '−1'],
    ['chain', '+2'],
  ]);
  expect(changes(counted, architects({}), after, 0)).toEqual([]);
});
