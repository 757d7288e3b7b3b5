/** What towns and castles are made of. Front elevation; the depth runs up and to the right, and right sides lie in
 *  shade. */
import {
  covered,
  edge,
  face,
  hatch,
  ink,
  laid,
  line,
  put,
  round,
  thin,
  tone,
  wash,
  type Cover,
  type Point,
} from './pen';

/** A pointed opening; by night somebody is at home. */
export const opening = (x: number, y: number, w = 4, h = 7): string =>
  ink(
    'lit',
    `M${round(x)} ${round(y)}v${round(-h + w / 2)}q0 ${-w / 2} ${w / 2} ${round(-w * 0.7)}` +
      `q${w / 2} ${round(w * 0.2)} ${w / 2} ${round(w * 0.7)}v${round(h - w / 2)}z`,
  );
export const pennant = (x: number, y: number, paint: string, h = 14): string =>
  edge(`M${round(x)} ${round(y)}v${-h}`) +
  ink(paint, `M${round(x)} ${round(y - h)}q5 -2 12 1q-3 2 -1 4.500q-6 -1.500 -11 .5z`);

export interface House {
  w: number;
  /** How deep it is, how high its walls are, how far its roof rises. */
  d: number;
  h: number;
  r: number;
  wall?: string;
  roof?: string;
  /** Whether the gable is at the front. */
  gable?: boolean;
  timber?: boolean;
  door?: number;
  windows?: number;
  rows?: number;
  chimney?: boolean;
}
const COVER: Record<string, Cover> = { tile: 'til', slate: 'til', thatch: 'thc', timber: 'plk' };

interface Body extends Required<Pick<House, 'w' | 'h' | 'r' | 'wall' | 'roof' | 'timber'>> {
  dx: number;
  dy: number;
}
const EAVES = 2.5;
const beams = (lines: readonly (readonly Point[])[]): string => thin(lines.map(line).join(''));

/** A house with its gable to the front. */
function gabled({ w, h, r, wall, roof, timber, dx, dy }: Body): string {
  const o = EAVES;
  const top = -h - r - 1;
  const slope: Point[] = [
    [w / 2 - 1, top],
    [w + o, -h + o],
    [w + o + dx, -h + o + dy],
    [w / 2 - 1 + dx, top + dy],
  ];
  return (
    face(wall, true, [w, 0], [w + dx, dy], [w + dx, dy - h], [w, -h]) +
    face(wall, false, [0, 0], [w, 0], [w, -h], [w / 2, -h - r], [0, -h]) +
    face(roof, false, ...slope) +
    laid(COVER[roof] ?? 'til', ...slope) +
    `<path class="a-bold" stroke="${tone(roof, true)}" d="${line([
      [-o, -h + o],
      [w / 2 - 1, top],
    ])}"/>` +
    (timber
      ? beams([
          [
            [1, -h],
            [w - 1, -h],
          ],
          [
            [w / 2, -h],
            [w / 2, -h - r + 3],
          ],
          [
            [w * 0.25, -h],
            [w * 0.4, -h - r * 0.7],
          ],
          [
            [w * 0.75, -h],
            [w * 0.6, -h - r * 0.7],
          ],
        ])
      : '')
  );
}
/** A house with its eaves to the front. */
function eaved({ w, h, r, wall, roof, timber, dx, dy }: Body): string {
  const o = EAVES;
  const top = dy / 2 - h - r - 1;
  const slope: Point[] = [
    [-o, -h + o],
    [w + o, -h + o],
    [w + o + dx / 2, top],
    [dx / 2 - o, top],
  ];
  return (
    face(wall, true, [w, 0], [w + dx, dy], [w + dx, dy - h], [w + dx / 2, dy / 2 - h - r], [w, -h]) +
    face(wall, false, [0, 0], [w, 0], [w, -h], [0, -h]) +
    face(roof, false, ...slope) +
    laid(COVER[roof] ?? 'til', ...slope) +
    (timber
      ? beams(
          [1, 2, 3].map((i) => [
            [(w * i) / 4, 0],
            [(w * i) / 4, -h + 2],
          ]),
        )
      : '')
  );
}
function windowsOf(w: number, h: number, rows: number, windows: number, door: number | undefined): string {
  let out = '';
  for (let k = 0; k < rows; k++)
    for (let i = 0; i < windows; i++) {
      const x = (w * (i + 0.5)) / windows - 2;
      const atDoor = k === 0 && door !== undefined && Math.abs(x - door) < 6;
      if (!atDoor) out += opening(x, (-h / rows) * (k + 0.28), 4, Math.min(8, (h / rows) * 0.5));
    }
  return out;
}
const stack =
  face('stone', false, [0, 4], [0, -8], [5, -8], [5, 4]) + face('stone', true, [5, 4], [5, -8], [7, -9], [7, 3]);

/** A house with its lower left corner at 0 0; it throws a short hatched shadow. */
export function house(one: House): string {
  const {
    w,
    d,
    h,
    r,
    wall = 'plaster',
    roof = 'tile',
    gable = false,
    timber = false,
    door,
    windows = 0,
    rows = 1,
  } = one;
  const [dx, dy] = [d * 0.62, d * -0.36];
  const body = { w, h, r, wall, roof, timber, dx, dy };
  return (
    (one.chimney ? put(w * 0.7 + dx / 2, dy / 2 - h - r + 2, stack) : '') +
    laid('hat', [w, 0], [w + dx, dy], [w + dx + h * 0.34, dy + 2], [w + h * 0.34, 3]) +
    (gable ? gabled(body) : eaved(body)) +
    windowsOf(w, h, rows, windows, door) +
    (door === undefined ? '' : ink('dark', `M${door} 0v-7q0-4 3.500-5q3.500 1 3.500 5v7z`))
  );
}

export interface Tower {
  w: number;
  h: number;
  wall?: string;
  roof?: string;
  /** How far the roof rises. */
  r?: number;
  windows?: number;
  flag?: string;
  brick?: boolean;
  /** Whether it throws a shadow on the ground. */
  shadow?: boolean;
}
/** Battlements of a tower. */
function crown(w: number, h: number, wall: string): string {
  const n = Math.max(3, Math.round(w / 6));
  const m = round((w + 6) / (2 * n - 1));
  const teeth = Array.from({ length: 2 * n - 1 }, (_, i) => `h${m}` + (i < 2 * n - 2 ? (i % 2 ? 'v-4' : 'v4') : ''));
  return ink(wall, `M-3 ${-h}v-9${teeth.join('')}v9z`) + hatch(`M${w * 0.62} ${-h}v-9h${w * 0.38 + 3}v9z`);
}
/** A round tower, with a cone or with battlements (`roof: 'crown'`). Its lower left corner is at 0 0. */
export function tower(one: Tower): string {
  const { w, h, wall = 'stone', roof = 'tile', r = w, windows = 2, flag, brick = false, shadow = true } = one;
  const k = w * 0.16;
  const [x, side] = [round(w * 0.62), round(w * 0.38)];
  const eaves = `L${w + 3} ${-h + 1}q`;
  const roofed =
    roof === 'crown'
      ? crown(w, h, wall)
      : ink(roof, `M-3 ${-h + 1}L${w / 2} ${-h - r}${eaves}${-w / 2 - 3} ${round(k * 1.6)} ${-w - 6} 0z`) +
        hatch(`M${w / 2} ${-h - r}${eaves}${round(-w * 0.2)} ${round(k)} ${round(-w * 0.4)} ${round(k)}z`);
  return (
    (shadow ? hatch(`M${w} ${round(-k)}l${round(h * 0.24)} 3-6 ${round(k * 2)}H${w * 0.7}z`) : '') +
    ink(wall, `M0 0v${-h}h${w}v${h}q${-w / 2} ${round(2 * k)} ${-w} 0z`) +
    wash(
      tone(wall, true),
      `M${x} ${round(k * 0.8)}v${round(-h - k)}h${side}v${h}` +
        `q${round(w * -0.15)} ${round(k)} ${-side} ${round(k * 0.9)}z`,
    ) +
    hatch(`M${x} ${round(k)}v${round(-h - k)}h${side}v${h}z`) +
    (brick ? covered('brk', `M0 0v${-h}h${w}v${h}z`) : '') +
    Array.from({ length: windows }, (_, i) =>
      opening(w * 0.3, -h * (0.22 + (0.62 * i) / windows), round(w * 0.17 + 1), round(w * 0.3 + 3)),
    ).join('') +
    roofed +
    (flag ? pennant(w / 2, -h - (roof === 'crown' ? 8 : r), flag) : '')
  );
}

/** A wall with battlements along some points. */
export const wall = (points: readonly Point[], h = 14): string =>
  points
    .slice(1)
    .map((b, i) => {
      const a = points[i]!;
      const n = Math.max(2, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 7));
      const shaded = b[0] - a[0] < 12 && Math.abs(b[1] - a[1]) > 10;
      const along = (t: number): Point => [round(a[0] + (b[0] - a[0]) * t), round(a[1] + (b[1] - a[1]) * t - h)];
      let d = `M${a[0]} ${a[1]}L${b[0]} ${b[1]}v${-h}`;
      for (let k = n; k > 0; k--) {
        const [x1, y1] = along((k - 0.5) / n);
        const [x0, y0] = along((k - 1) / n);
        d += `L${x1} ${y1}v-4L${x0} ${round(y0 - 4)}v4`;
      }
      return ink(tone('stone', shaded), d + 'Z') + covered('brk', d + 'Z');
    })
    .join('');

/** A striped market tent. */
export function tent(x: number, y: number, w: number, h: number, paint: string, other = 'vellum'): string {
  const foot = round(-h * 0.45);
  const strip = (i: number): string =>
    ink(
      i % 2 ? other : paint,
      `M${(w * i) / 5} ${foot}L${round(w * 0.18 + (w * 0.64 * i) / 5)} ${-h}h${round(w * 0.128)}` +
        `L${(w * (i + 1)) / 5} ${foot}q${-w / 10} 5 ${-w / 5} 0z`,
    );
  return put(
    x,
    y,
    ink('dark', `M2 0v${-h * 0.5}h${w - 4}v${h * 0.5}z`) +
      [0, 1, 2, 3, 4].map(strip).join('') +
      thin(`M1 0v${foot}M${w - 1} 0v${foot}`),
  );
}

/** Goods lie about. */
export const barrel = (x: number, y: number): string =>
  put(x, y, ink('timber', 'M0 0q-1.500-5 0-10h7q1.500 5 0 10q-3.500 1-7 0z') + thin('M-.5-7.500h8M-.5-3h8'));
export const crate = (x: number, y: number, paint = 'timber'): string =>
  put(
    x,
    y,
    face(paint, false, [0, 0], [9, 0], [9, -8], [0, -8]) +
      face(paint, true, [9, 0], [13, -3], [13, -11], [9, -8]) +
      face(paint, false, [0, -8], [9, -8], [13, -11], [4, -11]),
  );
export const log = (x: number, y: number, long = 26): string =>
  put(
    x,
    y,
    ink('timber', `M0 0h${long}v-7h${-long}z`) +
      ink('thatch', 'M0-7a3.500 3.500 0 1 0 .01 7z') +
      thin(`M6-5h${long - 12}M9-2h${long - 16}`) +
      '<circle class="a-thin" cx="-.5" cy="-3.500" r="1.500"/>',
  );
