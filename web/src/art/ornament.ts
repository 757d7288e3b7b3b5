/** Ornament: at heads and in margins, never behind text, at most one group of drolleries per screen. */
import { covered, dot, edge, form, hatch, ink, put, shade, thin, tone, wash } from './pen';
/** A rinceau: a vine stem with leaves and gold berries, from 0 0 upwards over `h`. */
export function vine(h: number, side: 1 | -1 = 1): string {
  let d = 'M0 0',
    leaves = '';
  for (let y = 0, i = 0; y < h - 20; y += 34, i++) {
    const s = (i % 2 ? -1 : 1) * side;
    d += `q${9 * s} -17 0 -34`;
    leaves +=
      put(
        4 * s,
        -y - 17,
        thin(`M0 0q${-10 * s}-2 ${-11 * s}-9q${6 * s}-4 ${7 * s} 3`) +
          `<path fill="${tone(i % 3 ? 'leaf' : 'red')}" d="M0 0q${2 * s}-9 ` +
          `${9 * s}-9q${5 * s} 0 ${4 * s} 6q${-2 * s} 6 ${-13 * s} 3z"/>` +
          thin(`M${2 * s}-1q${4 * s}-5 ${8 * s}-5`),
      ) + `<circle cx="${-8 * s}" cy="${-y - 29}" r="2.800" fill="${tone('gold')}"/>`;
  }
  return `<path d="${d}" fill="none" stroke="${tone('leaf', true)}" stroke-width="1.800"/>` + leaves;
}
/** A vine with leaves and gilded berries, growing to the right for `n` steps of 36. */
export function tendril(n: number): string {
  let d = 'M0 0';
  let out = '';
  for (let i = 0; i < n; i++) {
    const x = i * 36;
    const s = i % 2 ? -1 : 1;
    const paint = ['leaf', 'red', 'lapis'][i % 3]!;
    d += `q18 ${-14 * s} 36 0`;
    out +=
      form(
        paint,
        `${paint}-2`,
        `M${x + 18} ${-7 * s}q2 ${-12 * s} 13 ${-11 * s}q1 ${9 * s}-13 ${11 * s}Z`,
        `M${x + 18} ${-7 * s}q8 ${-2 * s} 13 ${-11 * s}q1 ${9 * s}-13 ${11 * s}Z`,
      ) +
      dot('gold', x + 12, 4 * s, 2.6) +
      thin(`M${x + 10} ${-5 * s}Q${x + 10} ${1 * s} ${x + 12} ${3 * s}`);
  }
  return edge(d, ` stroke="${tone('leaf', true)}" stroke-width="1.800"`) + out;
}
/** An illuminated initial on a gold ground; the letter itself is text and stays text. 44 by 44. */
export const initialGround = (): string =>
  ink('lapis-2', 'M1 1h42v42H1z') +
  ink('gold', 'M5 5h34v34H5z') +
  edge(
    'M9 35q-2-14 6-18t4-8M35 9q2 14-6 18t-4 8M9 9q6 0 6 6M35 35q-6 0-6-6',
    ` stroke="${tone('gold', true)}" stroke-width="1"`,
  ) +
  [
    [9, 9],
    [35, 35],
    [35, 9],
    [9, 35],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.800" fill="${tone('red')}"/>`)
    .join('');
/** A snail that carries a house. */
export const snail = (): string =>
  ink('thatch', 'M-24 0q-4-6 2-8q20 4 30-4q4-8 10-10l2 2q-4 4-2 12q-4 8-18 8z') +
  thin('M20-22l4-5M17-21l1-6') +
  ink('stone', 'M-16-6v-20h18v20q-9 4-18 0z') +
  ink('tile', 'M-19-25l12-16 12 16z') +
  ink('dark', 'M-10-7v-8q3-4 6 0v8z') +
  hatch('M-2-26h4v20q-2 1-4 1z');
/** A snail that rides out to joust: 44 wide, foot at 0,0, looks right. */
export const jouster = (): string =>
  form(
    'thatch',
    'thatch-2',
    'M-20 0C-14-3-4-2 4-3 9-4 10-10 13-13 16-14 19-12 18-9 16-4 12 0 6 0Z',
    'M4-3C9-4 12-6 18-9 16-4 12 0 6 0H-6C-2-1 0-2 4-3Z',
  ) +
  form('tile', 'tile-2', 'M-13-3C-16-14-6-20 1-16 7-12 6-4 2-3Z', 'M1-16C7-12 6-4 2-3H-3C2-6 4-11 1-16Z') +
  edge('M-2-5C-7-5-9-10-5-12-1-13 1-9-2-8M14-13 12-19M17-13 18-19') +
  dot('line', 12, -19, 0.8) +
  dot('line', 18, -19, 0.8) +
  edge('M8-8 30-17') +
  ink('gold', 'M30-17 22-19 24-14Z');
/** A hare with a trumpet: 26 wide, foot at 0,0. */
export const hare = (): string =>
  form(
    'fawn',
    'timber-2',
    'M-8 0C-11-7-8-13-3-14-6-19-4-22-1-22-3-28-2-33 0-33 2-32 2-27' +
      ' 2-23 4-29 7-33 8-31 9-28 6-24 5-21 9-18 7-14 4-13 8-9 8-4 9 0' +
      'Z',
    'M4-13C8-9 8-4 9 0H3C5-4 4-9 1-13Z',
  ) +
  dot('line', 2, -18.5, 0.8) +
  ink('gold', 'M5-16.500 18-22 21-16 19-15.500 6-14.500Z') +
  thin('M-4-4q3-3 5 0');
/** A small dragon, looks right. */
export const dragon = (): string =>
  ink('leaf', 'M-34 0q-4-14 8-14q10 0 10 8q6-18 22-18q12-14 22-6l8 2-6 5q-2 8-12 7q-2 12-14 16z') +
  ink('red', 'M-6-16q-4-16-16-18q2 8 6 12q-4 2-2 8z') +
  ink('red-2', 'M30-25l8-1-5 4 6 2-9 2z') +
  thin('M23-27v1M-2-8q6 3 12 0M-4-3q6 3 12 0') +
  ink('leaf-2', 'M-34 0q-8-2-8-10l4 3 1-6 4 5z');
/** The corner of a panel: gold square with a quatrefoil. */
export const corner = (): string =>
  ink('gold', 'M0 0H14V14H0Z') +
  wash(
    'red',
    'M7 2.500a2.300 2.300 0 0 1 2 3.500 2.300 2.300 0 1 1 0 3 2.300' +
      ' 2.300 0 1 1-4 0 2.300 2.300 0 1 1 0-3A2.300 2.300 0 0 1 7 2.500' +
      'Z',
  );
/** A double-page divider. */
export const flourish = (): string =>
  thin('M0 0h60q10 0 14-6t-4-8q-6 2-2 8q6 8 16 6M180 0h-60q-10 0-14-6t4-8q6 2 2 8q-6 8-16 6', ' stroke="var(--gold)"') +
  ink('red', 'M90-8l6 8-6 8-6-8z', ' stroke="none"');
/** One bay of the hiring arcade, laid over a picture: pillars, pointed arch and spandrels; the opening is a hole. Bay
 *  84 by 78. */
export const bay = (free: boolean): string =>
  ink('stone', 'M0 0h84v78H0zM9 78V34Q10 13 42 4Q74 13 75 34V78z', ' fill-rule="evenodd"') +
  covered('brk', 'M0 0h84v12H0z') +
  ink('stone', 'M0 78V31h8v47zM76 78V31h8v47z') +
  shade('stone-2', 'M4.500 78V31H8v47zM80.500 78V31H84v47z') +
  ink(free ? 'gold' : 'stone2', 'M-2 31h12v-5h-12zM74 31h12v-5h-12z') +
  ink(free ? 'gold' : 'vellum', 'M6 8l4.500-5 4.500 5-4.500 5zM69 8l4.500-5 4.500 5-4.500 5z');
/** Finials of the two ladders: a dove in the sun over Virtue, a hell-mouth under it; a crown over Influence. */
export const sun = (): string =>
  Array.from(
    { length: 12 },
    (_, i) => `<path fill="${tone('gold')}" transform="rotate(${i * 30})" d="M-2.500-12l2.500-8 2.500 8z"/>`,
  ).join('') +
  `<circle r="11" fill="${tone('gold')}"/>` +
  ink('vellum', 'M-8 3q2-7 8-6l6-5q3 3-1 6q4 3 0 5q-6 3-13 0z') +
  thin('M5-5h.5');
export const crown = (): string =>
  ink('gold', 'M-16 6l-3-16 9 6 10-13 10 13 9-6-3 16z') +
  ink('red', 'M-16 6h32v4h-32z') +
  `<circle cy="-13" r="2.500" fill="${tone('red')}"/>`;
export const hellmouth = (): string =>
  ink('red-2', 'M-30 10q0-22 14-24q2-8 8-2q8-6 16 0q6-6 8 2q14 2 14 24z') +
  ink('dark', 'M-20 10q0-12 20-12t20 12z') +
  ink('vellum', 'M-18 4l4 6 3-9 4 9 4-10 4 10 4-10 4 9 3-9 4 6 1 4h-36z') +
  `<circle cx="-9" cy="-8" r="3" fill="${tone('gold')}"/><circle cx="9" cy="-8" r="3" fill="${tone('gold')}"/>`;
/** A seal of red wax for a number or a sign, around 0 0. */
export const seal = (): string =>
  ink('red', 'M0-13q4 0 6 3q5-1 6 4q4 3 1 7q1 5-4 6q-2 4-7 3q-5 2-8-2q-5 0-5-5q-4-3-1-7q0-5 5-5q2-4 7-4z') +
  '<circle class="a-thin" r="8.500"/>';
/** A ribbon with forked tails, so wide and tall, around 0 0; type stands on it. */
export function ribbon(wide: number, tall = 26, paint = 'page'): string {
  const [w, h] = [wide / 2, tall / 2];
  const tail = (s: number): string => `M${s * (w - 6)} ${5 - h}h${s * 16}l${s * -6} ${h}l${s * 6} ${h}h${s * -16}z`;
  return ink('page-2', tail(-1) + tail(1)) + ink(paint, `M${-w} ${-h}h${wide}v${tall}h${-wide}z`);
}
