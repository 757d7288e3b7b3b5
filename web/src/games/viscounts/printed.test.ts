import { describe, expect, it } from 'vitest';
import { BUILDINGS, EXCHANGES, iconsOf, POWERS, REWARDS, spotsOf, TRACK } from './printed';

describe('what is printed', () => {
  it('has a building spot for each place of both sides of the board', () => {
    for (const segment of ['1-2', '3-4', '5-6', '7-8', '9-10']) {
      expect(spotsOf('low', segment).map((spot) => spot.position)).toEqual([1, 2, 3, 4]);
      expect(spotsOf('high', segment).map((spot) => spot.position)).toEqual([1, 2, 3, 4, 5]);
    }
  });

  it('has an exchange for each outside space, a reward for each Castle section, seven spaces of the track', () => {
    expect(EXCHANGES.size).toBe(10);
    expect(REWARDS.size).toBe(5);
    expect(TRACK.map((one) => one.space)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(BUILDINGS.flatMap((building) => building.slots)).toHaveLength(9);
  });

  it('shows effects by the icons that the server has for them', () => {
    expect(iconsOf({ gain: { silver: 2, resource_any: 1 } })).toEqual(['silver', 'silver', 'resource-any']);
    expect(iconsOf({ either: [{ hire_free: 1 }, { destroy: 1 }] })).toEqual(['hire', 'or', 'destroy']);
    expect(iconsOf({ if: { criminals: '0' }, do: { gain: { virtue: 1 } } })).toEqual([
      'no-criminal',
      'arrow',
      'virtue',
    ]);
    expect(iconsOf({ flip: 'either' })).toEqual(['flip-either']);
    expect(iconsOf({ move_worker: 1 })).toEqual(['castle-move']);
  });

  it('shows what each slot does in signs', () => {
    expect(POWERS.get('tp3')).toEqual(['merchant', 'merchant']);
    expect(POWERS.get('w1')).toEqual(['hire', 'arrow', 'discard']);
    expect(POWERS.get('w2')).toEqual(['no-criminal', 'arrow', 'virtue']);
    expect([...POWERS.values()].every((signs) => signs.length)).toBe(true);
  });
});
