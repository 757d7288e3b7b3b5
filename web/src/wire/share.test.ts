import { expect, test } from 'vitest';
import { share } from './share';

const table = (): { players: { silver: number; cards: string[] }[]; round: number | null } => ({
  players: [
    { silver: 2, cards: ['abbot', 'thief'] },
    { silver: 5, cards: [] },
  ],
  round: null,
});

test('what is equal is the old object', () => {
  const old = table();
  expect(share(old, table())).toBe(old);
});

test('what changed is new, and everything beside it is old', () => {
  const old = table();
  const next = table();
  next.players[0]!.silver = 3;
  const shared = share(old, next);
  expect(shared).toEqual(next);
  expect(shared).not.toBe(old);
  expect(shared.players[0]).not.toBe(old.players[0]);
  expect(shared.players[0]!.cards).toBe(old.players[0]!.cards);
  expect(shared.players[1]).toBe(old.players[1]);
  expect(old).toEqual(table());
});

test.each([
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ a: undefined }, { b: undefined }],
  [
    [1, 2],
    [1, 2, 3],
  ],
  [
    [1, 2, 3],
    [1, 2],
  ],
  [[], {}],
  [null, { a: 1 }],
  [{ a: 1 }, null],
  [{ a: { b: 1 } }, { a: 'b' }],
])('%j becomes %j', (old, next) => {
  const wanted: unknown = structuredClone(next);
  expect(share(old, next)).toStrictEqual(wanted);
});
