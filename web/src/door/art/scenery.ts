/** What pictures at the door are made of: sky, clouds, hills, rows of houses. */
import { house } from '../../art/building';
import { chance } from '../../art/lots';
import { put, thin, tone } from '../../art/pen';
export const sky = (w: number, h: number, evening: boolean): string =>
  `<path class="a-no" fill="var(--a-${evening ? 'eve' : 'morn'})" d="M0 0h${w}v${h}H0z"/>` +
  Array.from(
    { length: 26 },
    (_, i) =>
      `<circle class="a-no" fill="${tone('star')}" cx="${Math.round(chance(i, 41) * w)}` +
      `" cy="${Math.round(chance(i, 42) * h * 0.5)}" r="${i % 4 ? 0.9 : 1.6}"/>`,
  ).join('');
export const cloud = (x: number, y: number, s: number): string =>
  put(
    x,
    y,
    `<path fill="var(--a-vellum)" fill-opacity=".85" ` +
      `stroke-opacity=".5" d="M-34 6q-10-8 2-12q2-12 16-8q8-10 20 0` +
      `q16-4 16 8q12 4 2 12z"/>` +
      thin('M-18 0q6-4 12 0M4-4q6-4 12 0', ' opacity=".5"'),
    s,
  );
export const hill = (d: string, paint: string, shade = false): string =>
  `<path fill="${tone(paint, shade)}" d="${d}"/>`;
/** A row of houses from x0 to x1. */
export const row = (x0: number, x1: number, y: number, k: number): string => {
  let out = '',
    x = x0,
    i = 0;
  while (x < x1) {
    const w = 20 + chance(i, k) * 16,
      h = 22 + chance(k, i) * 20;
    out += put(
      x,
      y + chance(i, k + 3) * 6,
      house({
        w,
        d: 22,
        h,
        r: 13 + chance(i, k + 5) * 8,
        gable: chance(i, k + 1) > 0.45,
        roof: (['tile', 'slate', 'tile', 'thatch'] as const)[Math.floor(chance(i, k + 2) * 4)]!,
        windows: 2,
        rows: h > 32 ? 2 : 1,
        timber: chance(i, k + 4) > 0.4,
      }),
    );
    x += w + 8;
    i++;
  }
  return out;
};
