/** Nothing moves under a finger, nor between a press of the mouse and its release: what comes meanwhile is shown after
 *  the click. */

/** How long a click may come after the finger was lifted, in milliseconds. */
const CLICK = 150;

/** Fingers, pens and the mouse that are down. */
const down = new Set<number>();
let lifting: ReturnType<typeof setTimeout> | undefined;
const waiting: (() => void)[] = [];

/** Do this at once, or after the click if somebody presses now; in the order in which it was asked for. */
export function whenStill(doing: () => void): void {
  if (down.size || lifting !== undefined) waiting.push(doing);
  else doing();
}
export const still = (): Promise<void> => new Promise(whenStill);

function release(): void {
  clearTimeout(lifting);
  lifting = undefined;
  if (!down.size) for (const doing of waiting.splice(0)) doing();
}
function lift(after: number): void {
  clearTimeout(lifting);
  lifting = setTimeout(release, after);
}

function press(event: PointerEvent): void {
  if (event.pointerType !== 'mouse' || event.button === 0) down.add(event.pointerId);
}
function lifted(event: PointerEvent): void {
  if (down.delete(event.pointerId) && !down.size) lift(event.type === 'pointerup' ? CLICK : 0);
}
/** A mouse that is let go where we cannot hear it comes back without a button. */
function came(event: PointerEvent): void {
  if (event.pointerType === 'mouse' && event.buttons === 0) lifted(event);
}
function gone(): void {
  down.clear();
  lift(0);
}

/** Watch over the whole page, for as long as it is there. */
export function keepStill(): () => void {
  const done = new AbortController();
  const on = { signal: done.signal, capture: true };
  addEventListener('pointerdown', press, on);
  for (const kind of ['pointerup', 'pointercancel'] as const) addEventListener(kind, lifted, on);
  addEventListener('pointermove', came, on);
  addEventListener('click', () => down.size || lift(0), on);
  addEventListener('blur', (event) => event.target === window && gone(), on);
  return () => (done.abort(), gone());
}
