/** What every board is given, and everything that it may do: draw, offer choices, open explanations. It knows no
 *  rule. */
import { getContext, setContext } from 'svelte';
import type { Choices } from '../choice/choices.svelte';
import type { GameClient } from '../games';
import type { Strength, Update } from '../wire/wire';
import type { Shelf } from './shelf.svelte';

/** What a seat may see of a game. */
export type View = NonNullable<Update['view']>;

export interface Board<V extends View = View> {
  readonly view: V;
  /** The seat that looks; null is a spectator. */
  readonly seat: number | null;
  readonly choices: Choices;
  readonly shelf: Shelf;
  /** By seat; a solo opponent is the last. */
  readonly names: string[];
  /** By seat: the level of the bot that plays, or nothing. */
  readonly levels: string[];
  /** By seat: what everybody would have if the game ended now, as far as one knows; empty if that is not told. */
  readonly points: number[];
  /** By seat: how strong everybody is in each kind of action now; empty where that is not told. */
  readonly strengths: readonly (readonly Strength[])[];
  /** How this game is drawn. */
  readonly game: GameClient;
}

const KEY = Symbol('board');

/** Lay the table for all parts within; what it holds is read through getters, so that it stays fresh. */
export const lay = (board: Board): Board => setContext(KEY, board);

/** The table that this part belongs to, as its game sees it. */
export const boardOf = <V extends View = View>(): Board<V> => getContext<Board<V>>(KEY);
