import { describe, expect, it } from 'vitest';
import { along } from './along';
import { route } from './route';

const SEGMENTS = ['5-6', '1-2', '9-10', '3-4', '7-8'];

describe('the way of a Viscount', () => {
  it('follows the arrows, whatever the order of the segments is', () => {
    expect(route(SEGMENTS, '5-6:OL', '1-2:OL')).toEqual(['5-6:OL', '5-6:OR', '1-2:OL']);
    expect(route(SEGMENTS, '7-8:IN', '5-6:IN')).toEqual(['7-8:IN', '5-6:IN']);
    expect(route(SEGMENTS, '5-6:OL', '1-2:IN')).toEqual(['5-6:OL', '5-6:IN', '1-2:IN']);
  });

  it('goes all the way round where it ends behind its start', () =>
    expect(route(SEGMENTS, '5-6:OR', '5-6:OL')).toHaveLength(10));

  it('is an arc on a ring, the lane inwards, and straight outwards', () => {
    const drawn = along([
      { place: 0, kind: 'OL' },
      { place: 0, kind: 'OR' },
      { place: 1, kind: 'OL' },
    ]);
    expect(drawn.match(/A304/g)).toHaveLength(2);
    expect(
      along([
        { place: 0, kind: 'OL' },
        { place: 0, kind: 'IN' },
      ]),
    ).toMatch(/C.*S/);
    expect(
      along([
        { place: 0, kind: 'IN' },
        { place: 0, kind: 'OR' },
      ]),
    ).toMatch(/L/);
  });
});
