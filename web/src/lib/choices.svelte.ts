/** What may be chosen now, so that the board, the bar and the keys offer the same: focus in one lights the others. */
import type { Choice, DecisionInWords, DecisionShown, NotPossible, OptionShown, Paid, Preview } from '../wire';
import type { Said } from './api';

/** What can be chosen at once: an option, or several one after the other that make one payment. */
export interface Pick { key: string; options: number[]; text: string; notes: string[]; price: string; preview?: Preview; paid?: Paid[]; also?: boolean }
/** An option with its words. */
export type Offer = OptionShown & { text: string; notes: string[]; price: string; args: Record<string, string> };

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
  private readonly kind: string | undefined;
  readonly impossible: (NotPossible & { args: Record<string, string> })[];
  /** Every way to make the whole payment that is asked for, the least regretted first. */
  readonly payments: Pick[];
  /** What the bar offers as buttons: options, and payments unless they are so many that they are put together from parts. */
  readonly picks: Pick[];
  /** The option that the pointer or the keyboard rests on, wherever that is. */
  focused = $state<number | null>(null);
  /** The payment that the pointer or the keyboard rests on. */
  paying = $state.raw<Pick | null>(null);
  /** The payment that is being put together from parts. */
  composing = $state.raw<Pick | null>(null);
  /** Something that cannot be chosen, while the keyboard or the pointer rests on it: the bar says why. */
  barred = $state.raw<NotPossible | null>(null);

  constructor(decision: DecisionShown | null, words: DecisionInWords | null, private readonly onchoose: (option: number) => void) {
    const said = new Map<number, Choice>((words?.choices ?? []).map((one) => [one.id, one]));
    this.offers = (decision?.options ?? []).map((option) => ({
      ...option,
      text: said.get(option.id)?.text ?? option.label.key,
      notes: said.get(option.id)?.notes ?? [],
      price: said.get(option.id)?.cost ?? '',
      args: argumentsOf(option.label as Said),
    }));
    this.kind = decision?.kind;
    const paid = decision?.payments ?? [];
    this.payments = paid.map((one, i) => ({ ...one, key: `pay-${one.options.join('-')}`, text: words?.payments[i] ?? '', notes: [], price: '' }));
    const others = this.offers.filter((offer) => !paid.length || offer.kind !== decision?.kind);
    this.picks = [
      ...(this.composed ? [] : this.payments),
      ...others.map(pickOf),
    ].map((pick) => ({ ...pick, also: !pick.paid && this.offers.some((offer) => offer.id === pick.options[0] && offer.kind !== decision?.kind) }));
    this.picks.sort((a, b) => Number(a.also) - Number(b.also));
    if (this.composed) this.composing = this.payments[0]!;
    const why = new Map<number, NotPossible>((words?.impossible ?? []).map((one) => [one.id, one]));
    this.impossible = (decision?.impossible ?? []).flatMap((one) => {
      const told = why.get(one.id);
      return told ? [{ ...told, args: argumentsOf(one.label as Said) }] : [];
    });
  }

  /** Are there so many payments that they are put together from parts? */
  get composed(): boolean {
    return this.payments.length > FEW_PAYMENTS;
  }

  /** The options that are about this; several parts of one payment are told apart only in the bar: at({ card: 'abbot' }), at({ segment: '5-6', kind: 'OL' }), at({ location: 'forest' }), at({ place: 'amount-clay' }). */
  at(about: Record<string, string | number>): Offer[] {
    const found = this.offers.filter((offer) => matches(offer.args, about));
    return found.length > 1 && this.payments.length ? found.filter((offer) => offer.kind !== this.kind) : found;
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
    const focused = this.paying ?? this.offers.find((offer) => offer.id === this.focused) ?? this.composing;
    return focused?.preview;
  }
}

/** An option as it stands in the bar. */
export const pickOf = ({ id, text, notes, price, preview }: Offer): Pick => ({ key: String(id), options: [id], text, notes, price, ...(preview && { preview }) });

/** As many as can be read at a glance. */
const FEW_PAYMENTS = 5;

const matches = (args: Record<string, string>, about: Record<string, string | number>): boolean =>
  Object.entries(about).every(([name, value]) => args[name] === String(value));

/** Nothing may be chosen. */
export const NO_CHOICES = new Choices(null, null, () => undefined);
