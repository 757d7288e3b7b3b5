/** What makes a thing of a board a real choice: pointer, keys and focus, the same for every thing of every game. */
import type { Board } from '../board/context';
import { toOption } from '../board/keep';
import { pressed } from '../board/keys';
import { resting } from '../board/resting';
import type { NotPossible } from '../wire/wire';
import type { Aim } from './aim';
import type { Choices } from './choices.svelte';

/** A thing as it is when somebody touches it. */
export interface Touched {
  readonly aim: Aim;
  /** What a click explains where there is nothing to choose. */
  readonly explains: string | null;
}

/** What a thing listens to. It is chosen if exactly one option is about it. Several are shown one after the other
 *  by clicks, and the keyboard is led to them in the bar; without any the thing says why, and explains itself. */
export function deeds(board: Board, thing: Touched) {
  // Kept apart from what the thing is now: it is also left when it is taken away, and may be something else then.
  let pointed: { choices: Choices; option: number } | null = null;
  let barred: { choices: Choices; why: NotPossible } | null = null;
  let unrest: (() => void) | undefined;

  function point(): void {
    const { choices } = board;
    const { offers, why } = thing.aim;
    if (offers.length && !offers.some((offer) => offer.id === choices.focused)) choices.focused = offers[0]!.id;
    pointed = offers.length === 1 ? { choices, option: offers[0]!.id } : null;
    choices.barred = why ?? null;
    barred = why ? { choices, why } : null;
  }
  function leave(): void {
    if (pointed && pointed.choices.focused === pointed.option) pointed.choices.focused = null;
    if (barred && barred.choices.barred === barred.why) barred.choices.barred = null;
    pointed = barred = null;
  }
  function explain(at: EventTarget | null): void {
    if (thing.explains) board.shelf.ask(thing.explains, at as Element | null);
  }

  function act(keyboard: boolean, at: EventTarget | null): void {
    const { choices } = board;
    const { offers } = thing.aim;
    if (offers.length === 1) choices.choose(offers[0]!.id);
    else if (offers.length && keyboard) toOption(offers[0]!.id);
    else if (offers.length) {
      const now = offers.findIndex((offer) => offer.id === choices.focused);
      choices.focused = offers[(now + 1) % offers.length]!.id;
    } else {
      point();
      explain(at);
    }
  }

  return {
    onclick: (event: MouseEvent) => act(event.detail === 0, event.currentTarget),
    onkeydown: (event: KeyboardEvent) => {
      const native = event.currentTarget instanceof HTMLButtonElement;
      const asks = pressed(event) === 'i' || event.key === 'F1';
      if ((event.key === 'Enter' || event.key === ' ') && !native && !event.repeat) act(true, event.currentTarget);
      else if (asks && thing.explains) explain(event.currentTarget);
      else return;
      event.preventDefault();
    },
    oncontextmenu: (event: MouseEvent) => {
      if (!thing.explains) return;
      event.preventDefault();
      explain(event.currentTarget);
    },
    ...resting(
      (keyboard) => {
        point();
        // What the keyboard rests on explains itself; the pointer is looked after by board/explaining.ts.
        if (keyboard && thing.explains) unrest = board.shelf.rest(thing.explains);
      },
      (keyboard) => {
        leave();
        if (keyboard) unrest?.();
      },
    ),
  };
}
