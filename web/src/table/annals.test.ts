import { describe, expect, test } from 'vitest';
import type { EntryShown, Line } from '../wire/wire';
import { filtered, filters, inShort, passes, since, turns, type Told } from './annals';

const line = (text: string, seat: number, more: Partial<Line> = {}): Line => ({
  text,
  seat,
  heading: false,
  rule: '',
  why: [],
  icon: 'worker',
  weight: 'step',
  kinds: [],
  about: [],
  ...more,
});
const turn = (text: string, seat: number): Line => line(text, seat, { heading: true, icon: 'turn' });
const entry = (revision: number, lines: Line[], to?: number): Pick<EntryShown, 'revision' | 'lines' | 'to'> => ({
  revision,
  lines,
  ...(to === undefined ? {} : { to }),
});

/** Ann plays, then Bob and Cyd do, and Ann's next turn begins. */
const ROUND = [
  entry(1, [line('The game begins.', -1, { kinds: ['table'] })]),
  entry(2, [turn('Round 1, Ann', 0)]),
  entry(3, [line('Ann places.', 0, { weight: 'main' }), turn('Round 1, Bob', 1)]),
  entry(4, [
    line('Bob captures.', 1, { weight: 'main', kinds: ['captures'], about: ['forest', 'seat:0'] }),
    line('Bob gains 2.', 1),
    turn('Round 1, Cyd', 2),
  ]),
  entry(5, [
    line('Cyd builds.', 2, { weight: 'main', kinds: ['points'] }),
    line('Cyd has one choice.', 2, { weight: 'minor' }),
    turn('Round 2, Ann', 0),
  ]),
];

describe('turns', () => {
  test('begin with their headings, and what comes before the first is nobody’s', () => {
    expect(turns(ROUND).map(({ title, seat, revision, lines }) => [title, seat, revision, lines.length])).toEqual([
      ['', -1, 1, 1],
      ['Round 1, Ann', 0, 2, 1],
      ['Round 1, Bob', 1, 3, 2],
      ['Round 1, Cyd', 2, 4, 2],
      ['Round 2, Ann', 0, 5, 0],
    ]);
  });

  test('have keys of their own, even within one change', () => {
    const all = turns([entry(1, [turn('Ann', 0), line('a', 0), turn('AI', 1), line('b', 1), turn('Ann', 0)])]);
    expect(new Set(all.map(({ key }) => key)).size).toBe(3);
  });

  test('that were taken back are marked, and the turn before goes on under its own heading', () => {
    const all = turns([
      ...ROUND,
      entry(6, [line('Two decisions are taken back.', -1)], 3),
      entry(7, [line('Bob trades.', 1)]),
    ]);
    expect(all.map(({ title, undone }) => [title, undone]).slice(2)).toEqual([
      ['Round 1, Bob', false],
      ['Round 1, Cyd', true],
      ['Round 2, Ann', true],
      ['Round 1, Bob', false],
    ]);
    expect(all[2]!.lines.every(({ undone }) => undone)).toBe(true);
    expect(all.at(-1)!.lines.map(({ text, undone }) => [text, undone])).toEqual([
      ['Two decisions are taken back.', false],
      ['Bob trades.', false],
    ]);
  });

  test('go on where they are if nothing but a part of them was taken back', () => {
    const all = turns([
      ...ROUND,
      entry(6, [line('Ann places.', 0)]),
      entry(7, [line('One decision is taken back.', -1)], 5),
    ]);
    expect(all.length).toBe(5);
    expect(all.at(-1)!.lines.map(({ undone }) => undone)).toEqual([true, false]);
  });
});

describe('the filter', () => {
  const all = turns(ROUND);
  test('offers the kinds that the server told, and one’s own only to those who sit there', () => {
    expect(filters(all, 0)).toEqual(['all', 'mine', 'points', 'captures', 'table']);
    expect(filters(all, null)).toEqual(['all', 'points', 'captures', 'table']);
  });
  test('keeps what fits, and no empty turns', () => {
    expect(filtered(all, 'points', 0).map(({ title, lines }) => [title, lines.map(({ text }) => text)])).toEqual([
      ['Round 1, Cyd', ['Cyd builds.']],
    ]);
    expect(filtered(all, 'all', 0).length).toBe(5);
  });
  test('takes what others did to oneself for one’s own', () => {
    expect(filtered(all, 'mine', 0).flatMap(({ lines }) => lines.map(({ text }) => text))).toEqual([
      'Ann places.',
      'Bob captures.',
    ]);
    expect(passes(line('x', 1, { about: ['seat:10'] }), 'mine', 1)).toBe(true);
    expect(passes(line('x', 2, { about: ['seat:10'] }), 'mine', 1)).toBe(false);
  });
});

describe('since one’s last turn', () => {
  test('tells what each of the others did, from the moment before to one’s own turn', () => {
    const news = since(turns(ROUND), 0)!;
    expect([news.base, news.first, news.end]).toEqual([3, 4, 5]);
    expect(news.by.map(({ seat, lines }) => [seat, lines.map(({ text }) => text)])).toEqual([
      [1, ['Bob captures.', 'Bob gains 2.']],
      [2, ['Cyd builds.', 'Cyd has one choice.']],
    ]);
  });
  test('tells apart those who have the same name', () => {
    const same = ROUND.map((one) => ({
      ...one,
      lines: one.lines!.map((said) => (said.heading && said.seat ? { ...said, text: 'Round 1, random' } : said)),
    }));
    expect(since(turns(same), 0)!.by.map(({ seat }) => seat)).toEqual([1, 2]);
  });
  test('is there also while the others still play, without an end', () => {
    expect(since(turns(ROUND.slice(0, 4)), 0)).toMatchObject({ base: 3, end: null, by: [{ seat: 1 }, { seat: 2 }] });
  });
  test('begins before the change in which a solo opponent took its whole turn', () => {
    const solo = [
      entry(1, [turn('Ann 1', 0)]),
      entry(2, [line('Ann moves.', 0), turn('AI 1', 1), line('AI moves.', 1), turn('Ann 2', 0)]),
    ];
    expect(since(turns(solo), 0)).toMatchObject({ base: 1, first: 2, end: 2, by: [{ seat: 1 }] });
  });
  test('is nothing before one’s first turn, or without others', () => {
    expect(since(turns(ROUND.slice(0, 2)), 0)).toBeNull();
    expect(since(turns(ROUND.slice(0, 4)), 2)).toBeNull();
    expect(
      since(turns([entry(1, [turn('Ann 1', 0)]), entry(2, [line('Ann moves.', 0), turn('Ann 2', 0)])]), 0),
    ).toBeNull();
  });
  test('forgets what was taken back', () => {
    const back = [
      ...ROUND,
      entry(6, [line('Taken back.', -1)], 4),
      entry(7, [line('Cyd trades.', 2), turn('Round 2, Ann', 0)]),
    ];
    expect(since(turns(back), 0)!.by[1]!.lines.map(({ text }) => text)).toEqual(['Taken back.', 'Cyd trades.']);
    const mine = [...ROUND, entry(6, [line('Taken back.', -1)], 2), entry(7, [line('Ann trades.', 0)])];
    expect(since(turns(mine), 0)).toBeNull();
  });
  test('begins with what befell oneself, all of it, and with deeds rather than cards and ways', () => {
    const told = turns([
      entry(1, [
        turn('Bob', 1),
        line('Bob plays a card.', 1, { weight: 'main', kinds: ['cards'] }),
        line('Bob moves.', 1, { weight: 'main' }),
        line('Bob builds.', 1, { weight: 'main', kinds: ['points'] }),
        line('Ann gains a debt.', 0),
        line('Bob takes a worker of Ann.', 1, { about: ['seat:0'] }),
        line('Bob hires.', 1, { weight: 'main', kinds: ['cards'] }),
      ]),
    ])[0]!.lines;
    const short = (most: number) => inShort(told, most, 0);
    expect(short(4).said.map(({ text }) => text)).toEqual([
      'Ann gains a debt.',
      'Bob takes a worker of Ann.',
      'Bob builds.',
      'Bob hires.',
    ]);
    expect(short(1)).toMatchObject({ said: [{}, {}], mine: 2, more: 4 });
  });
  test('says the main things, and how many more there are', () => {
    const lines = turns(ROUND)[2]!.lines;
    expect(inShort(lines)).toMatchObject({ said: [{ text: 'Bob captures.' }], more: 0 });
    expect(inShort([...lines, ...lines, ...lines], 2)).toMatchObject({ said: [{}, {}], more: 1 });
    expect(inShort(lines.map((one): Told => ({ ...one, weight: 'minor' })))).toMatchObject({
      said: [{ text: 'Bob captures.' }],
    });
  });
});
