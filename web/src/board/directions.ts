/** Where an arrow key leads among points on the screen: straight on, or round a middle. */
export interface Point {
  x: number;
  y: number;
}
export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const WAYS: Record<Arrow, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Being beside the line counts so much more than being far along it. */
const ASIDE = 2.5;
const LEAST = 6;
/** How far off the line a point may lie, for each step along it: less in a row than in a column. */
const ROW = 0.9;
const COLUMN = 2;

/** The index with the least score, or -1. */
function best(scores: number[]): number {
  let found = -1;
  scores.forEach((score, i) => {
    if (score < Infinity && (found < 0 || score < scores[found]!)) found = i;
  });
  return found;
}

/** The nearest point in a direction; at the end of a line left and right go on with the one before or after, in
 *  reading order. */
export function beside(points: Point[], from: number, arrow: Arrow): number {
  const [wx, wy] = WAYS[arrow];
  const here = points[from];
  if (!here) return -1;
  const found = best(
    points.map(({ x, y }, i) => {
      const [dx, dy] = [x - here.x, y - here.y];
      const along = dx * wx + dy * wy;
      const across = Math.abs(dx * wy) + Math.abs(dy * wx);
      return i === from || along < LEAST || across > along * (wx ? ROW : COLUMN) ? Infinity : along + ASIDE * across;
    }),
  );
  if (found >= 0 || !wx) return found;
  return (from + wx + points.length) % points.length;
}

/** Right goes round clockwise, left the other way; up leads outwards and down inwards. */
export function round(points: Point[], from: number, arrow: Arrow, middle: Point): number {
  const polar = points.map(({ x, y }) => ({
    angle: Math.atan2(x - middle.x, middle.y - y),
    r: Math.hypot(x - middle.x, y - middle.y),
  }));
  const here = polar[from];
  if (!here) return -1;
  const [wx, wy] = WAYS[arrow];
  if (wx) {
    const order = polar.map((_, i) => i).sort((a, b) => polar[a]!.angle - polar[b]!.angle || polar[a]!.r - polar[b]!.r);
    return order[(order.indexOf(from) + wx + order.length) % order.length]!;
  }
  return best(
    polar.map(({ angle, r }, i) => {
      const turn = Math.abs(angle - here.angle);
      const apart = Math.min(turn, 2 * Math.PI - turn);
      const along = (here.r - r) * wy;
      return i === from || along < LEAST || apart > Math.PI / 4 ? Infinity : along + ASIDE * apart * here.r;
    }),
  );
}
