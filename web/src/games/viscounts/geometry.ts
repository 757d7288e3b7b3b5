/** The round board: angles in degrees clockwise from the top, five wedges of 72°. */
export const WEDGE = 72;
/** Radii: castle tiers, the path inside, the path outside, the building spots, the rim. */
export const R = {
  tier3: 58,
  tier2: 112,
  castle: 168,
  inside: 213,
  path: 252,
  outside: 304,
  bank: 354,
  spots: 382,
  rim: 414,
} as const;
/** The drawing: the disc with its gilded frame. */
export const BOX = { left: -430, top: -430, width: 860, height: 860 } as const;

const rad = (deg: number): number => ((deg - 90) * Math.PI) / 180;
const round = (n: number): number => Math.round(n * 10) / 10;
export const at = (r: number, deg: number): [number, number] => [
  round(r * Math.cos(rad(deg))),
  round(r * Math.sin(rad(deg))),
];
export const move = (r: number, deg: number): string => `translate(${at(r, deg).join(' ')})`;

/** A piece of a ring. */
export function wedge(r0: number, r1: number, from: number, to: number): string {
  const [a, b, c, d] = [at(r1, from), at(r1, to), at(r0, to), at(r0, from)];
  return `M${a}A${r1} ${r1} 0 0 1 ${b}L${c}A${r0} ${r0} 0 0 0 ${d}Z`;
}

/** Where a space lies within its wedge. */
export const SPACE_ANGLE: Record<string, number> = { OL: 14, OR: 58, IN: 50 };
export const spaceAt = (place: number, kind: string): [number, number] =>
  at(kind === 'IN' ? R.inside : R.outside, place * WEDGE + SPACE_ANGLE[kind]!);
export const spotAngle = (place: number, i: number, of: number): number => place * WEDGE + ((i + 0.5) * WEDGE) / of;

/** Text that follows the circle, turned so that nobody reads upside down. */
export const upright = (deg: number): number => (deg > 90 && deg < 270 ? deg - 180 : deg > 270 ? deg - 360 : deg);
