import { expect, it } from 'vitest';
import type { ArchitectsPlayer, Preview } from '../../wire/wire';
import { gains, signed } from './gains';

const player = { seat: 1, goods: { clay: 2, silver: 5 }, virtue: 7 } as unknown as ArchitectsPlayer;
const preview = {
  changes: [
    { path: ['players', 1, 'goods', 'clay'], to: 5 },
    { path: ['players', 1, 'goods', 'silver'], to: 4 },
    { path: ['players', 1, 'virtue'], to: 6 },
    { path: ['players', 0, 'goods', 'clay'], to: 9 },
  ],
  open: [],
} as unknown as Preview;

it('tells what an option brings to the one who chooses, and what it takes', () => {
  expect(gains(preview, player)).toEqual({ clay: 3, silver: -1, virtue: -1 });
  expect(Object.values(gains(preview, player)).map(signed)).toEqual(['+3', '−1', '−1']);
});
it('tells nothing before the preview is there', () => {
  expect(gains(undefined, player)).toEqual({});
});
