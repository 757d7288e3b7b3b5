/** Whatever carries `data-explain` explains itself, also while it can be chosen: when the pointer or the keyboard
 *  rests on it, by the key i, by a long press, by the other button; and by a click if that has nothing else to do
 *  (`data-asks`). */
import type { Shelf } from './shelf.svelte';
import { byKeyboard, hovers } from './resting';
import { desk } from './screen';
import { whenStill } from '../app/still';

const REST = 350;
const LONG_PRESS = 500;
/** How far a finger may tremble. */
const STILL = 10;

export function explaining(node: HTMLElement, shelf: Shelf): { destroy: () => void } {
  const done = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start: [number, number] = [0, 0];
  let held = false;
  let pointed: Element | null = null;

  const thingAt = (event: Event): HTMLElement | SVGElement | null =>
    (event.target as Element).closest<HTMLElement | SVGElement>('[data-explain]');
  const idAt = (event: Event): string | undefined => {
    const id = thingAt(event)?.dataset.explain;
    return id && shelf.of(id) ? id : undefined;
  };
  const later = (ms: number, what: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(what, ms);
  };
  const open = (event: Event): void => {
    const id = idAt(event);
    if (!id) return;
    event.preventDefault();
    shelf.ask(id, thingAt(event));
  };
  function on<K extends keyof HTMLElementEventMap>(
    kind: K,
    listen: (event: HTMLElementEventMap[K]) => void,
    capture = false,
  ): void {
    node.addEventListener(kind, listen, { signal: done.signal, capture });
  }

  on('pointerover', (event) => {
    if (!hovers(event)) return;
    const [id, at] = [idAt(event), thingAt(event)];
    if (at === pointed) return;
    pointed = at;
    shelf.leave();
    if (id && desk.current) later(REST, () => whenStill(() => pointed === at && void shelf.rest(id, at)));
    else clearTimeout(timer);
  });
  on('pointerleave', () => {
    clearTimeout(timer);
    pointed = null;
    shelf.leave();
  });
  on('focusin', (event) => {
    const [id, at] = [idAt(event), thingAt(event)];
    if (id && desk.current && byKeyboard(event)) later(REST, () => shelf.rest(id, at));
  });
  on('pointerdown', (event) => {
    held = false;
    if (event.pointerType === 'mouse') return;
    const [id, at] = [idAt(event), thingAt(event)];
    start = [event.clientX, event.clientY];
    if (id) later(LONG_PRESS, () => ((held = true), shelf.ask(id, at)));
  });
  on('pointermove', (event) => {
    if (event.pointerType !== 'mouse' && Math.hypot(event.clientX - start[0], event.clientY - start[1]) > STILL)
      clearTimeout(timer);
  });
  on('pointerup', (event) => event.pointerType !== 'mouse' && clearTimeout(timer));
  on('pointercancel', () => clearTimeout(timer));
  on('contextmenu', open);
  on(
    'click',
    (event) => {
      if (held) {
        held = false; // the finger asked, and chose nothing
        event.preventDefault();
        event.stopPropagation();
      } else if ((event.target as Element).closest('[data-asks]')) open(event);
    },
    true,
  );
  on('keydown', (event) => {
    if (
      event.key === 'F1' ||
      (event.key === 'i' &&
        !event.ctrlKey &&
        !event.metaKey &&
        !event.altKey &&
        !(event.target as Element).matches('input, select, textarea'))
    )
      open(event);
  });
  return { destroy: () => (clearTimeout(timer), done.abort()) };
}
