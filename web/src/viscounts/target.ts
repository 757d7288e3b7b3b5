/** What makes a thing on the table a real choice: pointer, keys, focus, and the words for those who cannot see it. */
import type { Choices } from '../lib/choices.svelte';
import type { About } from './about';

/** The words of a thing: its visible text first, then what choosing it does, or why that is impossible. */
export function wordsFor(label: string, { offers, not }: About): string {
  const more = offers.length === 1 ? offers[0]!.text : offers.map((offer) => offer.text).join('; ');
  const why = not ? `${not.text}: ${not.reason}` : '';
  return [label, more, why].filter(Boolean).join('. ');
}

export const isLit = (choices: Choices, { offers }: About): boolean => choices.focused !== null && offers.some((offer) => offer.id === choices.focused);

/** What a thing does: chosen if exactly one option is about it, else the bar decides; without an option it explains itself. */
export function deeds(choices: Choices, { offers }: About, explain?: () => void) {
  const act = (): void => {
    if (offers.length === 1) choices.choose(offers[0]!.id);
    else if (offers.length > 1) {
      const now = offers.findIndex((offer) => offer.id === choices.focused);
      choices.focused = offers[(now + 1) % offers.length]!.id;
    } else explain?.();
  };
  const rest = (): void => {
    if (offers.length && !offers.some((offer) => offer.id === choices.focused)) choices.focused = offers[0]!.id;
  };
  const leave = (): void => {
    if (offers.length === 1 && choices.focused === offers[0]!.id) choices.focused = null;
  };
  return {
    onclick: act,
    onkeydown: (event: KeyboardEvent) => {
      const native = event.currentTarget instanceof HTMLButtonElement;
      if ((event.key === 'Enter' || event.key === ' ') && !native) (event.preventDefault(), act());
      if (event.key === 'i' && explain) (event.preventDefault(), explain());
    },
    oncontextmenu: (event: MouseEvent) => {
      if (explain) (event.preventDefault(), explain());
    },
    onpointerenter: rest,
    onfocus: rest,
    onpointerleave: leave,
    onblur: leave,
  };
}
