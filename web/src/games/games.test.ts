import { expect, test } from 'vitest';
import { ICONS, type Icons } from '../parts/icons';
import type { Line } from '../wire/wire';

const drawn = import.meta.glob<Icons>('./*/icons.ts', { import: 'icons', eager: true });
const sources = import.meta.glob<string>(
  ['../**/*.{svelte,ts,css}', '!../games/*/**', '!../wire/wire.ts', '!../**/*.test.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/** All icons that the server may name; the compiler holds this list to the wire. */
const ALL: Record<Line['icon'], true> = {
  bars: true,
  builder: true,
  card: true,
  'castle-move': true,
  cathedral: true,
  chain: true,
  chest: true,
  clay: true,
  cleric: true,
  corruption: true,
  criminal: true,
  debt: true,
  deed: true,
  destroy: true,
  discard: true,
  dismiss: true,
  draw: true,
  flag: true,
  'flip-debt': true,
  'flip-deed': true,
  focus: true,
  forced: true,
  'future-scheme': true,
  gold: true,
  guild: true,
  hero: true,
  hire: true,
  influence: true,
  ink: true,
  'kings-order': true,
  manuscript: true,
  marble: true,
  merchant: true,
  noble: true,
  pause: true,
  play: true,
  princess: true,
  profiteer: true,
  rearrange: true,
  refuse: true,
  reset: true,
  'resource-any': true,
  reward: true,
  scheme: true,
  seat: true,
  seen: true,
  shuffle: true,
  silver: true,
  start: true,
  stone: true,
  tax: true,
  turn: true,
  undo: true,
  virtue: true,
  viscount: true,
  vp: true,
  welcome: true,
  wonder: true,
  wood: true,
  worker: true,
};
test.each(Object.keys(ALL))('the icon %s is drawn, for all games or for one', (name) => {
  const found = [ICONS, ...Object.values(drawn)].map((icons) => icons[name]).find(Boolean);
  expect(found?.d).toMatch(/^M/);
});

test('nothing outside the folders of the games names a game or a box', () => {
  const names = /viscount|architect|gates?.of.gold|keeper.of.keys|works?.of.wonder|web-[av]-/i;
  const naming = Object.entries(sources).filter(([, text]) => names.test(text));
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  expect(naming.map(([path]) => path)).toEqual([]);
});
