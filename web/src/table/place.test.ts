import { describe, expect, test } from 'vitest';
import { beside, type Box } from './place';

const PAGE = { width: 1000, height: 800 };
const SIZE = { width: 300, height: 200 };
const apart = (a: Box, b: Box): boolean =>
  a.left + a.width <= b.left || b.left + b.width <= a.left || a.top + a.height <= b.top || b.top + b.height <= a.top;

describe('an explanation', () => {
  test('stands at the right of its thing, in the middle of its height', () => {
    expect(beside({ left: 100, top: 300, width: 50, height: 50 }, SIZE, PAGE)).toEqual({ left: 160, top: 225 });
  });

  test('never lies over its thing, wherever that is, and never leaves the page', () => {
    for (let left = 0; left <= 950; left += 50)
      for (let top = 0; top <= 750; top += 50) {
        const thing = { left, top, width: 50, height: 50 };
        const at = { ...beside(thing, SIZE, PAGE), ...SIZE };
        expect(apart(at, thing), JSON.stringify(at)).toBe(true);
        expect(at.left >= 0 && at.top >= 0 && at.left + 300 <= 1000 && at.top + 200 <= 800).toBe(true);
      }
  });

  test('of a thing that takes all the room stands where most of it is free', () => {
    const at = beside({ left: 150, top: 50, width: 700, height: 640 }, SIZE, PAGE);
    expect(at.top + SIZE.height).toBeLessThanOrEqual(PAGE.height);
  });
});
