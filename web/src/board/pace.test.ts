import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Update } from '../wire/wire';
import type { View } from './context';
import { BEHIND, EACH, Pace } from './pace.svelte';
import type { PaceName } from '../app/settings.svelte';

const ME = 0;
const view = (revision: number, asked: number): View => ({ revision, asked: { seat: asked } }) as unknown as View;
const update = (revision: number, asked: number, told = ['move']): Update =>
  ({
    revision,
    view: view(revision, asked),
    decision: asked === ME ? {} : null,
    told: told.map((key) => ({ key })),
  }) as unknown as Update;
const at = (pace: Pace): number | null => (pace.view as unknown as { revision: number } | null)?.revision ?? null;

describe('the pace', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const moment = vi.fn((revision: number) => Promise.resolve(view(revision, 1)));
  const made = (name: PaceName = 'normal') => new Pace({ pace: () => name, moment, onstep: () => undefined });

  it('shows what one did oneself at once', () => {
    const pace = made();
    pace.take(update(5, ME), null);
    pace.take(update(6, 1), update(5, ME));
    expect(at(pace)).toBeNull();
  });

  it('shows the steps of others one after the other', async () => {
    const pace = made();
    pace.take(update(6, 1), update(5, ME));
    pace.take(update(7, 1), update(6, 1));
    pace.take(update(8, ME), update(7, 1));
    expect(at(pace)).toBe(6);
    await vi.advanceTimersByTimeAsync(EACH.normal + 1);
    expect(at(pace)).toBe(7);
    await vi.advanceTimersByTimeAsync(EACH.normal + 1);
    expect(at(pace)).toBeNull();
  });

  it('asks for the moments between', async () => {
    const pace = made();
    pace.take(update(6, 1), update(5, ME));
    pace.take(update(9, ME), update(6, 1));
    await vi.advanceTimersByTimeAsync(EACH.normal + 1);
    expect(moment).toHaveBeenCalledWith(7);
    expect(at(pace)).toBe(7);
    pace.catchUp();
    await vi.advanceTimersByTimeAsync(EACH.normal * 5);
    expect(at(pace)).toBeNull();
    expect(moment).not.toHaveBeenCalledWith(8);
  });

  it('does not wait where nothing was told', async () => {
    const pace = made();
    pace.take(update(6, 1), update(5, ME));
    for (const revision of [7, 8]) pace.take(update(revision, 1, []), update(revision - 1, 1));
    pace.take(update(9, ME), update(8, 1));
    await vi.advanceTimersByTimeAsync(EACH.normal + 5);
    expect(at(pace)).toBeNull();
  });

  it('is never far behind, and never at all if one wants that', () => {
    const slow = made();
    for (let revision = 6; revision < 6 + BEHIND.normal / EACH.normal; revision++) {
      slow.take(update(revision + 1, 1), update(revision, 1));
      expect(at(slow)).toBe(6);
    }
    slow.take(update(90, 1), update(16, 1));
    expect(at(slow)).toBeNull();
    const instant = made('instant');
    instant.take(update(7, 1), update(6, 1));
    expect(at(instant)).toBeNull();
  });
});
