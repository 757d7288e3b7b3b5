import type { FluentBundle } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { bundleOf, LANGUAGES, nameOf } from './fluent';

const BUNDLES = new Map<string, FluentBundle>(
  await Promise.all(LANGUAGES.map(async (code) => [code, await bundleOf(code)] as const)),
);
const keysOf = (code: string): string[] =>
  [...BUNDLES.get(code)!._messages.keys()].filter((key) => key.startsWith('web-')).sort();

function say(code: string, key: string, args: Record<string, string | number>): string {
  const bundle = BUNDLES.get(code)!;
  const mistakes: Error[] = [];
  const text = bundle.formatPattern(bundle.getMessage(key)!.value!, args, mistakes);
  expect(mistakes).toEqual([]);
  return text;
}

describe('the words of the page', () => {
  it('are found in the folders of the languages, each called by itself', () => {
    expect(LANGUAGES.map(nameOf)).toEqual(['English', 'Français', 'Русский']);
  });

  it('are there in every language', () => {
    expect(keysOf('en').length).toBeGreaterThan(40);
    for (const code of LANGUAGES) expect(keysOf(code)).toEqual(keysOf('en'));
  });

  it('count rightly: 1, 2, 5, 21', () => {
    const undo = (code: string): string[] => [1, 2, 5, 21].map((n) => say(code, 'web-undo-n', { n }));
    expect(undo('en')).toEqual([
      'Undo (one step possible)',
      'Undo (2 steps possible)',
      'Undo (5 steps possible)',
      'Undo (21 steps possible)',
    ]);
    expect(undo('fr')).toEqual([
      'Annuler (1 étape possible)',
      'Annuler (2 étapes possibles)',
      'Annuler (5 étapes possibles)',
      'Annuler (21 étapes possibles)',
    ]);
    expect(undo('ru')).toEqual([
      'Отменить (возможен 1 шаг)',
      'Отменить (возможны 2 шага)',
      'Отменить (возможно 5 шагов)',
      'Отменить (возможен 21 шаг)',
    ]);
  });
});
