/** What is said aloud of what happened. */
import type { EntryShown } from '../wire/wire';

/** More than this at once is not listened to. */
const MOST = 5;

/** Of one's own choices what came of them, of others' what they did and what befell oneself; the last few, and how
 *  many were left out. */
export function sentences(entries: EntryShown[], seat: number | null): { left: number; lines: string[] } {
  const all = entries.flatMap((entry) => {
    const lines = (entry.lines ?? []).filter((line) => !line.heading);
    const own = seat !== null && entry.seat === seat;
    return lines
      .filter((line, i) => (own ? i > 0 : i === 0 || (seat !== null && line.seat === seat)))
      .map((line) => line.text);
  });
  return { left: Math.max(0, all.length - MOST), lines: all.slice(-MOST) };
}
