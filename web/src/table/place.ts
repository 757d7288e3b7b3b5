/** Where an explanation stands: beside its thing, never over it, and within the page. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Size {
  width: number;
  height: number;
}
const AWAY = 10;
const EDGE = 6;

const within = (at: number, size: number, all: number): number => Math.max(EDGE, Math.min(at, all - EDGE - size));

/** Right of the thing, left of it, below or above: the first where all of it fits; else where most of it does. */
export function beside(thing: Box, size: Size, page: Size): { left: number; top: number } {
  const [right, bottom] = [thing.left + thing.width, thing.top + thing.height];
  const [x, y] = [
    within(thing.left + thing.width / 2 - size.width / 2, size.width, page.width),
    within(thing.top + thing.height / 2 - size.height / 2, size.height, page.height),
  ];
  const places = [
    { left: right + AWAY, top: y, room: page.width - EDGE - right - AWAY - size.width },
    { left: thing.left - AWAY - size.width, top: y, room: thing.left - AWAY - size.width - EDGE },
    { left: x, top: bottom + AWAY, room: page.height - EDGE - bottom - AWAY - size.height },
    { left: x, top: thing.top - AWAY - size.height, room: thing.top - AWAY - size.height - EDGE },
  ];
  const best = places.find(({ room }) => room >= 0) ?? places.reduce((a, b) => (b.room > a.room ? b : a));
  return { left: within(best.left, size.width, page.width), top: within(best.top, size.height, page.height) };
}
