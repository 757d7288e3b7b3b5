import { beforeAll, expect, test, vi } from 'vitest';
import type { Board } from '../board/context';
import type { DecisionShown, NotPossible } from '../wire/wire';
import { NOTHING, type Aim } from './aim';
import { Choices } from './choices.svelte';

let deeds: (typeof import('./deeds'))['deeds'];
beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  ({ deeds } = await import('./deeds'));
});

const option = (id: number) => ({ id, kind: 'move', label: { key: 'move' }, cost: [], gain: [] });
const click = { detail: 1 } as MouseEvent;
const pointer = { pointerType: 'mouse' } as PointerEvent;
const why: NotPossible = { id: 9, text: 'move', reason: 'No silver.' };

/** A thing that so many options are about, on a board where they can be chosen. */
function thing(n: number, reason?: NotPossible) {
  const options = Array.from({ length: n }, (_, i) => option(i + 1));
  const play = vi.fn();
  const hands = { play, busy: () => false, confirm: () => 'never' as const, seal: () => null };
  const choices = new Choices({ kind: 'move', options, impossible: [] } as unknown as DecisionShown, null, hands);
  const shelf = { open: null as string | null, ask: (id: string) => void (shelf.open = id) };
  const aim: Aim = n || reason ? { offers: choices.offers, why: reason } : NOTHING;
  return { play, choices, shelf, touched: deeds({ choices, shelf } as unknown as Board, { aim, explains: 'abbot' }) };
}

test('a click takes the only option of a thing', () => {
  const { play, touched } = thing(1);
  touched.onclick(click);
  expect(play.mock.calls).toEqual([[[1]]]);
});

test('clicks show several options one after the other, and take none', () => {
  const { play, choices, touched } = thing(3);
  const seen = [1, 2, 3, 4].map(() => (touched.onclick(click), choices.focused));
  expect(seen).toEqual([1, 2, 3, 1]);
  expect(play).not.toHaveBeenCalled();
});

test('a thing without an option says why, and explains itself', () => {
  const { choices, shelf, touched } = thing(0, why);
  touched.onclick(click);
  expect([choices.barred, shelf.open]).toEqual([why, 'abbot']);
});

test('what a pointer rests on is in focus until it is left, unless it has several options', () => {
  const one = thing(1);
  one.touched.onpointerenter(pointer);
  expect(one.choices.focused).toBe(1);
  one.touched.onpointerleave(pointer);
  expect(one.choices.focused).toBeNull();
  const two = thing(2);
  two.touched.onpointerenter(pointer);
  two.touched.onpointerleave(pointer);
  expect(two.choices.focused).toBe(1);
});
