/** What may be chosen now, so that the board, the bar and the keys offer the same: focus in one lights the others. */
import type { Choice, DecisionInWords, DecisionShown, NotPossible, OptionShown, Preview } from '../wire';
import type { Said } from './api';

/** An option with its words. */
export type Offer = OptionShown & { text: string; notes: string[]; args: Record<string, string> };

/** All arguments of a message by name, also those of messages within it, which stand for themselves by their key: what an option is about. */
export function argumentsOf(message: Said, into: Record<string, string> = {}): Record<string, string> {
  for (const [name, value] of Object.entries(message)) {
    if (name === 'key') into.key ??= String(value);
    else if (Array.isArray(value)) for (const part of value) argumentsOf(part as Said, into);
    else if (value !== null && typeof value === 'object') {
      into[name] ??= (value as Said).key;
      argumentsOf(value as Said, into);
    }
    else into[name] ??= String(value);
  }
  return into;
}

export class Choices {
  readonly offers: Offer[];
  readonly impossible: (NotPossible & { args: Record<string, string> })[];
  /** The option that the pointer or the keyboard rests on, wherever that is. */
  focused = $state<number | null>(null);

  constructor(decision: DecisionShown | null, words: DecisionInWords | null, private readonly onchoose: (option: number) => void) {
    const said = new Map<number, Choice>((words?.choices ?? []).map((one) => [one.id, one]));
    this.offers = (decision?.options ?? []).map((option) => ({
      ...option,
      text: said.get(option.id)?.text ?? option.label.key,
      notes: said.get(option.id)?.notes ?? [],
      args: argumentsOf(option.label as Said),
    }));
    const why = new Map<number, NotPossible>((words?.impossible ?? []).map((one) => [one.id, one]));
    this.impossible = (decision?.impossible ?? []).flatMap((one) => {
      const told = why.get(one.id);
      return told ? [{ ...told, args: argumentsOf(one.label as Said) }] : [];
    });
  }

  /** The options that are about this: at({ card: 'abbot' }), at({ segment: '5-6', kind: 'OL' }), at({ location: 'forest' }), at({ place: 'amount-clay' }). */
  at(about: Record<string, string | number>): Offer[] {
    return this.offers.filter((offer) => matches(offer.args, about));
  }

  /** Why something is not possible that one could think of here; nothing if there is no reason to tell. */
  whyNot(about: Record<string, string | number>): NotPossible | undefined {
    return this.impossible.find((one) => matches(one.args, about));
  }

  choose(option: number): void {
    this.onchoose(option);
  }

  /** What the focused option would change. */
  get preview(): Preview | undefined {
    return this.offers.find((offer) => offer.id === this.focused)?.preview;
  }
}

const matches = (args: Record<string, string>, about: Record<string, string | number>): boolean =>
  Object.entries(about).every(([name, value]) => args[name] === String(value));
