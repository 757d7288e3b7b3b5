/** The five Wonders, each about 90 wide and 100 tall, ground line at y = 0, middle at x = 0. */
import { pennant } from '../../../art/building';
import { bush, tree } from '../../../art/growth';
import { covered, hatch, ink, mirrored, put, shade, thin, tone } from '../../../art/pen';

/** Terracotta Gardens: three terraces of arches with hanging green. */
export const clay = (): string =>
  [
    [46, 0, 30],
    [33, -30, 28],
    [20, -58, 24],
  ]
    .map(
      ([w, y, h]) =>
        ink('clay', `M${-w!} ${y}v${-h!}h${w! * 2}v${h}z`) +
        shade('clay-2', `M${w! * 0.62} ${y}v${-h!}h${w! * 0.38}v${h}z`) +
        hatch(`M${w! * 0.62} ${y}v${-h!}h${w! * 0.38}v${h}z`) +
        Array.from({ length: Math.round(w! / 9) }, (_, i) =>
          ink('dark', `M${-w! + 5 + i * 18} ${y}v${-h! + 13}q6-9 11 0v${h! - 13}z`),
        ).join('') +
        bush(-w! + 8, y! - h! + 2, 0.8) +
        bush(w! - 12, y! - h! + 2, 0.8) +
        thin(`M${-w! + 12} ${y! - h! + 1}v8M${w! - 9} ${y! - h! + 1}v9`, ` stroke="${tone('leaf', true)}"`),
    )
    .join('') +
  tree(0, -80, 0.8) +
  ink('water', 'M-4 0q-2-14 0-28h8q2 14 0 28z');
/** Timber Colonnade: a round hall of trunks under a high shingled roof. */
export const wood = (): string =>
  ink('dark', 'M-38-4v-44h76v44z') +
  [-42, -28, -12, 6, 22, 36]
    .map(
      (x, i) =>
        ink('timber', `M${x} 0v-50h7v50z`) +
        ink(i > 3 ? 'timber-2' : 'thatch', `M${x - 2} -50h11v-5h-11zM${x - 2} 0h11v-4h-11z`),
    )
    .join('') +
  ink('timber', 'M-54-52q54 14 108 0L16-88h-32z') +
  '<path class="a-plk" d="M-54-52q54 14 108 0L16-88h-32z"/><path class="a-hat" d="M20-48L8-88h8l38 36q-16 4-34 4z"/>' +
  ink('timber', 'M-17-86q17 5 34 0L0-112z') +
  hatch('M0-112L17-86l-10 2z') +
  pennant(0, -110, 'var(--a-leaf)', 10) +
  ink('stone', 'M-50 0h100v5h-100z');
/** Stone Colossus: a crowned mason, plumb line in hand, before a tower. */
export const stone = (): string =>
  ink('stone', 'M-34 4v-14h68v14z') +
  covered('brk', 'M-34 4v-14h68v14z') +
  ink('stone', 'M-20-10q2-30-2-52l6-8h32l6 8q-4 22-2 52h-14l-6-26-6 26z') +
  shade('stone-2', 'M4-70h12l6 8q-4 22-2 52h-14l-4-20z') +
  hatch('M4-70h12l6 8q-4 22-2 52h-14l-4-20z') +
  ink('stone', 'M-11-72q-1-20 11-20t11 20q-4 8-11 8t-11-8z') +
  ink('stone', 'M-12-88l-2-14 7 5 7-8 7 8 7-5-2 14q-12-5-24 0z') +
  thin('M-5-80h3M2-80h3M-4-72q4 3 8 0M0-80v5M-8-60l8 6 8-6M0-54v14M-16-34h32') +
  ink('stone', 'M-22-62q-12 6-14 26l8 2q2-12 8-16z') +
  ink('stone', 'M22-62q14 0 18-26l-8-2q-2 14-12 18z') +
  ink('gold', 'M30-88h14l-7-10z') +
  thin('M-32-34v20') +
  ink('iron', 'M-35-14h6l-3 7z');
/** Gilded Dome: a round church, its dome all gold leaf. */
export const gold = (): string =>
  ink('plaster', 'M-40 0v-34h80v34z') +
  shade('plaster-2', 'M16 0v-34h24v34z') +
  hatch('M16 0v-34h24v34z') +
  [-32, -15, 2, 19].map((x) => ink('dark', `M${x} 0v-16q6-10 12 0v16z`)).join('') +
  ink('stone', 'M-44-34h88v-6h-88z') +
  ink('plaster', 'M-28-40v-14h56v14z') +
  [-22, -9, 4, 16].map((x) => ink('lit', `M${x} -42v-6q3-5 6 0v6z`)).join('') +
  ink('gold', 'M-32-54q-2-38 32-42q34 4 32 42q-32 8-64 0z') +
  shade('gold-2', 'M10-92q24 8 22 38q-10 4-20 4q8-20-2-42z') +
  hatch('M10-92q24 8 22 38q-10 4-20 4q8-20-2-42z') +
  thin('M-16-52q-2-28 8-40M0-50v-44M16-52q2-28-8-40') +
  ink('gold', 'M-4-96h8v-8h-8zM-1.500-104v-5h-4v-3h4v-5h3v5h4v3h-4v5z') +
  ink('vellum', 'M-24-74q4-12 12-14', ' stroke="none" fill-opacity="0"') +
  `<path d="M-22-66q2-12 9-19" fill="none" stroke="${tone('vellum')}" stroke-width="2.500"/>`;
const LION = ink('gold', 'M-8 0v-5q-1-6 5-7q1-6 6-4q5 2 2 7l-1 9z') + thin('M1-12h1');
/** Marble Obelisk: a tall needle on lions, ringed with gold. */
export const marble = (): string =>
  ink('marble', 'M-32 0h64v-8h-64zM-24-8h48v-8h-48z') +
  shade('marble-2', 'M10 0h22v-8h-22zM8-8h16v-8h-16z') +
  ink('marble', 'M-13-22l6-80h14l6 80z') +
  shade('marble-2', 'M3-22l2-80h2l6 80z') +
  hatch('M3-22l1-80h3l6 80z') +
  ink('gold', 'M-7-102l7-16 7 16z') +
  ink('gold', 'M-11-44h22l1 6h-24zM-15-22h30v6h-30z') +
  thin('M-4-90q4 4 8 0M-5-78q5 4 9 0M-6-64q6 4 11 0M-5-54h9M-9-30h18') +
  [
    [-34, false],
    [34, true],
  ]
    .map(([x, f]) => put(x as number, 0, f ? mirrored(LION) : LION))
    .join('');
export const WONDERS = { clay, wood, stone, gold, marble };
