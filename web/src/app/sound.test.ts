import { describe, expect, it, vi } from 'vitest';

vi.mock('./settings.svelte', () => ({ settings: { sound: false, volume: 0 } }));
const { rings, soundOf } = await import('./sound');

const ME = 0;
const event = (key: string, seat = ME, args: Record<string, string | number> = {}) => ({ key, seat, args });

describe('the sound of a step', () => {
  it('is silence where nothing is told', () => expect(soundOf([], ME)).toBeNull());
  it('is the quill for whatever has no sound of its own', () =>
    expect(soundOf([event('play'), event('rearrange')], ME)).toBe('quill'));
  it('is a coin where silver changes hands', () => {
    expect(soundOf([event('gain', 1, { good: 'silver', n: 2 })], ME)).toBe('coin');
    expect(soundOf([event('pay', 1)], ME)).toBe('coin');
    expect(soundOf([event('gain', 1, { good: 'ink', n: 2 })], ME)).toBe('quill');
  });
  it('is stone where something is put down, whatever it cost', () =>
    expect(soundOf([event('pay'), event('build')], ME)).toBe('stone'));
  it('is the seal only for what one has seen oneself', () => {
    expect(soundOf([event('build'), event('drawn')], ME)).toBe('seal');
    expect(soundOf([event('uncover', 1)], ME)).toBe('quill');
    expect(soundOf([event('uncover', 1)], null)).toBe('quill');
  });
  it('is the end of the chapter when the game is over', () =>
    expect(soundOf([event('drawn'), event('game-over', -1)], ME)).toBe('chapter'));
});

describe('the bell', () => {
  it('rings when one is asked after others were', () => {
    expect(rings([event('move', 1)], true, false, ME)).toBe(true);
    expect(rings([event('move')], true, true, ME)).toBe(false);
    expect(rings([event('move', 1)], false, false, ME)).toBe(false);
  });
  it('rings when the next turn is one’s own again, as after a solo opponent', () =>
    expect(rings([event('turn', 1), event('turn', ME)], true, true, ME)).toBe(true));
});
