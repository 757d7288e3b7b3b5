/** Where the workers of a castle section stand: one by one while there is room, and then in ranks with their number. */
import { stand } from './art/castle';
import { WEDGE } from './geometry';

export interface Standing {
  seat: number;
  /** How many are drawn here. */
  n: number;
  x: number;
  y: number;
  ghost: boolean;
}
/** Plaques hang towards the sides at the back and in the middle at the front; people gather the other way. */
export const PLAQUE = [24, 20, 0, -20, -24] as const;
const GATHER = [-5, -9, 0, 9, 5] as const;
export const MOST = 6;
const MIDDLE = { tier1: 141, tier2: 85 } as const;

/** `there` is how many of each seat stand there, and how many more would. */
export function standing(
  tier: 'tier1' | 'tier2',
  place: number,
  there: readonly { seat: number; n: number; coming: number }[],
): Standing[] {
  const all = there.reduce((sum, { n, coming }) => sum + n + coming, 0);
  const alone = ({ seat, n, coming }: (typeof there)[number]): Omit<Standing, 'x' | 'y'>[] => [
    ...Array.from({ length: n }, () => ({ seat, n: 1, ghost: false })),
    ...Array.from({ length: coming }, () => ({ seat, n: 1, ghost: true })),
  ];
  const ranked = ({ seat, n, coming }: (typeof there)[number]): Omit<Standing, 'x' | 'y'>[] => [
    ...(n ? [{ seat, n, ghost: false }] : []),
    ...(coming ? [{ seat, n: coming, ghost: true }] : []),
  ];
  const groups = there.flatMap(all > MOST ? ranked : alone);
  const inner = tier === 'tier2';
  const wide = groups.some(({ n }) => n > 1) ? 1.75 : 1;
  const step = Math.min((inner ? 17 : 10.5) * wide, 54 / Math.max(groups.length, 1));
  const shift = groups.length > 1 && place !== 2 ? (inner ? 6 : 8) : 0;
  return groups
    .map((one, i) => {
      const angle = place * WEDGE + 36 + GATHER[place]! + (i - (groups.length - 1) / 2) * step;
      const [x, y] = stand(inner ? 1 : 0, angle, MIDDLE[tier] + (i % 2 ? shift : -shift));
      return { ...one, x, y: y + 13 };
    })
    .sort((a, b) => a.y - b.y);
}
