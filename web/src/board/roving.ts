/** Areas of a board: one tab stop each, arrows move within. An area is marked by `data-area`; one that is a list by
 *  `data-area="last"`: one comes to its end, and arrows lead from one to the next. In a `data-ring` left and right
 *  go round. */
import { keyOf } from './keys';
import { beside, round, type Arrow, type Point } from './directions';

export type Item = HTMLElement | SVGElement;
const AREA = '[data-area]';
const ITEM = 'button:not(:disabled), [role="button"], a[href], summary';
const ARROWS: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/** What can be reached in an area, but for areas within it. */
export const itemsOf = (area: Element): Item[] =>
  [...area.querySelectorAll<Item>(ITEM)].filter((item) => item.closest(AREA) === area);
export const areaOf = (node: Element): Element | null => node.closest(AREA);

const isList = (area: Element): boolean => area.getAttribute('data-area') === 'last';
const seen = (item: Item): boolean => item.getClientRects().length > 0;
const middle = (node: Element): Point => {
  const box = node.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

/** Where an arrow leads from an item. */
function next(area: Element, from: Item, arrow: Arrow): Item | undefined {
  const ring = area.closest('[data-ring]');
  const rim = ring?.querySelector('[data-rim]');
  const items = (
    ring && (arrow === 'ArrowUp' || arrow === 'ArrowDown')
      ? [...ring.querySelectorAll(AREA)].flatMap(itemsOf)
      : itemsOf(area)
  ).filter(seen);
  const here = items.indexOf(from);
  if (isList(area)) return items[here + (arrow === 'ArrowLeft' || arrow === 'ArrowUp' ? -1 : 1)];
  const points = items.map(middle);
  return items[rim ? round(points, here, arrow, middle(rim)) : beside(points, here, arrow)];
}

/** Keeps the areas below a node: an attachment. */
export function areas(root: HTMLElement): () => void {
  const kept = new WeakMap<Element, Item>();

  /** In each area one item can be reached by Tab: where one was, as long as nothing else can be chosen, or what can
   *  be. */
  function settle(): void {
    for (const area of root.querySelectorAll(AREA)) {
      const items = itemsOf(area);
      const legal = items.filter((item) => item.classList.contains('legal'));
      const last = kept.get(area);
      const active = items.find((item) => item === document.activeElement);
      const stop =
        active ??
        [last].find((item) => item && (legal.length ? legal : items).includes(item)) ??
        legal[0] ??
        (isList(area) ? items.at(-1) : items[0]);
      for (const item of items) item.setAttribute('tabindex', item === stop ? '0' : '-1');
    }
  }

  function press(event: KeyboardEvent): void {
    const key = keyOf(event);
    if (
      !ARROWS.includes(key) ||
      event.ctrlKey ||
      event.altKey ||
      event.metaKey ||
      event.shiftKey ||
      event.defaultPrevented
    )
      return;
    const item = (event.target as Element).closest<Item>(ITEM);
    const area = item && areaOf(item);
    if (!area || (itemsOf(area).length < 2 && !area.closest('[data-ring]'))) return;
    event.preventDefault();
    next(area, item, key as Arrow)?.focus();
  }

  function come(event: FocusEvent): void {
    const item = (event.target as Element).closest<Item>(ITEM);
    const area = item && areaOf(item);
    if (!area || !itemsOf(area).includes(item)) return;
    kept.set(area, item);
    settle();
  }

  const observer = new MutationObserver(settle);
  observer.observe(root, { childList: true, subtree: true });
  /** What can be chosen may have changed since: look again before Tab leads anywhere. */
  const early = (event: KeyboardEvent): void => void (event.key === 'Tab' && settle());
  addEventListener('keydown', early, { capture: true });
  root.addEventListener('keydown', press);
  root.addEventListener('focusin', come);
  settle();
  return () => {
    observer.disconnect();
    removeEventListener('keydown', early, { capture: true });
    root.removeEventListener('keydown', press);
    root.removeEventListener('focusin', come);
  };
}
