/** The table that all parts of the board look at. */
import { getContext, setContext } from 'svelte';
import type { ArchitectsBoard } from '../lib/board';

const KEY = Symbol('architects');

/** Lay the table for all parts within; what it holds must be read through getters, so that it stays fresh. */
export const lay = (board: ArchitectsBoard): ArchitectsBoard => setContext(KEY, board);

/** Who sits there; a solo opponent without a name goes by that of its board. */
export const nameOf = (board: ArchitectsBoard, seat: number): string =>
  board.names[seat] || board.shelf.name(board.view.players[seat]?.board ?? '');

/** The table that this part belongs to. */
export const table = (): ArchitectsBoard => getContext<ArchitectsBoard>(KEY);
