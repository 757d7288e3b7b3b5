/** Putting a payment together from parts: one good more or less leads to the nearest payment that is possible. */
import type { Paid } from '../wire/wire';

interface Way {
  paid?: Paid[];
}

/** How much of a good a payment takes. */
export const taken = (way: Way, good: string): number => way.paid?.find((one) => one.good === good)?.n ?? 0;

/** All goods that some payment takes. */
export const goodsOf = (ways: Way[]): string[] => [
  ...new Set(ways.flatMap((way) => (way.paid ?? []).map((one) => one.good))),
];

/** The payment nearest to this one that takes more of a good (step 1) or less (step -1); the better one comes first
 *  in the list. */
export function nearest<T extends Way>(ways: T[], from: T, good: string, step: 1 | -1): T | null {
  const goods = goodsOf(ways);
  const far = (way: T): number => goods.reduce((sum, one) => sum + Math.abs(taken(way, one) - taken(from, one)), 0);
  let best: T | null = null;
  for (const way of ways)
    if ((taken(way, good) - taken(from, good)) * step > 0 && (!best || far(way) < far(best))) best = way;
  return best;
}
