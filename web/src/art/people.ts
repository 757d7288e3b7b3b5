/** People by seat: tincture, chest mark and hat all differ, so that nobody needs the colour. Feet at 0 0; a worker is
 *  20 wide and 32 tall, somebody on horseback 52 by 60. Letters of names are no drawing: a component adds them. */
import { MARKS, tincture } from '../parts/tinctures';
import { edge, form, ink, put, shade, thin, wash } from './pen';

export const solid = (seat: number): string => `var(--p-${tincture(seat)})`;
export const hatched = (seat: number): string => `url(#h-${tincture(seat)})`;
export const on = (seat: number): string => `var(--on-${tincture(seat)})`;
/** Whether ink stands on it, and not white. */
export const isLight = (seat: number): boolean => tincture(seat) === 'or' || tincture(seat) === 'argent';

/** Hood, cap with a feather, straw hat, coif, chaperon, kettle hat. (A white pointed cap reads as something else: never
 *  draw it.) */
const HATS: readonly ((cloth: string) => string)[] = [
  (c) => ink(c, 'M-6-20q-1-11 6-11.500q7 .5 6 11.500l-2 2q1-9-4-9.500q-5 .5-4 9.500z'),
  (c) => ink(c, 'M-6-25q1-7 7-6q6 0 6 6z') + ink('vellum', 'M4-29q5-1 7-7q-6 0-9 5z'),
  (c) =>
    ink('thatch', 'M-10-24q10 4 20 0q-2-3-5-2.500q-1-5-5-5t-5 5q-3-.5-5 2.500z') +
    ink(c, 'M-5-26.500q5 2 10 0v-2q-5 2-10 0z'),
  (c) =>
    ink('vellum', 'M-5.500-20v-5q0-6 5.500-6t5.500 6v5l-2-2v-3q-3.500-2-7 0v3z') +
    ink(c, 'M-5.500-27q5.500-3 11 0v-2q-5.500-4-11 0z'),
  (c) => ink(c, 'M-7-25q0-3 3-3q0-4 5-4q6 0 6 5q5 1 4 8l-3-1q0-4-3-4q-6-2-12-1z'),
  (c) => ink(c, 'M-5-26q0-6 5-6t5 6z') + ink(c, 'M-10-23q2-4 10-4t10 4q-10-2-20 0z') + thin('M0-32v5'),
];
const LEGS = 'M-4.500-6h3.500v6h-5zM1-6h3.500l1 6h-4.500z';
const BODY = 'M-5-17q-5 1-5 9l3 1 1.500-3-1 6h13l-1-6 1.500 3 3-1q0-8-5-9z';
/** What the seam goes around: body, legs, and the outline of the hat. */
const AROUND = [
  'M-6-20q-1-11 6-11.500q7 .5 6 11.500z',
  'M-6-25q1-7 7-6q6 0 6 6zM4-29q5-1 7-7q-6 0-9 5z',
  'M-10-24q10 4 20 0q-2-3-5-2.500q-1-5-5-5t-5 5q-3-.5-5 2.500z',
  'M-5.500-20v-5q0-6 5.500-6t5.500 6v5z',
  'M-7-25q0-3 3-3q0-4 5-4q6 0 6 5q5 1 4 8l-3-1z',
  'M-5-26q0-6 5-6t5 6zM-10-23q2-4 10-4t10 4z',
];
const HEAD = wash('skin', 'M-4-23q0-4 4-4t4 4q0 6-4 6t-4-6z') + thin('M-4-23q0 6 4 6t4-6M-1.600-22v.8M1.600-22v.8');

/** The bold mark of a seat with its middle at x, y. */
export const mark = (seat: number, x: number, y: number, scale: number): string => {
  const d = MARKS[seat % MARKS.length];
  return d ? put(x - 12 * scale, y - 12 * scale, edge(d, ` stroke="${on(seat)}" stroke-width="5.500"`), scale) : '';
};
/** A light seam behind the figure: where ground may be dark. */
export const seam = (seat: number): string =>
  `<path class="a-seam" d="${LEGS}${BODY}${AROUND[seat % 6]}M-4-23h8v6h-8z"/>`;
export const worker = (seat: number): string =>
  seam(seat) +
  ink('timber-2', LEGS) +
  ink(solid(seat), BODY) +
  shade('shadow', 'M2-17h3q5 1 5 9l-3 1-1.500-3 1 6h-4.500z') +
  HEAD +
  HATS[seat % 6]!(solid(seat)) +
  mark(seat, 0, -10.8, 0.35);
/** Where a worker would stand: an outline. */
export const ghost = (seat: number): string =>
  `<g class="a-ghost"><path d="${LEGS}"/><path d="${BODY}"/><path d="M-4-23q0-4 4-4t4 4q0 6-4 6t-4-6z"/>` +
  `<path d="${AROUND[seat % 6]}"/></g>`;
/** People of one seat in a small rank, at most so many of them. */
export const rank = (seat: number, n: number, most = 3): string =>
  Array.from({ length: Math.min(n, most) }, (_, i) => put(i * 9, (i % 2) * -3, worker(seat))).join('');

const CLOTH =
  'M-20-25C-12-28 2-28 8-27C11-32 13-37 17-39L18-43 20.500-40C24-37 28-32 28-29C28-26.500 25-26 23-27L18.500-29.500' +
  'C16.500-26 17-22 17.500-18L19-7q-3 3-6 0-3 3-6 0-3 3-6 0-3 3-6 0-3 3-6 0-3 3-6 0-3 3-6 0C-22-13-23-20-20-25Z';
const SADDLE = 'M-7-26-5.500-47V-53L-2.500-50.500 0-54.500 2.500-50.500 5.500-53V-47L7-26ZM-17-9V0H18V-9Z';
/** Somebody of rank on horseback: the horse cloth is hatched, the shield on the flank bears the letter of the name at
 *  `FLANK` (text of the component) and the mark of the seat is on the breast. */
export const FLANK = [-4, -9.5] as const;
export const rider = (seat: number): string =>
  `<path class="a-seam" d="${CLOTH}${SADDLE}"/>` +
  ink('fawn', 'M-17-9-18 0H-13.500L-13-9ZM-9-9V0H-5L-6-9ZM6-9 7 0H11L10-9ZM12-9 15 0H19L16-9Z') +
  edge('M-21-24Q-28-20-26-8') +
  ink(hatched(seat), CLOTH) +
  shade('shadow', 'M17.500-18 19-7q-3 3-6 0-3 3-6 0-3 3-6 0-3 3-6 0C6-10 14-13 17.500-18Z') +
  ink('fawn', 'M20.500-40C24-37 28-32 28-29C28-26.500 25-26 23-27L19-29.500Z') +
  thin('M22.500-35h.1M26-29l-2 .5') +
  form(
    'stone',
    'stone-2',
    'M-7-26-6-38C-5-42 5-42 6-38L7-26Q0-23-7-26Z',
    'M2-41C5-41 6-39.500 6-38L7-26Q4-24.500 2-24.500Z',
  ) +
  ink(solid(seat), 'M-7-26-6.500-36Q0-33 6.500-36L7-26Q0-23-7-26Z') +
  mark(seat, 0, -29.5, 0.26) +
  ink('skin', 'M-4.500-47a4.500 5 0 0 1 9 0v2a4.500 4.500 0 0 1-9 0Z') +
  ink('gold', 'M-5.500-47V-53L-2.500-50.500 0-54.500 2.500-50.500 5.500-53V-47Z') +
  thin('M-1.700-46h.1M1.700-46h.1') +
  edge('M6-34 14-31') +
  ink(solid(seat), 'M-13-22H5V-13C5-8 0-5-4-3-8-5-13-8-13-13Z');

/** A heater shield on 24 by 27.6. */
export const SHIELD = 'M3 2h18v12c0 6-4.500 9.500-9 12-4.500-2.500-9-6-9-12z';
