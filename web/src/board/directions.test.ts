import { describe, expect, it } from 'vitest';
import { beside, round, type Point } from './directions';

describe('arrows among rows', () => {
  // 0 1 2
  // 3 4
  const points: Point[] = [
    [0, 0],
    [100, 0],
    [200, 0],
    [0, 100],
    [100, 100],
  ].map(([x, y]) => ({ x: x!, y: y! }));
  it('go to the neighbour', () => {
    expect(beside(points, 0, 'ArrowRight')).toBe(1);
    expect(beside(points, 1, 'ArrowDown')).toBe(4);
    expect(beside(points, 4, 'ArrowUp')).toBe(1);
    expect(beside(points, 4, 'ArrowLeft')).toBe(3);
  });
  it('go on in the next row, and round at the ends', () => {
    expect(beside(points, 2, 'ArrowRight')).toBe(3);
    expect(beside(points, 3, 'ArrowLeft')).toBe(2);
    expect(beside(points, 4, 'ArrowRight')).toBe(0);
    expect(beside(points, 0, 'ArrowUp')).toBe(-1);
  });
});

describe('arrows in a ring', () => {
  // Five around the middle, and one further out beyond the first.
  const at = (r: number, deg: number): Point => ({
    x: r * Math.sin((deg * Math.PI) / 180),
    y: -r * Math.cos((deg * Math.PI) / 180),
  });
  const ring = [30, 102, 174, 246, 318].map((deg) => at(100, deg));
  const middle = { x: 0, y: 0 };
  it('go round', () => {
    let now = 0;
    const visited = [0, 1, 2, 3, 4].map(() => (now = round(ring, now, 'ArrowRight', middle)));
    expect(visited).toEqual([1, 2, 3, 4, 0]);
    expect(round(ring, 0, 'ArrowLeft', middle)).toBe(4);
  });
  it('go outwards and inwards', () => {
    const points = [...ring, at(180, 40)];
    expect(round(points, 0, 'ArrowUp', middle)).toBe(5);
    expect(round(points, 5, 'ArrowDown', middle)).toBe(0);
    expect(round(points, 0, 'ArrowDown', middle)).toBe(-1);
  });
});
