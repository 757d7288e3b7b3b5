/** What a line of the chronicle is about, while somebody rests on it: boards ask here, and mark it. */
import { getContext, setContext } from 'svelte';
import type { Line } from '../wire/wire';
import { byKeyboard, hovers } from './resting';

/** A seat whose things are asked for; things that lie on the table are nobody's. */
type Owner = () => number | undefined;
const KEY = Symbol('owner');

class Pointing {
  private line = $state.raw<Pick<Line, 'about' | 'seat'> | null>(null);

  /** Is one of these pointed at? What belongs to a seat only by lines of that seat, since several may have the same. */
  at(things: (string | null | undefined)[], owner?: number): boolean {
    const line = this.line;
    if (!line || (owner !== undefined && owner !== line.seat)) return false;
    return things.some((thing) => thing && line.about.includes(thing));
  }

  /** Point at what a line is about while the pointer or the focus is within; an attachment. */
  from(line: Pick<Line, 'about' | 'seat'>): (node: HTMLElement) => () => void {
    const point = (): void => void (this.line = line);
    // A line is also left when it is taken away, and then nothing may change at once.
    const leave = (): void =>
      queueMicrotask(() => {
        if (this.line === line) this.line = null;
      });
    return (node) => {
      node.addEventListener('pointerenter', (event) => hovers(event) && point());
      node.addEventListener('focusin', (event) => byKeyboard(event) && point());
      for (const kind of ['pointerleave', 'focusout']) node.addEventListener(kind, leave);
      return leave;
    };
  }
}

export const pointing = new Pointing();

/** Everything within belongs to a seat. */
export const belongsTo = (seat: Owner): Owner => setContext(KEY, seat);
export const owner = (): Owner => getContext<Owner | undefined>(KEY) ?? (() => undefined);
