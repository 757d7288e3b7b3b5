/** The games that this client can draw: each is a folder here, found by being there and loaded when a table needs
 *  it. */
import type { Component, Snippet } from 'svelte';
import type { View } from '../board/context';
import type { Icons } from '../parts/icons';
import type { Counted } from '../table/numbers';

/** What a game exports, in `index.ts` of its folder. */
export interface GameClient {
  /** The table as far as it lies between the bar and the side column; it reads the board's context. On a small screen
   *  it is all of it, with `aside`, the parts that every table has, on a leaf of its own. */
  Realm: Component<{ aside: Snippet }>;
  /** Everybody else, a row or two each: they stand in the side column of a desk. */
  Others: Component;
  /** One's own goods in one row: on a small screen they are always in sight. */
  Strip: Component;
  /** What belongs to the question and stands in the bar, so that the board does not move. */
  Asked?: Component<{ view: View }>;
  /** Its drawings, by name; those of parts/icons.ts are there anyway. */
  icons: Icons;
  /** What a good is called. */
  goodName: (good: string) => string;
  /** The numbers of a seat that everybody sees. */
  counted: readonly Counted[];
}

const CLIENTS = import.meta.glob<{ client: GameClient }>('./*/index.ts');
const VIGNETTES = import.meta.glob<{ default: Component }>('./*/Vignette.svelte');

/** The folders that are there. */
export const GAMES = Object.keys(CLIENTS).map((path) => path.split('/')[1]!);

/** Load how a game is drawn. */
export async function clientOf(game: string): Promise<GameClient> {
  const load = CLIENTS[`./${game}/index.ts`];
  if (!load) throw new Error(`This page cannot draw the game ${game}.`);
  return (await load()).client;
}

/** The small picture of a game that stands at the door. */
export const vignetteOf = async (game: string): Promise<Component | undefined> =>
  (await VIGNETTES[`./${game}/Vignette.svelte`]?.())?.default;
