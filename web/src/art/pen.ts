/** The pen: everything is drawn with these few strokes, so that one hand drew it all. Pure functions that return SVG
 *  text from constants; what they draw lies in something of the class `art`, from which it has its outline (art.css).
 *  The light comes from the upper left. */
import { chance } from './lots';

export type Point = readonly [x: number, y: number];

export const round = (n: number): number => Math.round(n * 10) / 10;
/** A pigment of art.css; whatever is no bare word (a pattern, a tincture) is taken as it is. */
export const tone = (paint: string, shaded = false): string =>
  paint === 'none' || !/^[a-z0-9-]+$/.test(paint) ? paint : `var(--a-${paint}${shaded ? '-2' : ''})`;

/** A shape with the ink outline. */
export const ink = (paint: string, d: string, more = ''): string => `<path fill="${tone(paint)}" d="${d}"${more}/>`;
/** A flat wash of tempera, without outline. */
export const wash = (paint: string, d: string, more = ''): string =>
  `<path class="a-no" fill="${tone(paint)}" d="${d}"${more}/>`;
/** The second tone of a form: what a plan (`planned`) leaves out. */
export const shade = (paint: string, d: string, more = ''): string =>
  `<path class="a-sh" fill="${tone(paint)}" d="${d}"${more}/>`;
/** The outline alone. */
export const edge = (d: string, more = ''): string => `<path fill="none" d="${d}"${more}/>`;
/** A thin pen line for inner detail. */
export const thin = (d: string, more = ''): string => `<path class="a-thin" d="${d}"${more}/>`;
/** Hatching, on what faces right. */
export const hatch = (d: string): string => `<path class="a-hat" d="${d}"/>`;
/** What a surface is covered with: tiles, thatch, courses of stone, planks. */
export type Cover = 'til' | 'thc' | 'brk' | 'plk';
export const covered = (cover: Cover, d: string): string => `<path class="a-${cover}" d="${d}"/>`;
/** Light tone, shade tone, outline: the three steps of every form. */
export const form = (light: string, dark: string, outline: string, shaded: string): string =>
  wash(light, outline) + shade(dark, shaded) + edge(outline);
export const dot = (paint: string, x: number, y: number, r: number): string =>
  `<circle fill="${tone(paint)}" cx="${round(x)}" cy="${round(y)}" r="${r}"/>`;

export const put = (x: number, y: number, body: string, scale = 1, turn = 0): string =>
  `<g transform="translate(${round(x)} ${round(y)})${turn ? ` rotate(${round(turn)})` : ''}` +
  `${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}">${body}</g>`;
export const mirrored = (body: string): string => `<g transform="scale(-1 1)">${body}</g>`;
export const use = (id: string, x: number, y: number, scale = 1, mirror = false): string =>
  `<use href="#${id}" transform="translate(${round(x)} ${round(y)})` +
  `${scale === 1 && !mirror ? '' : ` scale(${mirror ? -scale : scale} ${scale})`}"/>`;
export const symbol = (id: string, body: string): string => `<g id="${id}">${body}</g>`;

/** The tremble of the hand: less than half a pixel, and always the same at the same point, so that neighbouring faces
 *  still meet. */
const hand = ([x, y]: Point): string =>
  `${round(x + (chance(x, y) - 0.5) * 0.9)} ${round(y + (chance(y, x) - 0.5) * 0.9)}`;
export const line = (points: readonly Point[]): string => 'M' + points.map(hand).join('L');
/** A flat face of a building: lit, or in shade and hatched. */
export function face(paint: string, shaded: boolean, ...points: Point[]): string {
  const d = line(points) + 'Z';
  return ink(tone(paint, shaded), d) + (shaded ? hatch(d) : '');
}
/** A covering over such a face. */
export const laid = (cover: Cover | 'hat', ...points: Point[]): string =>
  `<path class="a-${cover}" d="${line(points)}Z"/>`;

/** Through points, softly. */
export function soft(points: readonly Point[], closed = false): string {
  const mid = (a: Point, b: Point): Point => [round((a[0] + b[0]) / 2), round((a[1] + b[1]) / 2)];
  const n = points.length;
  const curve = (p: Point, to: Point): string => `Q${p.join()} ${to.join()}`;
  if (closed)
    return (
      `M${mid(points[n - 1]!, points[0]!).join()}` +
      points.map((p, i) => curve(p, mid(p, points[(i + 1) % n]!))).join('') +
      'Z'
    );
  const inner = points.slice(1, -1);
  return (
    `M${points[0]!.join()}` +
    inner.map((p, i) => curve(p, i === n - 3 ? points[n - 1]! : mid(p, points[i + 2]!))).join('')
  );
}

const COVERS = /<path class="a-(hat|brk|til|thc|plk)"[^>]*>/g;
const WASHES = /<[^>]* class="a-(sh|no)"[^>]*>|<path class="a-(sh|no)"[^>]*>/g;
/** Before it is built: the same drawing as the master's plan, outlines only. */
export const planned = (drawing: string): string =>
  `<g class="a-plan">${drawing
    .replace(COVERS, '')
    .replace(WASHES, '')
    .replace(/ fill="[^"]*"/g, '')}</g>`;
/** Half built: painted from the ground up to `part` (0 to 1) of its height, the rest a plan. */
export function rising(drawing: string, part: number, wide = 120, tall = 122): string {
  const y = round(-tall * part);
  const box =
    `x="${-wide / 2}" y="${y}" width="${wide}" height="${8 - y}` + `" viewBox="${-wide / 2} ${y} ${wide} ${8 - y}"`;
  return planned(drawing) + (part > 0 ? `<svg ${box}>${drawing}</svg>` : '');
}
