/** The keyboard is never nowhere: when what has the focus goes away, or its leaf is turned, the focus goes to the
 *  nearest home of it. */
import { areaOf, itemsOf, type Item } from './roving';

/** A part of the page says by `data-home` what to go to in it; an area goes to what stands where the lost one stood. */
const HOME = '[data-area], [data-home]';
const LAST = '#prompt, main h1';

let last: Item | null = null;
let path: Element[] = [];
let index = 0;
/** Whether it could not be used for a while, as a button while something is done. */
let off = false;

function noted(event: FocusEvent): void {
  last = event.target as Item;
  off = false;
  path = [];
  for (let one = last.parentElement?.closest(HOME); one; one = one.parentElement?.closest(HOME)) path.push(one);
  const area = areaOf(last);
  index = area ? itemsOf(area).indexOf(last) : 0;
}

/** Where to go instead. */
function home(): Item | null {
  for (const one of path.filter((part) => part.isConnected && part.checkVisibility())) {
    const items = one.matches('[data-area]') ? itemsOf(one) : [];
    const found =
      items[Math.min(Math.max(index, 0), items.length - 1)] ??
      (one.hasAttribute('data-home') ? one.querySelector<Item>(one.getAttribute('data-home')!) : null);
    if (found) return found;
  }
  return document.querySelector<HTMLElement>(LAST);
}

function check(): void {
  if (!last) return;
  if (last.matches(':disabled')) off = true;
  if (document.activeElement && document.activeElement !== document.body) return;
  if (!last.isConnected || !last.checkVisibility()) focusOn(home());
  else if (off && !last.matches(':disabled')) last.focus({ preventScroll: true });
}

/** Go to something, also if only the page itself may. */
export function focusOn(node: Item | null): void {
  if (!node) return;
  if (node.tabIndex < 0 && !node.hasAttribute('tabindex')) node.setAttribute('tabindex', '-1');
  node.focus({ preventScroll: true });
}

/** Go to an option in the bar: a thing of the board that several are about leads there. */
export const toOption = (option: number): void =>
  document.querySelector<HTMLElement>(`[data-option="${option}"]`)?.focus();

/** Watch over the whole page, for as long as it is there. */
export function keepFocus(): () => void {
  const observer = new MutationObserver(check);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden'],
  });
  document.addEventListener('focusin', noted);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', noted);
  };
}
