/** What every board is given, and everything that it may do: draw, offer choices, open explanations. It knows no rule. */
import type { ArchitectsView, ViscountsView } from '../wire';
import type { Shelf } from './cards.svelte';
import type { Choices } from './choices.svelte';

export interface BoardProps<V extends ViscountsView | ArchitectsView> {
  view: V;
  /** The seat that looks; null is a spectator. */
  seat: number | null;
  choices: Choices;
  shelf: Shelf;
  /** By seat; a solo opponent is the last. */
  names: string[];
  /** By seat: what everybody would have if the game ended now, as far as one knows; empty if that is not told. */
  points: number[];
}
export type ViscountsBoard = BoardProps<ViscountsView>;
export type ArchitectsBoard = BoardProps<ArchitectsView>;
