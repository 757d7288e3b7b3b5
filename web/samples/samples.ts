/** Contact sheets of all drawings, for us to look at (tools/art_pictures.py); no part of the client. */
import '@fontsource/alegreya-sc/700.css';
import '../src/theme.css';
import '../src/art/art.css';
import './samples.css';
import { DEFS } from '../src/art/defs';
import * as ornament from '../src/art/ornament';
import { ghost, rank, rider, worker } from '../src/art/people';
import { put } from '../src/art/pen';
import { NARROW, WIDE, fieldDefs } from '../src/art/portrait';
import { building } from '../src/games/architects/art/buildings';
import { cathedral } from '../src/games/architects/art/cathedral';
import { princess, profiteer } from '../src/games/architects/art/figures';
import { PLACES } from '../src/games/architects/art/places';
import { TALL, WIDE as BROAD } from '../src/games/architects/art/plots';
import * as crew from '../src/games/architects/art/portraits';
import { scene as towns } from '../src/games/architects/art/scene';
import { town } from '../src/games/architects/art/town';
import { WONDERS } from '../src/games/architects/art/wonders';
import { planned, rising } from '../src/art/pen';
import { boardDefs, castle, land } from '../src/games/viscounts/art/board';
import { HOUSES, builtPlot, plot } from '../src/games/viscounts/art/houses';
import { leaf, lectern } from '../src/games/viscounts/art/lectern';
import { NATURE } from '../src/games/viscounts/art/nature';
import * as household from '../src/games/viscounts/art/portraits';
import { scene as castles } from '../src/games/viscounts/art/scene';
import { hatched } from '../src/art/people';
import { bunting, scoreTower } from '../src/result/art/towers';

interface Card {
  id: string;
  name?: string;
  kind?: string;
  icons?: Record<string, number>;
  skills?: string[];
  timing?: string;
}
const cards = import.meta.glob<Card[]>('../../src/westkingdom/**/data/*.json', { import: 'default', eager: true });
const from = (part: string, ...files: string[]): Card[] =>
  Object.entries(cards)
    .filter(([path]) => path.includes(`/${part}/`) && files.some((file) => path.endsWith(`/${file}.json`)))
    .flatMap(([, list]) => list);
const picture = (draw: string, box: string, w?: number, h?: number): string =>
  `<svg class="art" viewBox="${box}"${w ? ` width="${w}"` : ''}${h ? ` height="${h}"` : ''}>${draw}</svg>`;
const framed = (draw: string, box: string, name: string, kind = ''): string =>
  `<figure class="${kind}">${picture(draw, box)}<figcaption>${name}</figcaption></figure>`;
const row = (...parts: string[]): string => `<div class="row">${parts.join('')}</div>`;
const SEATS = [0, 1, 2, 3, 4, 5];

const FOLK = ['townsfolk', 'heroes', 'collectors_heroes', 'outsiders', 'kings_orders', 'ai_boards'];
const SEGMENTS = ['lake', 'peaks', 'coast', 'highlands', 'forest'] as const;
const SHEETS: Record<string, () => string> = {
  household: () =>
    row(
      ...from('viscounts', ...FOLK).map((c) =>
        framed(household.portrait(c.id, c.kind ?? '', Object.keys(c.icons ?? {})), WIDE, c.name ?? c.id),
      ),
    ),
  crew: () =>
    row(
      ...from('architects', 'apprentices', 'player_boards', 'ai_opponents').map((c) =>
        framed(crew.portrait(c.id, c.skills ?? []), NARROW, c.name ?? c.id, 'narrow'),
      ),
    ),
  buildings: () =>
    row(
      ...from('architects', 'buildings').map((c) =>
        framed(building(c.id, c.timing !== 'immediate'), '0 0 120 84', c.name ?? c.id, 'building'),
      ),
    ),
  places: () => row(...Object.values(PLACES).map((draw) => picture(draw(), '-120 -120 240 136', 330))),
  monuments: () =>
    row(
      ...SEATS.map((level) => picture(cathedral(level), '-6 -590 212 600', 150)),
      ...Object.values(WONDERS).map((draw) => picture(draw(), '-60 -124 120 134', 120)),
      ...[0, 0.4, 0.8].map((part) => picture(rising(WONDERS.gold(), part), '-60 -124 120 134', 120)),
      picture(planned(WONDERS.wood()), '-60 -124 120 134', 120),
    ),
  people: () =>
    row(
      ...SEATS.map((seat) => picture(worker(seat), '-16 -38 32 42', 72)),
      ...SEATS.map((seat) => picture(rider(seat), '-32 -60 64 66', 92)),
      ...SEATS.map((seat) => picture(rank(seat, 3), '-14 -40 46 46', 64)),
      ...SEATS.map((seat) => picture(worker(seat), '-16 -38 32 42', 28)),
      picture(ghost(1), '-16 -38 32 42', 72),
      picture(princess(), '-20 -42 40 46', 72),
      picture(profiteer(), '-20 -42 40 46', 72),
    ) +
    row(
      ...Object.values(NATURE).map((draw) => picture(draw, '-38 -52 76 62', 76)),
      ...Object.values(HOUSES).flatMap((draw) =>
        SEATS.map((seat) => picture(draw(hatched(seat)), '-24 -48 48 52', 64)),
      ),
      picture(plot(), '-34 -34 68 68', 64),
      picture(builtPlot(), '-34 -34 68 68', 64),
      ...['blue', 'black', 'yellow', 'grey'].map((one) => picture(lectern() + leaf(one, true), '-46 -36 94 86', 90)),
    ) +
    row(
      picture(put(18, 150, ornament.vine(150)), '0 0 36 150', 36),
      picture(ornament.tendril(6), '-6 -30 230 60', 230),
      picture(ornament.initialGround(), '0 0 44 44', 64),
      ...[ornament.snail, ornament.jouster, ornament.hare, ornament.dragon, ornament.sun].map((draw) =>
        picture(draw(), '-46 -42 92 50', 110),
      ),
      ...[ornament.crown, ornament.hellmouth, ornament.seal].map((draw) => picture(draw(), '-34 -24 68 40', 80)),
      picture(ornament.ribbon(120, 26, 'gold'), '-82 -18 164 40', 164),
      picture(ornament.bay(true), '-4 -2 92 82', 90),
      picture(ornament.flourish(), '-4 -20 188 30', 188),
    ),
  town: () => picture(town(1280, 740, BROAD, 40), '0 0 1280 740', 1280, 740),
  tall: () => picture(town(390, 1022, TALL, 60), '0 0 390 1022', 390, 1022),
  land: () =>
    row(
      picture(land(SEGMENTS, [30, 45, 30, 30, 45]) + castle(), '-428 -428 856 856', 900),
      picture(
        land(['forest', 'coast', 'lake', 'peaks', 'highlands'], [30, 45, 30, 30, 45]) + castle(),
        '-428 -428 856 856',
        470,
      ),
    ),
  scenes: () =>
    row(picture(towns(), '0 0 640 330', 640), picture(castles(), '0 0 640 330', 640)) +
    picture(
      put(150, 320, scoreTower(SCORE, 4, hatched(2), true).svg) +
        put(400, 320, scoreTower(SCORE.slice(1), 4, hatched(0), false).svg) +
        bunting(206, 120, 456, 160, 30),
      '0 0 640 340',
      640,
    ),
};
const SCORE = [
  { points: 26, paint: 'plaster', label: 'buildings' },
  { points: 12, paint: 'slate', label: 'cathedral' },
  { points: 5, paint: 'gold', label: 'virtue' },
  { points: -4, paint: 'red', label: 'debts' },
];

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get('theme') ?? 'light';
const defs = DEFS + boardDefs() + fieldDefs(crew.SCHOOL) + fieldDefs(household.SCHOOL);
const sheet = SHEETS[asked.get('sheet') ?? 'household']!;
const begun = performance.now();
const html = sheet();
document.title = `${Object.keys(SHEETS).join()}|${Math.round(performance.now() - begun)}`;
document.getElementById('app')!.innerHTML =
  `<svg width="0" height="0" class="hidden"><defs>${defs}</defs></svg>${html}`;
