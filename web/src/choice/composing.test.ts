import { expect, test } from 'vitest';
import { goodsOf, nearest, taken } from './composing';

const way = (paid: Record<string, number>) => ({ paid: Object.entries(paid).map(([good, n]) => ({ good, n })) });
const WAYS = [
  way({ silver: 3 }),
  way({ silver: 2, ink: 1 }),
  way({ silver: 1, ink: 2 }),
  way({ ink: 3 }),
  way({ silver: 2, gold: 1 }),
  way({ gold: 3 }),
];

test('all goods are named once, in the order in which they are paid first', () => {
  expect(goodsOf(WAYS)).toEqual(['silver', 'ink', 'gold']);
});

test('one more of a good leads to the nearest payment that takes more of it', () => {
  const next = nearest(WAYS, WAYS[0]!, 'ink', 1);
  expect(next).toBe(WAYS[1]);
  expect(taken(next!, 'silver')).toBe(2);
  expect(nearest(WAYS, WAYS[1]!, 'gold', 1)).toBe(WAYS[4]);
});

test('a step may be a large one when nothing is nearer', () => {
  expect(nearest(WAYS, WAYS[4]!, 'gold', 1)).toBe(WAYS[5]);
});

test('where no payment takes more or less there is no step', () => {
  expect(nearest(WAYS, WAYS[0]!, 'silver', 1)).toBeNull();
  expect(nearest(WAYS, WAYS[3]!, 'gold', -1)).toBeNull();
});
