/** The table of Viscounts that all parts of the board look at. */
import { boardOf, type Board } from '../../board/context';
import type { ViscountsView } from '../../wire/wire';
import { opponentWord } from './words';

type ViscountsBoard = Board<ViscountsView>;

/** The table that this part belongs to. */
export const table = (): ViscountsBoard => boardOf<ViscountsView>();

/** Who sits there; a solo opponent has no seat at the table, so it may have no name yet. */
export function nameOf({ names, view }: ViscountsBoard, seat: number): string {
  const opponent = view.solo && seat === view.players.length - 1 ? opponentWord(view.solo.opponent) : '';
  return names[seat] || opponent || String(seat + 1);
}
