/** What moved between two drawings of the table: pieces by what they are and where, compared as one compares lists
 *  of goods. */

/** A piece, or several alike in one heap, as it is drawn: what it is, where it lies, how many, and how it looks
 *  there. */
export interface Drawn<Look> {
  piece: string;
  at: string;
  n: number;
  look: Look;
}
/** Pieces that were there and are here now; `fresh` if nothing of what is drawn here was here before. */
export interface Flight<Look> {
  piece: string;
  from: Look;
  to: Look;
  fresh: boolean;
}
export interface Plan<Look> {
  flights: Flight<Look>[];
  arrivals: Look[];
}

/** More than this is no move but another moment of the game, and is shown at once. */
export const MOST = 40;

/** The seat at whose place a card lies, as in `seat-1-hand`: cards of the same name never change seats. */
const holder = (at: string): string | undefined => /^seat-(\d+)-/.exec(at)?.[1];
const strange = (one: string, other: string): boolean =>
  (holder(one) ?? holder(other)) !== (holder(other) ?? holder(one));

type Heap<Look> = Drawn<Look>[];
const size = <Look>(heap: Heap<Look> | undefined): number => (heap ?? []).reduce((sum, one) => sum + one.n, 0);
/** The looks of the last pieces of a heap, one by one. */
const last = <Look>(heap: Heap<Look>, n: number): Drawn<Look>[] =>
  heap.flatMap((one) => Array<Drawn<Look>>(one.n).fill(one)).slice(-n);

function heaps<Look>(drawn: Drawn<Look>[]): Map<string, Map<string, Heap<Look>>> {
  const found = new Map<string, Map<string, Heap<Look>>>();
  for (const one of drawn) {
    const places = found.get(one.piece) ?? new Map<string, Heap<Look>>();
    places.set(one.at, [...(places.get(one.at) ?? []), one]);
    found.set(one.piece, places);
  }
  return found;
}

/** Pair what is missing in one place with what is more in another; what came from nowhere has arrived. */
export function plan<Look>(before: Drawn<Look>[], after: Drawn<Look>[]): Plan<Look> {
  const made: Plan<Look> = { flights: [], arrivals: [] };
  const [old, now] = [heaps(before), heaps(after)];
  for (const [piece, places] of now) {
    const were = old.get(piece);
    const gone = [...(were ?? [])].flatMap(([at, heap]) => last(heap, Math.max(0, size(heap) - size(places.get(at)))));
    for (const [at, heap] of places) {
      const had = size(were?.get(at));
      const more = size(heap) - had;
      if (more <= 0) continue;
      const come = last(heap, more);
      for (const to of new Set(come)) {
        const n = come.filter((one) => one === to).length;
        const from = gone.filter((one) => !strange(one.at, at)).slice(0, n);
        for (const one of from) gone.splice(gone.indexOf(one), 1);
        const fresh = n === to.n;
        for (const one of new Set(from)) made.flights.push({ piece, from: one.look, to: to.look, fresh });
        if (!from.length && fresh) made.arrivals.push(to.look);
      }
    }
  }
  return made.flights.length + made.arrivals.length > MOST ? { flights: [], arrivals: [] } : made;
}
