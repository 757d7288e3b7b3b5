/** What moves on the table flies: state and drawing change at once, and copies fly over them from the old to the
 *  new places.
 *
 *  Pieces say what they are (`data-piece`), where they lie (`data-at`, of themselves or of what they lie in) and
 *  how many (`data-n`); numbers that pulse when they change have a name (`data-num`). Nothing of it is ever laid
 *  out anew, and no click is in the way. */
import { plan, type Drawn, type Flight } from './plan';
import { settings } from '../app/settings.svelte';

interface Look {
  element: Element;
  box: DOMRect;
  /** Is it drawn itself, not only what it is folded into? */ open: boolean;
}
interface Drawing {
  pieces: Drawn<Look>[];
  numbers: Map<string, string>;
}

const FLIGHT = 240;
const TRAIL = 1000;
const NEAR = 4;
const FAR = 40;

const reduced = matchMedia('(prefers-reduced-motion: reduce)');
/** Does nobody look, or not want to see anything move? */
export const calm = (): boolean => reduced.matches || document.hidden;

/** A piece in something folded is where that is. */
function look(element: Element): Look | null {
  const folded = element.closest('details:not([open])');
  const open = folded === null;
  const box = (folded?.querySelector(':scope > summary') ?? element).getBoundingClientRect();
  return box.width > 0 ? { element, box, open } : null;
}

function read(root: Element): Drawing {
  const pieces: Drawn<Look>[] = [];
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>('[data-piece]')) {
    const at = element.closest<HTMLElement | SVGElement>('[data-at]')?.dataset.at;
    const found = at === undefined || element.parentElement?.closest('.ghost') ? null : look(element);
    if (found) pieces.push({ piece: element.dataset.piece!, at: at!, n: Number(element.dataset.n ?? 1), look: found });
  }
  const numbers = new Map<string, string>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-num]'))
    numbers.set(element.dataset.num!, element.dataset.n!);
  return { pieces, numbers };
}

const SVG = 'http://www.w3.org/2000/svg';

/** What flies of a heap that is joined: one of its pieces. */
function one({ element, box, open }: Look): Look {
  const drawn = element.querySelector('svg');
  return element instanceof HTMLElement && drawn
    ? { element: drawn, box: drawn.getBoundingClientRect(), open }
    : { element, box, open };
}

/** The same drawn once more, by itself. */
function copy({ element, box }: Look): HTMLElement | SVGElement {
  let made = element.cloneNode(true) as HTMLElement | SVGElement;
  for (const part of [made, ...made.querySelectorAll<HTMLElement | SVGElement>('*')]) {
    for (const name of ['id', 'data-piece', 'data-at', 'data-num', 'tabindex', 'role']) part.removeAttribute(name);
    part.classList.remove('legal', 'lit');
  }
  if (element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement)) {
    const frame = document.createElementNS(SVG, 'svg');
    const { x, y, width, height } = element.getBBox();
    frame.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
    made.removeAttribute('transform');
    frame.append(made);
    made = frame;
  }
  made.classList.add('flying');
  Object.assign(made.style, { width: `${box.width}px`, height: `${box.height}px` });
  return made;
}

const middle = ({ x, y, width, height }: DOMRect): [number, number] => [x + width / 2, y + height / 2];
const clamp = (low: number, n: number, high: number): number => Math.max(low, Math.min(high, n));

/** A piece flies along an arc, and leaves a trail if it is no card. */
function fly({ piece, from, to, fresh }: Flight<Look>, sky: HTMLElement): void {
  const [x0, y0] = middle(from.box);
  const [x1, y1] = middle(to.box);
  const far = Math.hypot(x1 - x0, y1 - y0);
  const token = !piece.startsWith('card-');
  const best = to.open ? to : from.open ? from : null;
  if (!best || far < NEAR) return;
  const flown = token && !fresh ? one(best) : best;
  const bend = Math.min(60, far / 6) / far;
  const [xm, ym] = [(x0 + x1) / 2 + (y1 - y0) * bend, (y0 + y1) / 2 - (x1 - x0) * bend];
  const at = (s: number): [number, number] => [
    (1 - s) ** 2 * x0 + 2 * s * (1 - s) * xm + s * s * x1,
    (1 - s) ** 2 * y0 + 2 * s * (1 - s) * ym + s * s * y1,
  ];
  const first = clamp(0.4, from.box.width / flown.box.width, 1.6);
  const final = clamp(0.4, to.box.width / flown.box.width, 1.6);
  const made = copy(flown);
  sky.append(made);
  const { width, height } = flown.box;
  const frames = [0, 0.25, 0.5, 0.75, 1].map((s) => {
    const [x, y] = at(s);
    return {
      transform: `translate(${x - width / 2}px, ${y - height / 2}px) scale(${token ? 1 : first + (final - first) * s})`,
      opacity: to.open || s < 1 ? 1 : 0,
    };
  });
  const flight = made.animate(frames, { duration: FLIGHT, easing: 'ease-out', fill: 'forwards' });
  const hidden = fresh && to.open ? to.element.animate([{ opacity: 0 }, { opacity: 0 }], FLIGHT) : null;
  flight.onfinish = flight.oncancel = () => (made.remove(), hidden?.cancel());
  if (token && far > FAR) trail([x0, y0, xm, ym, x1, y1], sky);
}

/** A line that fades; it is no larger than it must be, as what fades is painted again and again. */
function trail([x0, y0, xm, ym, x1, y1]: [number, number, number, number, number, number], sky: HTMLElement): void {
  const [left, top] = [Math.min(x0, xm, x1) - NEAR, Math.min(y0, ym, y1) - NEAR];
  const drawn = document.createElementNS(SVG, 'svg');
  const line = document.createElementNS(SVG, 'path');
  drawn.classList.add('trail');
  line.setAttribute('d', `M${x0 - left} ${y0 - top}Q${xm - left} ${ym - top} ${x1 - left} ${y1 - top}`);
  Object.assign(drawn.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${Math.max(x0, xm, x1) - left + NEAR}px`,
    height: `${Math.max(y0, ym, y1) - top + NEAR}px`,
  });
  drawn.append(line);
  sky.prepend(drawn);
  const fading = drawn.animate([{ opacity: 0.75 }, { opacity: 0 }], {
    duration: TRAIL,
    easing: 'ease-in',
    fill: 'forwards',
  });
  fading.onfinish = fading.oncancel = () => drawn.remove();
}

export class Motion {
  private before: Drawing | null = null;
  private root: Element | null = null;
  private skips = false;

  /** Somebody does something: what flies has arrived. If the board now jumps to the present, nothing flies for that. */
  rest(sky: HTMLElement | undefined, jumps: boolean): void {
    this.before = null;
    this.skips = jumps;
    if (sky?.childElementCount) for (const one of sky.getAnimations({ subtree: true })) one.finish();
  }

  /** Note how the table is drawn, right before it changes; what moved flies as soon as it is drawn anew. */
  note(root: Element | undefined, sky: HTMLElement | undefined): void {
    if (!root || !sky || !settings.motion || calm()) return;
    if (this.skips) return void (this.skips = false);
    if (this.before && this.root === root) return; // what was painted is still to be compared
    this.before = read(root);
    this.root = root;
    requestAnimationFrame(() => {
      const { before } = this;
      this.before = null;
      if (before?.pieces.length && root.isConnected) this.show(before, read(root), root, sky);
    });
  }

  private show(before: Drawing, after: Drawing, root: Element, sky: HTMLElement): void {
    const { flights, arrivals } = plan(before.pieces, after.pieces);
    for (const flight of flights) fly(flight, sky);
    for (const { element, open } of arrivals)
      if (open) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FLIGHT, easing: 'ease-out' });
    const changed = [...after.numbers]
      .filter(([name, n]) => before.numbers.has(name) && before.numbers.get(name) !== n)
      .map(([name]) => name);
    for (const name of changed)
      for (const element of root.querySelectorAll(`[data-num="${name}"]`))
        element.animate([{ transform: 'none' }, { transform: 'scale(1.4)' }, { transform: 'none' }], {
          duration: FLIGHT,
          easing: 'ease-out',
        });
  }
}
