/** Lots: what looks like chance depends on a name or on a place only, so that the same picture comes out every time
 *  and on every machine. Integers all the way, for no two engines agree on the last digits of a sine. */
const mix = (n: number): number => {
  let h = Math.imul(n ^ (n >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
};

/** A number from a name. */
export const hash = (name: string): number => {
  let h = 2166136261;
  for (const c of name) h = Math.imul(h ^ c.codePointAt(0)!, 16777619);
  return h >>> 0;
};

/** Lots drawn one after the other from 0 to 1: the same card has the same face everywhere and always. */
export function lots(name: string): () => number {
  let h = hash(name);
  return () => {
    h = (h + 0x6d2b79f5) | 0;
    return mix(h) / 4294967296;
  };
}
export const pick = <T>(of: readonly T[], lot: () => number): T => of[Math.floor(lot() * of.length)]!;

/** One lot from 0 to 1 for a place: two numbers, to the tenth. */
export const chance = (a: number, b = 0): number =>
  mix(Math.round(a * 10) ^ Math.imul(Math.round(b * 10) + 0x9e37, 0x9e3779b1)) / 4294967296;
