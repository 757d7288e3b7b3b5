import { describe, expect, it } from 'vitest';
import type { EntryShown } from '../wire/wire';
import { sentences } from './herald';

const entry = (seat: number, ...lines: [string, number, boolean?][]): EntryShown =>
  ({
    seat,
    lines: lines.map(([text, about, heading = false]) => ({ text, seat: about, heading, rule: '', why: [] })),
  }) as unknown as EntryShown;

describe('the herald', () => {
  it('says what others did and what befell oneself, and what came of one’s own choice', () => {
    const mine = entry(0, ['Ann places a worker.', 0], ['Ann gains 1 stone.', 0], ['Turn of Bob.', 1, true]);
    const his = entry(1, ['Bob places a worker.', 1], ['Bob gains 2 clay.', 1], ['A worker of Ann is captured.', 0]);
    expect(sentences([mine, his], 0).lines).toEqual([
      'Ann gains 1 stone.',
      'Bob places a worker.',
      'A worker of Ann is captured.',
    ]);
  });

  it('does not flood', () => {
    const many = Array.from({ length: 9 }, (_, i) => entry(1, [`${i}`, 1]));
    expect(sentences(many, 0)).toEqual({ left: 4, lines: ['4', '5', '6', '7', '8'] });
    expect(sentences(many, null).lines).toHaveLength(5);
  });
});
