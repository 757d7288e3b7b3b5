/** Every line of the score sheets has its place in a tower, its picture and its rule. */
import { expect, test } from 'vitest';
import { icons as architects } from '../games/architects/icons';
import { scored as ofArchitects } from '../games/architects/scored';
import { icons as viscounts } from '../games/viscounts/icons';
import { scored as ofViscounts } from '../games/viscounts/scored';
import { ICONS } from '../parts/icons';
import type { Scored } from './about';
import { piles, rowsOf } from './storeys';

const GAMES = {
  architects: { scored: ofArchitects, icons: architects },
  viscounts: { scored: ofViscounts, icons: viscounts },
};
const words = import.meta.glob<string>('../../../src/westkingdom/speech/locale/en/**/*.ftl', {
  import: 'default',
  query: '?raw',
  eager: true,
});
const said = (game: string): string =>
  Object.entries(words)
    .filter(([path]) => path.includes(`/${game}/`))
    .map(([, text]) => text)
    .join('\n');

test.each(Object.entries(GAMES))('every line of %s says what it is about', (game, { scored, icons }) => {
  const named = [...said(game).matchAll(/^score-([a-z0-9-]+) =/gm)].map(([, line]) => line!.replaceAll('-', '_'));
  expect(named.length).toBeGreaterThan(6);
  expect(Object.keys(scored).sort()).toEqual([...named, 'debts'].sort());
  for (const [line, { icon, guide }] of Object.entries(scored)) {
    expect([line, icon in icons || icon in ICONS]).toEqual([line, true]);
    expect([line, said(game).includes(`\n${guide} =`)]).toEqual([line, true]);
  }
});

const SCORED: Scored = {
  walls: { kind: 'buildings', icon: 'builder', guide: '' },
  towers: { kind: 'buildings', icon: 'builder', guide: '' },
  virtue: { kind: 'virtue', icon: 'virtue', guide: '' },
};
const sheet = (...lines: [string, number][]) => ({ seat: 0, lines, total: lines.reduce((sum, [, n]) => sum + n, 0) });

test('lines of a kind are one storey, and what is lost lies in the cellar', () => {
  const one = sheet(['walls', 4], ['towers', 3], ['virtue', -2], ['odds', 1]);
  const heap = (told: string[]): [string, number][] =>
    piles(one, told, SCORED).map(({ kind, points }) => [kind, points]);
  expect(heap(['walls'])).toEqual([['buildings', 4]]);
  expect(heap(['walls', 'towers', 'virtue', 'odds'])).toEqual([
    ['buildings', 7],
    ['virtue', -2],
    ['others', 1],
  ]);
});

test('the rows are the lines of all sheets, in their order', () => {
  expect(rowsOf([sheet(['walls', 4], ['virtue', -2]), sheet(['walls', 1], ['towers', 6])])).toEqual([
    'walls',
    'virtue',
    'towers',
  ]);
});
