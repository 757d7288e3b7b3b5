import { describe, expect, it } from 'vitest';
import type { Aim } from '../../choice/aim';
import { Choices } from '../../choice/choices.svelte';
import type { DecisionShown, ViscountsView } from '../../wire/wire';
import * as aims from './aims';

const option = (id: number, label: Record<string, unknown>) => ({ id, kind: '', label, cost: [], gain: [] });
const asked = (...options: object[]): Choices =>
  new Choices({ options, impossible: [] } as unknown as DecisionShown, null);
const view = (space: string): ViscountsView =>
  ({
    seat: 0,
    players: [{ space }],
    segments: ['1-2'],
    townsfolk: [{ top: 'abbot', cards: 3 }],
  }) as unknown as ViscountsView;
const ids = (found: Aim): number[] => found.offers.map((offer) => offer.id);

describe('what options are about', () => {
  it('finds a move at its space, and a trade where the Viscount stands outside', () => {
    const choices = asked(
      option(1, { key: 'move-to', space: { key: 'space', segment: '1-2', kind: 'OL' } }),
      option(2, { key: 'action-trade' }),
    );
    expect(ids(aims.space(choices, view('3-4:IN'), '1-2', 'OL'))).toEqual([1]);
    expect(ids(aims.space(choices, view('1-2:OR'), '1-2', 'OR'))).toEqual([2]);
    expect(ids(aims.space(choices, view('1-2:IN'), '1-2', 'IN'))).toEqual([]);
  });

  it('finds a hire at the Townsfolk of the own segment only', () => {
    const choices = asked(option(3, { key: 'recruit-card', card: 'abbot' }));
    expect(ids(aims.townsfolk(choices, view('1-2:OL'), 0))).toEqual([3]);
    expect(ids(aims.townsfolk(choices, view('5-6:OL'), 0))).toEqual([]);
  });

  it('does not take a new order of three cards for a choice of its first card', () => {
    const choices = asked(
      option(4, { key: 'rearrange-to', parts: [{ key: 'card', card: 'abbot' }] }),
      option(5, { key: 'play-card', card: 'abbot' }),
    );
    expect(ids(aims.card(choices, 'abbot'))).toEqual([5]);
  });
});
