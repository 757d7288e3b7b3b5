/** What may be chosen now, so that the board, the bar and the keys offer the same: focus in one lights the others,
 *  and whoever chooses in any of them is asked to confirm what could not be taken back. */
import { SvelteMap } from 'svelte/reactivity';
import type { Confirm } from '../app/settings.svelte';
import { argumentsIn, isMessage, type Message } from '../wire/message';
import type { Choice, DecisionInWords, DecisionShown, NotPossible, OptionShown, Paid, Preview } from '../wire/wire';
import type { Seal } from './seal';

/** What can be chosen at once: an option, or several one after the other that make one payment. */
export interface Pick {
  key: string;
  options: number[];
  text: string;
  notes: string[];
  price: string;
  preview?: Preview;
  /** What it costs, if the text does not say so itself, as the server sends it. */
  cost?: Message[];
  paid?: Paid[];
  also?: boolean;
}
/** An option with its words. */
export type Offer = OptionShown & { text: string; notes: string[]; price: string; args: Record<string, string> };
/** What options can be about: arguments of their labels, by name. */
export type About = Readonly<Record<string, string | number>>;

/** What choosing needs of the table around it. */
export interface Hands {
  /** Play options one after the other. */
  play: (options: number[]) => void;
  /** Is something being done already? */
  busy: () => boolean;
  /** What is to be confirmed. */
  confirm: () => Confirm;
  /** Why something could not be taken back. */
  seal: (preview: Preview | undefined) => Seal | null;
}
const NO_HANDS: Hands = { play: () => undefined, busy: () => false, confirm: () => 'never', seal: () => null };

/** As many payments as can be read at a glance. */
const FEW_PAYMENTS = 5;

/** All arguments of a message by name, also those of messages within it, which stand for themselves by their key:
 *  what an option is about. */
export function argumentsOf(message: Message, into: Record<string, string> = {}): Record<string, string> {
  into.key ??= message.key;
  for (const [name, value] of Object.entries(argumentsIn(message))) {
    if (Array.isArray(value)) for (const part of value.filter(isMessage)) argumentsOf(part, into);
    else if (isMessage(value)) {
      into[name] ??= value.key;
      argumentsOf(value, into);
    } else into[name] ??= String(value);
  }
  return into;
}

const matches = (args: Record<string, string>, about: About): boolean =>
  Object.entries(about).every(([name, value]) => args[name] === String(value));

/** An option as it stands in the bar. */
const pickOf = ({ id, text, notes, price, cost, preview }: Offer): Pick => ({
  key: String(id),
  options: [id],
  text,
  notes,
  price,
  cost,
  ...(preview && { preview }),
});

export class Choices {
  readonly offers: Offer[];
  readonly impossible: (NotPossible & { args: Record<string, string> })[];
  /** Every way to make the whole payment that is asked for, the least regretted first. */
  readonly payments: Pick[];
  /** What the bar offers as buttons: options, and payments unless they are so many that they are put together from
   *  parts. */
  readonly picks: Pick[];
  /** The option that the pointer or the keyboard rests on, wherever that is. */
  focused = $state<number | null>(null);
  /** The payment that the pointer or the keyboard rests on. */
  paying = $state.raw<Pick | null>(null);
  /** The payment that is being put together from parts. */
  composing = $state.raw<Pick | null>(null);
  /** Something that cannot be chosen, while the keyboard or the pointer rests on it: the bar says why. */
  barred = $state.raw<NotPossible | null>(null);
  /** What waits to be confirmed. */
  armed = $state.raw<Pick | null>(null);
  /** What the pointer or the keyboard rests on in the bar. */
  private rested: Pick | null = null;
  /** By option, how many things of the board are there to choose just it. */
  private readonly things = new SvelteMap<number, number>();

  constructor(
    private readonly decision: DecisionShown | null,
    words: DecisionInWords | null,
    private readonly hands: Hands = NO_HANDS,
  ) {
    const said = new Map<number, Choice>((words?.choices ?? []).map((one) => [one.id, one]));
    this.offers = (decision?.options ?? []).map((option) => ({
      ...option,
      text: said.get(option.id)?.text ?? option.label.key,
      notes: said.get(option.id)?.notes ?? [],
      price: said.get(option.id)?.cost ?? '',
      args: argumentsOf(option.label),
    }));
    this.payments = (decision?.payments ?? []).map((one, i) => ({
      ...one,
      key: `pay-${one.options.join('-')}`,
      text: words?.payments[i] ?? '',
      notes: [],
      price: '',
    }));
    this.picks = this.inBar();
    if (this.composed) this.composing = this.payments[0]!;
    const why = new Map<number, NotPossible>((words?.impossible ?? []).map((one) => [one.id, one]));
    this.impossible = (decision?.impossible ?? []).flatMap((one) => {
      const told = why.get(one.id);
      return told ? [{ ...told, args: argumentsOf(one.label) }] : [];
    });
  }

  /** Payments first, then what is asked, then what may be done as well. */
  private inBar(): Pick[] {
    const kind = this.decision?.kind;
    const others = this.offers.filter((offer) => !this.payments.length || offer.kind !== kind);
    return [
      ...(this.composed ? [] : this.payments).map((pick) => ({ ...pick, also: false })),
      ...others.map((offer) => ({ ...pickOf(offer), also: offer.kind !== kind })),
    ].sort((a, b) => Number(a.also) - Number(b.also));
  }

  /** Are there so many payments that they are put together from parts? */
  get composed(): boolean {
    return this.payments.length > FEW_PAYMENTS;
  }

  /** The options that are about this: at({ card: 'abbot' }), at({ location: 'forest' }), at({ place: 'amount-clay' }).
   *  Several parts of one payment are told apart only in the bar. */
  at(about: About): Offer[] {
    const found = this.offers.filter((offer) => matches(offer.args, about));
    const paid = found.length > 1 && this.payments.length > 0;
    return paid ? found.filter((offer) => offer.kind !== this.decision?.kind) : found;
  }

  /** A thing of the board is there to choose just this option; gives back how that ends. */
  lies(option: number): () => void {
    this.things.set(option, (this.things.get(option) ?? 0) + 1);
    return () => {
      const left = (this.things.get(option) ?? 0) - 1;
      if (left > 0) this.things.set(option, left);
      else this.things.delete(option);
    };
  }

  /** Can this be chosen on the board, so that the bar need not say it once more? A payment is put together in the
   *  bar. */
  isOnBoard({ options, paid }: Pick): boolean {
    return !paid && !this.payments.length && options.length === 1 && this.things.has(options[0]!);
  }

  /** Why something is not possible that one could think of here; nothing if there is no reason to tell. */
  whyNot(about: About, fits: (args: Record<string, string>) => boolean = () => true): NotPossible | undefined {
    return this.impossible.find((one) => fits(one.args) && matches(one.args, about));
  }

  /** What stands out in the bar: what waits to be confirmed, or what somebody rests on. */
  get standing(): Pick | undefined {
    if (this.armed) return this.armed;
    if (this.paying) return this.picks.find((pick) => pick === this.paying);
    return this.picks.find((pick) => pick.options.length === 1 && pick.options[0] === this.focused);
  }

  /** What the focused option would change. */
  get preview(): Preview | undefined {
    const focused = this.paying ?? this.offers.find((offer) => offer.id === this.focused) ?? this.composing;
    return focused?.preview;
  }

  /** Why a choice could not be taken back, as a message of the page. */
  seal(chosen: Pick): Seal | null {
    return this.hands.seal(chosen.preview);
  }

  /** Choose an option, wherever it was shown. */
  choose(option: number): void {
    const offer = this.offers.find((one) => one.id === option);
    if (offer) this.take(this.picks.find((one) => one.key === String(option)) ?? pickOf(offer));
  }

  /** Choose: at once, or after a confirmation if it could not be taken back. Choosing the same again confirms. */
  take(chosen: Pick): void {
    if (this.hands.busy()) return;
    const wish = this.hands.confirm();
    const asks = wish === 'always' || (wish === 'irreversible' && this.seal(chosen) !== null);
    if (asks && this.armed?.key !== chosen.key) {
      this.armed = chosen;
      this.rest(chosen);
    } else this.hands.play(chosen.options);
  }

  /** Give up what waits to be confirmed. */
  disarm(): void {
    this.armed = null;
    this.rest(null);
  }

  /** The same is asked again, as in another language: what waits to be confirmed waits on. */
  carryOn({ armed }: Choices): void {
    const same = [...this.picks, ...this.payments].find((pick) => pick.key === armed?.key);
    if (!same) return;
    this.armed = same;
    this.rest(same);
  }

  /** The pointer or the keyboard rests on something in the bar: the board shows what it would do. */
  rest(on: Pick | null): void {
    this.rested = on;
    this.paying = on?.paid ? on : null;
    this.focused = on && !on.paid ? on.options[0]! : null;
  }

  /** It is left; what waits to be confirmed is shown until it is done or given up. */
  leave(one: Pick): void {
    if (this.rested === one) this.rest(this.armed);
  }
}

/** Nothing may be chosen. */
export const NO_CHOICES = new Choices(null, null);
