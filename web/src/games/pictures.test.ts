/** Every card has a picture of its own, and no drawing names what is not there. */
import { expect, test } from 'vitest';
import css from '../art/art.css?raw';
import { COLLARS } from '../art/collars';
import { DEFS } from '../art/defs';
import { HATS } from '../art/hats';
import { chance, hash, lots } from '../art/lots';
import * as ornament from '../art/ornament';
import { ghost, rank, rider, worker } from '../art/people';
import { planned, rising } from '../art/pen';
import { type School, features, fieldDefs } from '../art/portrait';
import { TOOLS } from '../art/tools';
import { PEOPLE, TRADES } from '../art/trades';
import { bunting, scoreTower } from '../result/art/towers';
import { building, wordOf } from './architects/art/buildings';
import { cathedral } from './architects/art/cathedral';
import { princess, profiteer } from './architects/art/figures';
import { TALL, WIDE } from './architects/art/plots';
import * as crew from './architects/art/portraits';
import { scene as evening } from './architects/art/scene';
import { town } from './architects/art/town';
import { WONDERS } from './architects/art/wonders';
import { boardDefs, castle, land } from './viscounts/art/board';
import { HOUSES, builtPlot, plot } from './viscounts/art/houses';
import landCss from './viscounts/art/land.css?raw';
import { nameRibbon } from './viscounts/art/land';
import { RIBBONS, leaf, lectern } from './viscounts/art/lectern';
import * as household from './viscounts/art/portraits';
import { scene as morning } from './viscounts/art/scene';
import { STRANGERS } from './viscounts/art/strangers';

interface Card {
  id: string;
  kind?: string;
  icons?: Record<string, number>;
  skills?: string[];
  timing?: string;
}
const data = import.meta.glob<Card[]>('../../../src/westkingdom/**/data/*.json', { import: 'default', eager: true });
const cards = (game: string, file: RegExp): Card[] =>
  Object.entries(data)
    .filter(([path]) => path.includes(`/${game}/`) && file.test(path))
    .flatMap(([, list]) => list);

const FOLK = cards('viscounts', /\/(townsfolk|(collectors_)?heroes|outsiders|kings_orders|ai_boards)\.json$/);
const CREW = cards('architects', /\/(apprentices|player_boards|ai_opponents)\.json$/);
const BUILDINGS = cards('architects', /\/buildings\.json$/);
const folk = (c: Card): string => household.portrait(c.id, c.kind ?? '', Object.keys(c.icons ?? {}));

/** Every drawing that there is. */
const ALL: Record<string, string> = Object.fromEntries([
  ...FOLK.map((c) => [c.id, folk(c)]),
  ...CREW.map((c) => [c.id, crew.portrait(c.id, c.skills ?? [])]),
  ...BUILDINGS.map((c) => [c.id, building(c.id, c.timing !== 'immediate')]),
  ...Object.entries({ ...ornament }).map(([name, draw]) => [name, (draw as (n: number) => string)(180)]),
  ...[0, 1, 2, 3, 4, 5].map((n) => [`seat ${n}`, worker(n) + rider(n) + ghost(n) + rank(n, 3) + cathedral(n)]),
  ...Object.entries(WONDERS).map(([name, draw]) => [name, draw() + planned(draw()) + rising(draw(), 0.5)]),
  ...Object.entries(HOUSES).map(([name, draw]) => [name, draw('url(#h-gules)')]),
  ...Object.keys(RIBBONS).map((name) => [name, lectern() + leaf(name, true)]),
  ['wide town', town(1280, 720, WIDE, 80)],
  ['tall town', town(390, 1022, TALL, 60)],
  ['land', land(['lake', 'peaks', 'coast', 'highlands', 'forest'], [30, 45, 30, 30, 45]) + castle() + nameRibbon(9)],
  ['plots', plot() + builtPlot()],
  ['figures', princess() + profiteer()],
  ['scenes', evening() + morning()],
  ['end', scoreTower([{ points: 9, paint: 'gold', label: '' }], 4, 'red', true).svg + bunting(0, 0, 90, 9, 20)],
]);
const defs = DEFS + boardDefs() + fieldDefs(crew.SCHOOL) + fieldDefs(household.SCHOOL);

test('no two cards of both games look alike', () => {
  const ids = [...FOLK, ...CREW, ...BUILDINGS].map((c) => c.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(350);
  const owners = new Map<string, string[]>();
  for (const id of ids) owners.set(ALL[id]!, [...(owners.get(ALL[id]!) ?? []), id]);
  expect([...owners.values()].filter((same) => same.length > 1)).toEqual([]);
});

test('no two people of a game have the same parts, whatever stands behind them', () => {
  const twins = (all: Card[], school: School): string[] => {
    const seen = new Map<string, string>();
    return all.flatMap((c) => {
      const looks = JSON.stringify(features({ id: c.id, fields: c.skills ?? Object.keys(c.icons ?? {}) }, school));
      const other = seen.get(looks);
      seen.set(looks, c.id);
      return other ? [`${c.id} ${other}`] : [];
    });
  };
  expect(twins(FOLK, household.SCHOOL)).toEqual([]);
  expect(twins(CREW, crew.SCHOOL)).toEqual([]);
});

test('no two buildings are the same word', () => {
  const words = BUILDINGS.map((c) => wordOf(c.id));
  expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
});

test('what the cast wears is there', () => {
  for (const [who, worn] of Object.entries({ ...TRADES, ...PEOPLE, ...STRANGERS })) {
    const [hat, collar, tool, sex = 'F'] = worn.split(' ');
    const known = [HATS, COLLARS, TOOLS].map((parts, i) => Object.hasOwn(parts, [hat, collar, tool][i] ?? ''));
    expect([who, ...known, sex]).toEqual([who, true, true, true, 'F']);
  }
  for (const wardrobe of [crew.SCHOOL, household.SCHOOL].flatMap((school) => Object.values(school.wardrobes)))
    wardrobe.forEach((parts, i) => {
      for (const part of parts.split(' ')) expect(Object.keys([HATS, COLLARS, TOOLS][i]!)).toContain(part);
    });
});

test('a new card is drawn from lots, and always the same', () => {
  const picture = (id: string): string => household.portrait(id, 'townsfolk', ['merchant', 'noble']);
  expect(picture('somebody-new')).toBe(picture('somebody-new'));
  expect(picture('somebody-new')).not.toBe(picture('somebody-else'));
  expect(building('bld_new')).not.toBe(building('bld_newer'));
});

test('lots are the same on every machine', () => {
  expect(hash('abbot')).toBe(3872182611);
  expect(lots('abbot')()).toBe(0.2035917683970183);
  expect(chance(3, 1.5)).toBe(0.5945420917123556);
});

test('every pigment, class and pattern that a drawing names is there', () => {
  const sheet = css + landCss;
  const drawn = Object.values(ALL).join('') + defs;
  const named = (of: RegExp): string[] => [...new Set([...drawn.matchAll(of)].map((found) => found[1]!))];
  expect(named(/var\((--a-[a-z0-9-]+)\)/g).filter((name) => !sheet.includes(`  ${name}: `))).toEqual([]);
  expect(named(/class="([^"]+)"/g).filter((name) => !sheet.match(new RegExp(`[.]${name}[ ,]`)))).toEqual([]);
  expect(named(/(?:url\(|href=")#([a-z0-9-]+)/g).filter((id) => !(defs + drawn).includes(`id="${id}"`))).toEqual([]);
  expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
});

test('nothing that the policy of the server forbids is in a drawing', () => {
  for (const [name, drawing] of Object.entries(ALL))
    expect([name, /style=|<style|<script|\son\w+=|<text|<image|https?:/.exec(drawing + defs)]).toEqual([name, null]);
});
