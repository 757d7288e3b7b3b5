import { describe, expect, it } from 'vitest';
import type { GuideChapter } from '../wire/wire';
import { found } from './search';

const CHAPTERS: GuideChapter[] = [
  {
    title: 'Le jeu',
    sections: [
      { title: 'Points', entries: [{ id: 'a', title: 'Dettes', text: 'Une Dette coûte 2 PV.', rules: ['VB-167'] }] },
      { title: 'Lieux', entries: [{ id: 'b', title: 'Château', text: 'Trois étages.', rules: ['VB-120'] }] },
    ],
  },
  {
    title: 'Boîte',
    sections: [
      { title: 'Lieux', entries: [{ id: 'c', title: 'Étrangers', text: 'Ils arrivent.', rules: ['GG-110'] }] },
    ],
  },
];
const ids = (typed: string): string[] =>
  found(CHAPTERS, typed).flatMap((chapter) =>
    chapter.sections.flatMap((section) => section.entries.map((entry) => entry.id)),
  );

describe('searching the guide', () => {
  it('finds words without their accents, in any order, in titles, texts and rules', () => {
    expect(ids('chateau')).toEqual(['b']);
    expect(ids('pv dette')).toEqual(['a']);
    expect(ids('gg-110')).toEqual(['c']);
    expect(ids('étages')).toEqual(['b']);
  });
  it('leaves out chapters and sections in which nothing was found', () => {
    expect(found(CHAPTERS, 'dette').map((chapter) => chapter.sections.length)).toEqual([1]);
    expect(found(CHAPTERS, 'xyz')).toEqual([]);
    expect(ids('')).toEqual(['a', 'b', 'c']);
  });
});
