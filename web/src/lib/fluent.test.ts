import { describe, expect, it } from 'vitest';
import { BUNDLES, LANGUAGES, type Code } from './fluent';

const say = (code: Code, key: string, args: Record<string, string | number>): string => {
  const bundle = BUNDLES.get(code)!;
  const mistakes: Error[] = [];
  const text = bundle.formatPattern(bundle.getMessage(key)!.value!, args, mistakes);
  expect(mistakes).toEqual([]);
  return text;
};

describe('the words of the page', () => {
  it('are there in every language', () => {
    const keys = [...BUNDLES.get('en')!._messages.keys()].filter((key) => key.startsWith('web-')).sort();
    expect(keys.length).toBeGreaterThan(40);
    for (const code of LANGUAGES) {
      expect([...BUNDLES.get(code)!._messages.keys()].filter((key) => key.startsWith('web-')).sort()).toEqual(keys);
    }
  });

  it('count rightly: 1, 2, 5, 21', () => {
    const undo = (code: Code): string[] => [1, 2, 5, 21].map((n) => say(code, 'web-undo-n', { n }));
    expect(undo('en')).toEqual(['Undo (one step possible)', 'Undo (2 steps possible)', 'Undo (5 steps possible)', 'Undo (21 steps possible)']);
    expect(undo('fr')).toEqual(['Annuler (1 étape possible)', 'Annuler (2 étapes possibles)', 'Annuler (5 étapes possibles)', 'Annuler (21 étapes possibles)']);
    expect(undo('ru')).toEqual(['Отменить (возможен 1 шаг)', 'Отменить (возможны 2 шага)', 'Отменить (возможно 5 шагов)', 'Отменить (возможен 21 шаг)']);
  });
});
