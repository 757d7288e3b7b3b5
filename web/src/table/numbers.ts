/** The numbers of a seat that everybody sees, and how they changed between two moments. Which there are is told by
 *  the game. */
import type { View } from '../board/context';

type Player = View['players'][number];

export interface Counted<P = Player> {
  icon: string;
  word: string;
  /** A method, so that a game may count what only its own players have. */
  of(player: P): number;
  /** Whether it is a place on a track, of which more is not simply better. */
  place?: boolean;
}
export interface Change {
  icon: string;
  word: string;
  from: number;
  to: number;
  place: boolean;
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

/** What changed for a seat between two views of the same game. */
export function changes(counted: readonly Counted[], before: View, after: View, seat: number): Change[] {
  const [old, now] = [before.players[seat], after.players[seat]];
  if (!old || !now || before.game !== after.game) return [];
  return counted
    .map(({ icon, word, of, place = false }) => ({ icon, word, from: of(old), to: of(now), place }))
    .filter(({ from, to }) => from !== to);
}

/** A change as it is written: +2, −1, or 5 → 4 for a place on a track. */
export const written = ({ from, to, place }: Change): string =>
  place ? `${from} → ${to}` : to > from ? `+${to - from}` : `−${from - to}`;
