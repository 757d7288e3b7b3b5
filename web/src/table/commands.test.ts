import { describe, expect, it } from 'vitest';
import type { CardShown } from '../wire/wire';
import { obey, type Known } from './commands';

const known: Known = {
  offers: [
    { id: 17, text: 'Forest' },
    { id: 4, text: 'Quarry' },
  ],
  impossible: [
    { id: 1, text: 'Town Centre', reason: 'It costs 1 silver.' },
    { id: 2, text: 'Mines', reason: 'Nobody may.' },
  ],
  cards: [{ title: 'Abbé, 2 deniers', name: 'Abbé', sentences: ['Gagnez 1 vertu.'] } as CardShown],
  parts: [
    { title: 'Locations', lines: ['Forest: nobody', 'Mines: 1 of Ann'] },
    { title: 'Forest road', lines: ['long'] },
  ],
  words: { why: 'pourquoi', cards: 'cartes', board: 'plateau', log: 'journal', undo: 'annuler', help: 'aide' },
};

describe('what is typed', () => {
  it('chooses by number', () => {
    expect(obey(' 2 ', known)).toEqual({ choose: 4 });
    expect(obey('3', known)).toEqual({ unknown: '3' });
  });
  it('asks in the language that is spoken, and in English', () => {
    expect(obey('pourquoi MINES', known)).toEqual({ lines: ['Mines: Nobody may.'] });
    expect(obey('why', known)).toEqual({ lines: ['Town Centre: It costs 1 silver.', 'Mines: Nobody may.'] });
    expect(obey('cartes abbe', known)).toEqual({ lines: ['Abbé, 2 deniers Gagnez 1 vertu.'] });
    expect(obey('cards', known)).toEqual({ lines: [] });
    expect(obey('board forest', known)).toEqual({ lines: ['Forest: nobody', 'Forest road', 'long'] });
    expect(obey('Annuler', known)).toEqual({ do: 'undo' });
    expect(obey('dance', known)).toEqual({ unknown: 'dance' });
  });
});
