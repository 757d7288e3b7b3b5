import { describe, expect, it, test, vi } from 'vitest';
import type { DecisionInWords, DecisionShown } from '../wire/wire';
import { aimAt, NOTHING } from './aim';
import { argumentsOf, Choices, type Hands } from './choices.svelte';

const decision = {
  number: 3,
  seat: 0,
  kind: 'move',
  prompt: { key: 'ask-move' },
  default: 7,
  options: [
    {
      id: 7,
      kind: 'move',
      label: { key: 'move-to', space: { key: 'space', segment: '5-6', kind: 'OL' } },
      cost: [],
      gain: [],
    },
    {
      id: 8,
      kind: 'move',
      label: { key: 'move-to', space: { key: 'space', segment: '5-6', kind: 'OR' } },
      cost: [],
      gain: [],
      preview: { changes: [{ path: ['round'], from: 1, to: 2 }], open: [] },
    },
  ],
  impossible: [{ id: 9, label: { key: 'play-card', card: 'abbot' }, reason: { key: 'why-no-silver' } }],
} as unknown as DecisionShown;
const words: DecisionInWords = {
  where: '',
  cause: '',
  prompt: 'Where?',
  opponent: '',
  just: '',
  crumbs: [],
  payments: [],
  phases: [],
  phase: 0,
  points: [],
  strengths: [],
  choices: [
    { id: 7, text: 'to the left', notes: ['costs 1'], cost: '1 silver' },
    { id: 8, text: 'to the right', notes: [], cost: '' },
  ],
  impossible: [{ id: 9, text: 'play Abbot', reason: 'No silver.' }],
};

describe('choices', () => {
  it('know what an option is about, down into the messages within it', () => {
    expect(argumentsOf({ key: 'a', x: { key: 'b', card: 'abbot' }, parts: [{ key: 'c', n: 2 }] } as never)).toEqual({
      key: 'a',
      x: 'b',
      card: 'abbot',
      n: '2',
    });
  });

  it('are found by what they are about', () => {
    const choices = new Choices(decision, words);
    expect(choices.at({ segment: '5-6' }).map((one) => one.id)).toEqual([7, 8]);
    expect(choices.at({ segment: '5-6', kind: 'OL' }).map((one) => one.text)).toEqual(['to the left']);
    expect(choices.at({ card: 'abbot' })).toEqual([]);
    expect(choices.whyNot({ card: 'abbot' })?.reason).toBe('No silver.');
  });

  it('show what the focused one would change', () => {
    const choices = new Choices(decision, words);
    expect(choices.preview).toBeUndefined();
    choices.focused = 8;
    expect(choices.preview?.changes).toHaveLength(1);
  });

  it('are none when nobody is asked', () => {
    expect(new Choices(null, null).offers).toEqual([]);
  });
});

const paying = (n: number): Choices => {
  const preview = { changes: [], open: [] };
  const payments = Array.from({ length: n }, (_, i) => ({
    options: [i, 7],
    paid: [{ good: 'silver', n: i }],
    preview,
  }));
  const option = (id: number, kind: string) => ({ id, kind, label: { key: kind }, cost: [], gain: [] });
  const asked = {
    kind: 'pay',
    options: [...payments.map((_, i) => option(i, 'pay')), option(90, 'else')],
    impossible: [],
    payments,
  } as unknown as DecisionShown;
  return new Choices(asked, { ...words, payments: payments.map((_, i) => `pay ${i}`) });
};

test('a few payments stand as wholes in the bar, before what else may be done', () => {
  const choices = paying(3);
  expect(choices.composed).toBe(false);
  expect(choices.picks.map((pick) => pick.text)).toEqual(['pay 0', 'pay 1', 'pay 2', 'else']);
  expect(choices.picks[1]!.options).toEqual([1, 7]);
});

test('many payments are put together from parts, beginning with the least regretted', () => {
  const choices = paying(9);
  expect(choices.composed).toBe(true);
  expect(choices.picks.map((pick) => pick.text)).toEqual(['else']);
  expect(choices.composing?.text).toBe('pay 0');
});

test('a good that several parts of one payment are about is no choice on the board', () => {
  expect(paying(3).at({ key: 'pay' })).toEqual([]);
  expect(
    paying(1)
      .at({ key: 'pay' })
      .map((one) => one.id),
  ).toEqual([0]);
  expect(
    paying(3)
      .at({ key: 'else' })
      .map((one) => one.id),
  ).toEqual([90]);
});

describe('choosing', () => {
  const hands = (more: Partial<Hands> = {}) => {
    const play = vi.fn<Hands['play']>();
    const all: Hands = { play, busy: () => false, confirm: () => 'irreversible', seal: () => null, ...more };
    return { play, choices: new Choices(decision, words, all) };
  };

  it('needs no bar: what can be taken back is done at once', () => {
    const { play, choices } = hands();
    choices.choose(8);
    expect(play.mock.calls).toEqual([[[8]]]);
    expect(choices.armed).toBeNull();
  });

  it('of what cannot be taken back waits, is shown meanwhile, and is confirmed by choosing it again', () => {
    const { play, choices } = hands({ seal: () => 'web-irreversible' });
    choices.choose(8);
    expect(play).not.toHaveBeenCalled();
    expect(choices.armed?.text).toBe('to the right');
    expect([choices.focused, choices.standing?.key]).toEqual([8, '8']);
    choices.choose(8);
    expect(play.mock.calls).toEqual([[[8]]]);
  });

  it('of another thing meanwhile leads to that, and giving up leads to nothing', () => {
    const { play, choices } = hands({ confirm: () => 'always' });
    choices.choose(8);
    choices.choose(7);
    expect(choices.armed?.key).toBe('7');
    choices.disarm();
    expect([choices.armed, choices.focused]).toEqual([null, null]);
    expect(play).not.toHaveBeenCalled();
  });

  it('asks nobody who does not want to be asked, and does nothing while something is being done', () => {
    const sealed = () => 'web-irreversible' as const;
    const never = hands({ confirm: () => 'never', seal: sealed });
    never.choices.choose(7);
    expect(never.play).toHaveBeenCalledOnce();
    const busy = hands({ busy: () => true });
    busy.choices.choose(7);
    expect(busy.play).not.toHaveBeenCalled();
  });

  it('waits on when the same is asked again, and what somebody rests on goes back to it', () => {
    const { choices } = hands({ confirm: () => 'always' });
    choices.choose(8);
    const again = hands({ confirm: () => 'always' }).choices;
    again.carryOn(choices);
    expect(again.armed?.key).toBe('8');
    again.rest(again.picks[0]!);
    expect(again.focused).toBe(7);
    again.leave(again.picks[0]!);
    expect(again.focused).toBe(8);
  });
});

test('a thing finds its options once each, those of its first name first, or why there are none', () => {
  const choices = new Choices(decision, words);
  expect(aimAt(choices, [{ segment: '5-6' }]).offers.map((one) => one.id)).toEqual([7, 8]);
  expect(aimAt(choices, [{ kind: 'OR' }, { segment: '5-6' }]).offers.map((one) => one.id)).toEqual([8, 7]);
  expect(aimAt(choices, [{ segment: '5-6' }], ['kind'])).toBe(NOTHING);
  expect(aimAt(choices, [{ card: 'abbot' }]).why?.reason).toBe('No silver.');
});
