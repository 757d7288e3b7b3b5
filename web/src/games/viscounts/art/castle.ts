/** The castle in military projection: the plan stays a circle, so the five sections keep their angles, and height goes
 *  straight up. */
import { tower } from '../../../art/building';
import { edge, ink, put, round, thin, tone, wash } from '../../../art/pen';
import { R, at } from '../geometry';

/** Floor radius, how high the floor lies, how much wall is seen below its front edge, number of merlons. */
export const TIERS = [
  { r: R.castle, lift: 10, wall: 25, merlons: 60 },
  { r: R.tier2, lift: 25, wall: 26, merlons: 40 },
  { r: R.tier3, lift: 45, wall: 32, merlons: 22 },
] as const;
/** Where feet stand on a tier (0 to 2). */
export const stand = (tier: 0 | 1 | 2, deg: number, r: number): [number, number] => {
  const [x, y] = at(r, deg);
  return [x, y - TIERS[tier].lift];
};

function drum({ r, lift, wall, merlons }: (typeof TIERS)[number], floor: string): string {
  const front = (y: number): string => `M${-r} ${y}A${r} ${r} 0 0 0 ${r} ${y}`;
  const face = `M${-r} ${-lift}v${wall}A${r} ${r} 0 0 0 ${r} ${wall - lift}v${-wall}A${r} ${r} 0 0 1 ${-r} ${-lift}Z`;
  const [sx, sy] = [round(r * 0.34), round(r * 0.9404 - lift)];
  const shaded = `M${sx} ${sy}v${wall}A${r} ${r} 0 0 0 ${r} ${wall - lift}v${-wall}A${r} ${r} 0 0 1 ${sx} ${sy}Z`;
  const courses = ['9 3 14 3', '13 3 8 3']
    .map((dash, i) => thin(front(round(-lift + (wall * (i + 1)) / 3)), ` stroke-dasharray="${dash}"`))
    .join('');
  const merlon = (deg: number): string => {
    const [x, y] = at(r, deg);
    const w = 2.6 + 2.4 * Math.abs(Math.cos((deg * Math.PI) / 180));
    return `M${(x - w).toFixed(1)} ${(y - lift + 1).toFixed(1)}v-8h${(2 * w).toFixed(1)}v8`;
  };
  const ring = Array.from({ length: merlons }, (_, i) => merlon(((i + 0.5) * 360) / merlons)).join('');
  const slits = Array.from({ length: 9 }, (_, i) => {
    const [x, y] = at(r, 112 + i * 17);
    return `M${(x - 1.7).toFixed(1)} ${(y - lift + wall * 0.72).toFixed(1)}v-6a1.700 1.700 0 0 1 3.400 0v6Z`;
  }).join('');
  const strokes = Array.from({ length: 6 }, (_, i) => {
    const x = r * (0.34 - (i + 0.5) * 0.05);
    return `M${x.toFixed(1)} ${(Math.sqrt(r * r - x * x) - lift + 3 + i).toFixed(1)}v${(wall - 5 - 2 * i).toFixed(1)}`;
  }).join('');
  return (
    wash('stone', face) +
    wash('stone-2', shaded) +
    thin(strokes) +
    courses +
    wash('dark', slits) +
    edge(face) +
    `<circle r="${r}" cy="${-lift}" fill="${tone(floor)}"/>` +
    `<circle class="a-thin" r="${r - 5}" cy="${-lift}"/><path class="a-merlons" d="${ring}"/>`
  );
}
/** A round tower with its foot at 0 0, so wide to each side. */
const turret = (w: number, h: number, roof: string, flag?: string): string =>
  put(-w, 0, tower({ w: 2 * w, h, roof, r: w * 2.2, windows: 1, flag, shadow: false }));
const tower1 = (deg: number): string => {
  const [x, y] = at(R.castle - 1, deg);
  return put(x, y + 3, turret(11, 24, 'tile'));
};

export const gateFront = (): string =>
  ink('dark', 'M-9 0V-11A9 9 0 0 1 9-11V0Z') +
  thin('M-5 0V-16M0 0V-19M5 0V-16M-9-6H9M-9-11H9') +
  edge('M-12 2V-12A12 12 0 0 1 12-12V2');

/** Moat and outer ward, inner ward, keep; the front towers come last. The board lays sections and workers between. */
export function castleGround(): string {
  const walls = [0, 1, 2, 3, 4]
    .map((i) => {
      const [a, b] = [stand(0, i * 72, R.castle - 6), stand(0, i * 72, R.tier2)];
      return `M${a}L${b}`;
    })
    .join('');
  return (
    `<circle class="a-moat" r="${R.castle + 9}" cy="3"/><circle class="a-moat-ring" r="${R.castle + 5}" cy="4"/>` +
    [0, 72, 288].map(tower1).join('') +
    drum(TIERS[0], 'ward') +
    `<path class="a-ward-wall" d="${walls}"/><path class="a-ward-top" d="${walls}"/>`
  );
}
const tower2 = (deg: number): string => {
  const [x, y] = stand(1, deg, R.tier2 - 1);
  return put(x, y + 3, turret(7.5, 15, 'slate'));
};
export function castleInner(): string {
  const walls = [0, 1, 2, 3, 4].map((i) => `M${stand(1, i * 72, R.tier2 - 5)}L${stand(1, i * 72, R.tier3)}`).join('');
  return (
    [72, 288].map(tower2).join('') +
    drum(TIERS[1], 'ward-2') +
    [144, 216].map(tower2).join('') +
    `<path class="a-ward-wall" d="${walls}"/><path class="a-ward-top" d="${walls}"/>`
  );
}
export function castleKeep(): string {
  const y = -TIERS[2].lift - R.tier3 + 8;
  return (
    put(-25, y + 8, turret(9, 32, 'tile')) +
    put(25, y + 8, turret(9, 32, 'tile')) +
    put(0, y + 4, turret(15, 50, 'slate', 'gold')) +
    drum(TIERS[2], 'ward-3') +
    `<circle class="a-inlay" r="46" cy="${-TIERS[2].lift}"/>`
  );
}
export const castleFront = (): string => [144, 216].map(tower1).join('');
