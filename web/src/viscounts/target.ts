/** What makes a thing on the table a real choice: pointer, keys, focus, and the words for those who cannot see it. */
import type { Choices } from '../lib/choices.svelte';
import { toOption } from '../lib/keep';
import { pressed } from '../lib/keys';
import { resting } from '../lib/resting';
import type { About } from './about';
import { said } from './signs';

/** The words of a thing: its visible text first, then what choosing it does, or why that is impossible. */
export function wordsFor(label: string, { offers, not }: About): string {
  const more = offers.length === 1 ? offers[0]!.text : offers.map((offer) => offer.text).join('; ');
  const why = not ? `${not.text}: ${not.reason}` : '';
  return said(label, more, why);
}

export const isLit = (choices: Choices, { offers }: About): boolean => choices.focused !== null && offers.some((offer) => offer.id === choices.focused);

/** What a thing does: chosen if exactly one option is about it, else the bar decides; without an option it explains itself. */
export function deeds(choices: Choices, { offers, not }: About, explain?: () => void, onrest?: (on: boolean) => void) {
  const act = (keyboard: boolean): void => {
    if (offers.length === 1) choices.choose(offers[0]!.id);
    else if (offers.length > 1 && keyboard) toOption(offers[0]!.id);
    else if (offers.length > 1) {
      const now = offers.findIndex((offer) => offer.id === choices.focused);
      choices.focused = offers[(now + 1) % offers.length]!.id;
    } else {
      choices.barred = not ?? null;
      explain?.();
    }
  };
  const rest = (): void => {
    if (offers.length && !offers.some((offer) => offer.id === choices.focused)) choices.focused = offers[0]!.id;
    choices.barred = not ?? null;
  };
  const leave = (): void => {
    if (offers.length === 1 && choices.focused === offers[0]!.id) choices.focused = null;
    if (choices.barred === not) choices.barred = null;
  };
  return {
    onclick: (event: MouseEvent) => act(event.detail === 0),
    onkeydown: (event: KeyboardEvent) => {
      const native = event.currentTarget instanceof HTMLButtonElement;
      if ((event.key === 'Enter' || event.key === ' ') && !native && !event.repeat) (event.preventDefault(), act(true));
      if ((pressed(event) === 'i' || event.key === 'F1') && explain) (event.preventDefault(), explain());
    },
    oncontextmenu: (event: MouseEvent) => {
      if (explain) (event.preventDefault(), explain());
    },
    ...resting((keyboard) => (rest(), keyboard && onrest?.(true)), (keyboard) => (leave(), keyboard && onrest?.(false))),
  };
}
