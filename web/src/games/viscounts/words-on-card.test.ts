import { describe, expect, it } from 'vitest';
import { partsOf, SIGNS } from './words-on-card';

describe('the words of a card', () => {
  it('leave what stands in its corner to the icons, and put the sign before the ability', () =>
    expect(
      partsOf({
        sentences: ['Hired: gain 1 virtue.', 'Drop-off.', 'Gain 1 silver.', 'Destroyed: return it.'],
        keys: ['hire-text', 'timing-drop-off', 'gain', 'destroyed-text'],
        corner: ['virtue'],
      }),
    ).toEqual([
      { timing: 'drop-off', when: 'Drop-off.', text: 'Gain 1 silver.' },
      { timing: '', when: '', text: 'Destroyed: return it.' },
    ]));

  it('say what comes with a card that has no icon for it', () =>
    expect(partsOf({ sentences: ['Hired: something.'], keys: ['hire-text'], corner: [] })).toHaveLength(1));

  it('have a sign for each moment', () => expect(Object.keys(SIGNS)).toHaveLength(4));
});
