import { beforeAll, describe, expect, it, vi } from 'vitest';

const press = (key: string, code = '', more: Partial<KeyboardEvent> = {}): KeyboardEvent =>
  ({
    key,
    code,
    shiftKey: false,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    defaultPrevented: false,
    target: null,
    ...more,
  }) as KeyboardEvent;

describe('keys', () => {
  let keys: typeof import('./keys');
  let settings: (typeof import('../app/settings.svelte'))['settings'];
  beforeAll(async () => {
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
    vi.stubGlobal('Element', Object);
    keys = await import('./keys');
    ({ settings } = await import('../app/settings.svelte'));
  });

  it('are the same on every layout', () => {
    expect(keys.keyOf(press('z', 'KeyZ'))).toBe('z');
    expect(keys.keyOf(press('я', 'KeyZ'))).toBe('z');
    expect(keys.keyOf(press('z', 'KeyW'))).toBe('z');
    expect(keys.keyOf(press('&', 'Digit1'))).toBe('1');
    expect(keys.keyOf(press('!', 'Digit1', { shiftKey: true }))).toBe('!');
    expect(keys.keyOf(press('х', 'BracketLeft'))).toBe('[');
    expect(keys.keyOf(press('ArrowLeft', 'ArrowLeft'))).toBe('ArrowLeft');
  });

  it('are left to the browser and to those who want none', () => {
    expect(keys.pressed(press('1', 'Digit1'))).toBe('1');
    expect(keys.pressed(press('1', 'Digit1', { ctrlKey: true }))).toBe('');
    expect(keys.pressed(press('1', 'Digit1', { defaultPrevented: true }))).toBe('');
    settings.setSingles(false);
    expect(keys.pressed(press('1', 'Digit1'))).toBe('');
    expect(keys.pressed(press(' ', 'Space'))).toBe(' ');
    expect(keys.pressed(press('Escape', 'Escape'))).toBe('Escape');
    settings.setSingles(true);
  });
});
