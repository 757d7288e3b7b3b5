import { expect, test } from 'vitest';
import type { Aim } from '../../choice/aim';
import { Choices } from '../../choice/choices.svelte';
import type { DecisionInWords, DecisionShown } from '../../wire/wire';
import { after } from '../../choice/preview';
import { amounts, costOf, LEVELS, resets, skillsOf } from './printed';
import { card, good, group, place } from './aims';

type Label = { key: string } & Record<string, unknown>;

/** A decision with these options, numbered from 1; those after it are impossible. */
function asked(options: Label[], impossible: Label[] = [], changes: unknown[] = []): Choices {
  const shown = options.map((label, i) => ({
    id: i + 1,
    kind: 'test',
    label,
    cost: [],
    gain: [],
    preview: { changes, open: [['tax_stand']] },
  }));
  const not = impossible.map((label, i) => ({ id: 100 + i, label, reason: { key: 'why' } }));
  const words = {
    choices: shown.map((one) => ({ id: one.id, text: one.label.key, notes: [] })),
    impossible: not.map((one) => ({ id: one.id, text: one.label.key, reason: 'because' })),
  };
  return new Choices(
    { options: shown, impossible: not } as unknown as DecisionShown,
    words as unknown as DecisionInWords,
  );
}
const ids = (found: Aim): number[] => found.offers.map((offer) => offer.id);

test('a location finds the worker that may be placed there, and why none may', () => {
  const choices = asked(
    [{ key: 'place-worker', location: 'quarry' }],
    [{ key: 'place-worker', location: 'tax_stand' }],
  );
  expect(ids(place(choices, 'quarry'))).toEqual([1]);
  expect(ids(place(choices, 'forest'))).toEqual([]);
  expect(place(choices, 'tax_stand').why?.reason).toBe('because');
});

test('captures belong to groups of workers, not to their location', () => {
  const choices = asked([
    { key: 'capture-group', location: 'quarry', owner: 0, n: 2 },
    { key: 'capture-group', location: 'quarry', owner: 1, n: 1 },
  ]);
  expect(ids(place(choices, 'quarry'))).toEqual([]);
  expect(ids(group(choices, 'quarry', 1))).toEqual([2]);
});

test('questions of a visit are found at its location', () => {
  const choices = asked([
    { key: 'mine', good: { key: 'amount-clay', n: 1 } },
    { key: 'mine', good: { key: 'amount-gold', n: 1 } },
  ]);
  expect(ids(place(choices, 'mines'))).toEqual([1, 2]);
});

test('goods are found in payments and contributions, though they stand in a message of their own', () => {
  const choices = asked([
    { key: 'contribute', place: { key: 'amount-clay', n: 1 } },
    { key: 'pay-good', what: { key: 'amount-wood', n: 2 } },
  ]);
  expect(ids(good(choices, 'clay'))).toEqual([1]);
  expect(ids(good(choices, 'wood'))).toEqual([2]);
  expect(ids(good(choices, 'stone'))).toEqual([]);
});

test('a card is found whatever is done with it', () => {
  const choices = asked([
    { key: 'hire-apprentice', apprentice: 'a' },
    { key: 'construct-building', building: 'b' },
    { key: 'choose-ability', thing: 'c' },
  ]);
  expect(['a', 'b', 'c'].map((id) => ids(card(choices, id)))).toEqual([[1], [2], [3]]);
});

test('the preview tells a number, a secret, or nothing', () => {
  const choices = asked(
    [{ key: 'place-worker', location: 'quarry' }],
    [],
    [{ path: ['players', 0, 'goods', 'stone'], from: 1, to: 6 }],
  );
  expect(after(choices, ['players', 0, 'goods', 'stone'])).toBeUndefined();
  choices.focused = 1;
  expect(after(choices, ['players', 0, 'goods', 'stone'])).toBe(6);
  expect(after(choices, ['tax_stand'])).toBe('?');
  expect(after(choices, ['players', 1, 'goods', 'stone'])).toBeUndefined();
});

test('what is printed comes from the files of the rules', () => {
  expect(costOf('bld_smithy')).toEqual({ clay: 4, wood: 2 });
  expect(costOf('app_acolyte_tiling')).toEqual({});
  expect(skillsOf('app_acolyte_tiling')).toEqual(['tiling']);
  expect(LEVELS.map((one) => one.level)).toEqual([5, 4, 3, 2, 1, 0]);
  expect(resets(2, false)).toEqual([7, 10]);
  expect(resets(6, true)).toEqual([13, 19]);
  expect(
    amounts([
      { key: 'amount-silver-laid', n: 1 },
      { key: 'any-of', n: 2 },
    ] as never),
  ).toEqual({ laid: 1 });
});
