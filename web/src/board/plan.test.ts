import { describe, expect, it } from 'vitest';
import { MOST, plan, type Drawn } from './plan';

const drawn = (piece: string, at: string, look: string, n = 1): Drawn<string> => ({ piece, at, look, n });

describe('the plan of what moved', () => {
  it('is empty if everything stays where it is, wherever that is drawn', () => {
    expect(plan([drawn('viscount-0', '1-2:OL', 'here')], [drawn('viscount-0', '1-2:OL', 'there')])).toEqual({
      flights: [],
      arrivals: [],
    });
  });

  it('lets a piece fly from its old to its new place', () => {
    expect(plan([drawn('viscount-0', '1-2:OL', 'old')], [drawn('viscount-0', '3-4:OR', 'new')]).flights).toEqual([
      { piece: 'viscount-0', from: 'old', to: 'new', fresh: true },
    ]);
  });

  it('lets workers leave a heap and join another', () => {
    const made = plan(
      [drawn('worker-0', 'supply', 's', 15), drawn('worker-0', 'forest', 'f', 2)],
      [drawn('worker-0', 'supply', 's', 14), drawn('worker-0', 'forest', 'g', 3)],
    );
    expect(made.flights).toEqual([{ piece: 'worker-0', from: 's', to: 'g', fresh: false }]);
  });

  it('lets each worker that is drawn by itself fly by itself', () => {
    const made = plan(
      [drawn('worker-0', 'supply', 's', 5)],
      [drawn('worker-0', 'supply', 's', 3), drawn('worker-0', 'castle', 'a'), drawn('worker-0', 'castle', 'b')],
    );
    expect(made.flights.map(({ from, to }) => from + to)).toEqual(['sa', 'sb']);
  });

  it('keeps the pieces of different players apart', () => {
    const made = plan(
      [drawn('worker-0', 'forest', 'a'), drawn('worker-1', 'supply', 'b')],
      [drawn('worker-1', 'forest', 'c')],
    );
    expect(made.flights).toEqual([{ piece: 'worker-1', from: 'b', to: 'c', fresh: true }]);
  });

  it('never mixes up the cards of two players that have the same name', () => {
    const made = plan(
      [drawn('card-thief', 'seat-1-left', 'theirs'), drawn('card-thief', 'town', 'open')],
      [drawn('card-thief', 'seat-0-hand', 'mine')],
    );
    expect(made.flights.map(({ from }) => from)).toEqual(['open']);
    expect(plan([drawn('card-thief', 'seat-1-left', 'theirs')], [drawn('card-thief', 'seat-0-hand', 'mine')])).toEqual({
      flights: [],
      arrivals: ['mine'],
    });
  });

  it('knows what is new', () => {
    expect(plan([], [drawn('card-abbot', 'town', 'x')])).toEqual({ flights: [], arrivals: ['x'] });
    expect(plan([drawn('silver', 'seat-0', 'x', 2)], [drawn('silver', 'seat-0', 'x', 4)]).arrivals).toEqual([]);
  });

  it('is empty when another moment of the game is shown', () => {
    const many = Array.from({ length: MOST + 1 }, (_, i) => drawn(`card-${i}`, 'hand', 'x'));
    expect(plan([], many)).toEqual({ flights: [], arrivals: [] });
  });
});
