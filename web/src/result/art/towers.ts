/** The end: the score as towers, bunting between them. */
import { pennant } from '../../art/building';
import { chance } from '../../art/lots';
import { hatch, ink, shade, thin, tone } from '../../art/pen';
export interface Storey {
  points: number;
  paint: string;
  label: string;
}
/** The score as a tower: one storey for every source, its height the points, but none lower than `least`; what is lost
 *  lies in the cellar. `k` = pixels per point. Foot at 0 0, 112 wide. */
export function scoreTower(
  storeys: Storey[],
  k: number,
  roof: string,
  won: boolean,
  least = 24,
): { svg: string; top: number; at: { y: number; h: number; s: Storey }[] } {
  const out: string[] = [],
    seats: { y: number; h: number; s: Storey }[] = [];
  let y = 0;
  storeys
    .filter((s) => s.points > 0)
    .forEach((s, i) => {
      const h = Math.max(least, s.points * k),
        w = 112 - i * 5,
        x = (112 - w) / 2;
      out.push(
        ink(s.paint, `M${x} ${y}v${-h}h${w}v${h}z`) +
          shade(`${s.paint}-2`, `M${x + w - 20} ${y}v${-h}h20v${h}z`) +
          `<path class="a-hat" d="M${x + w - 20} ${y}v${-h}h20v${h}` +
          `z"/><path class="a-brk" d="M${x} ${y}v${-h}h${w}v${h}z"/>` +
          ink('vellum', `M${x - 4} ${y - h}h${w + 8}v-5h${-w - 8}z`),
      );
      for (let q = 0; q < Math.floor((h - 8) / 34); q++)
        for (let c = 0; c < 2; c++)
          out.push(
            ink('lit', `M${x + 8 + c * (w - 30)} ${y - 8 - q * 34}v-13q4-7 8 0v13z`) +
              thin(`M${x + 6 + c * (w - 30)} ${y - 7 - q * 34}h12`),
          );
      if (i === 0 && h > 70) out.push(ink('timber', `M47 ${y}v-20q9-10 18 0v20z`) + thin(`M56 ${y}v-25`));
      seats.push({ y, h, s });
      y -= h + 5;
    });
  const loss = storeys.filter((s) => s.points < 0);
  let dy = 6;
  loss.forEach((s) => {
    const h = Math.max(least, -s.points * k);
    out.push(ink('red', `M16 ${dy}h80v${h}h-80z`) + hatch(`M16 ${dy}h80v${h}h-80z`));
    seats.push({ y: dy + h, h, s });
    dy += h;
  });
  const w = 112 - (storeys.filter((s) => s.points > 0).length - 1) * 5,
    x = (112 - w) / 2;
  out.push(
    `<path fill="${roof}" d="M${x - 6} ${y}L56 ${y - 58}L${112 - x + 6} ${y}` +
      `z"/><path class="a-hat" d="M56 ${y - 58}L${112 - x + 6} ${y}h-30z"/>`,
  );
  if (won) out.push(pennant(56, y - 56, tone('gold'), 26) + ink('gold', `M56 ${y - 60}a5 5 0 1 1 .1 0z`));
  return {
    svg:
      (won
        ? Array.from(
            { length: 18 },
            (_, i) =>
              `<path fill="${tone('gold')}" class="a-no" opacity=".5" d="M56 ` +
              `${y - 20}l-7-150h14z" transform="rotate(${i * 20} 56 ${y - 20})"/>`,
          ).join('') +
          Array.from(
            { length: 40 },
            (_, i) =>
              `<path fill="${tone(i % 4 ? 'gold' : 'red')}` +
              `" stroke-width=".7" transform="translate(${Math.round(56 + (chance(i, 1) - 0.5) * 330)} ` +
              `${Math.round(y - 40 + (chance(i, 2) - 0.45) * 300)}) rotate(` +
              `${Math.round(chance(i, 3) * 180)})" d="M0-5l3 5-3 5-3-5z"/>`,
          ).join('')
        : '') + out.join(''),
    top: y - 60,
    at: seats,
  };
}
/** Bunting from one point to another. */
export function bunting(x0: number, y0: number, x1: number, y1: number, sag: number): string {
  const n = Math.max(4, Math.round((x1 - x0) / 24)),
    point = (t: number): [number, number] => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + 4 * sag * t * (1 - t)];
  let d = '',
    flags = '';
  for (let i = 0; i <= n; i++) {
    const [x, y] = point(i / n);
    d += `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`;
    if (i < n) {
      const [a, b] = point((i + 0.5) / n);
      flags += ink(['red', 'gold', 'lapis', 'vellum'][i % 4]!, `M${(a - 6).toFixed(1)} ${b.toFixed(1)}h12l-6 15z`);
    }
  }
  return thin(d) + flags;
}
