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

  const idAt = (event: Event): string | undefined => {
    const id = (event.target as Element).closest<HTMLElement | SVGElement>('[data-explain]')?.dataset.explain;
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
    shelf.open = id;
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
    const id = idAt(event);
    if (id && id !== (shelf.open ?? shelf.rests) && desk.current) later(REST, () => whenStill(() => shelf.point(id)));
    else clearTimeout(timer);
  });
  on('pointerleave', () => clearTimeout(timer));
  on('focusin', (event) => {
    const id = idAt(event);
    if (id && desk.current && byKeyboard(event)) later(REST, () => shelf.rest(id));
  });
  on('pointerdown', (event) => {
    held = false;
    if (event.pointerType === 'mouse') return;
    const id = idAt(event);
    start = [event.clientX, event.clientY];
    if (id) later(LONG_PRESS, () => ((held = true), (shelf.open = id)));
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
