/** The table of Architects that all parts of the board look at. */
import { boardOf, type Board } from '../../board/context';
import type { ArchitectsView } from '../../wire/wire';

type ArchitectsBoard = Board<ArchitectsView>;

/** The table that this part belongs to. */
export const table = (): ArchitectsBoard => boardOf<ArchitectsView>();

/** Who sits there; a solo opponent without a name goes by that of its board. */
export const nameOf = (board: ArchitectsBoard, seat: number): string =>
  board.names[seat] || board.shelf.name(board.view.players[seat]?.board ?? '');
