/** What may be typed at the board as text: a number chooses, words ask. It knows no rule: all it says was told by
 *  the server. */
import type { CardShown, NotPossible } from '../wire/wire';

export const COMMANDS = ['why', 'cards', 'board', 'log', 'undo', 'help'] as const;
export type Command = (typeof COMMANDS)[number];

/** What can be asked about. */
export interface Known {
  offers: { id: number; text: string }[];
  impossible: NotPossible[];
  cards: Iterable<CardShown>;
  /** The parts of the board as text. */
  parts: { title: string; lines: string[] }[];
  /** The words for commands in the language that is spoken; English is always understood. */
  words: Record<Command, string>;
}
/** What a line leads to: a choice, something to do, or something to read. */
export type Answer = { choose: number } | { do: 'undo' | 'log' | 'help' } | { lines: string[] } | { unknown: string };

/** Case and accents do not matter. */
export const folded = (text: string): string =>
  text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('œ', 'oe');
const has = (text: string, asked: string): boolean => folded(text).includes(asked);

function command(typed: string, words: Record<Command, string>): Command | undefined {
  if (typed === '?') return 'why';
  return COMMANDS.find((one) => folded(words[one]) === typed || one === typed);
}

/** Understand one line. */
export function obey(line: string, known: Known): Answer {
  const [typed = '', ...rest] = folded(line).split(/\s+/);
  const asked = rest.join(' ');
  const number = /^\d+$/.test(typed) && !asked ? known.offers[Number(typed) - 1] : undefined;
  if (number) return { choose: number.id };
  switch (command(typed, known.words)) {
    case 'why':
      return {
        lines: known.impossible
          .filter(({ text, reason }) => has(`${text} ${reason}`, asked))
          .map(({ text, reason }) => `${text}: ${reason}`),
      };
    case 'cards':
      return {
        lines: asked
          ? [...known.cards]
              .filter(({ name }) => has(name, asked))
              .map(({ title, sentences }) => [title, ...sentences].join(' '))
          : [],
      };
    case 'board':
      return {
        lines: known.parts.flatMap(({ title, lines }) =>
          has(title, asked) ? [title, ...lines] : lines.filter((one) => has(one, asked)),
        ),
      };
    case 'log':
      return { do: 'log' };
    case 'undo':
      return { do: 'undo' };
    case 'help':
      return { do: 'help' };
    default:
      return { unknown: line.trim() };
  }
}
