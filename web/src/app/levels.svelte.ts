/** The levels at which bots play, as the server offers them, from the weakest to the strongest. */
import type { BotOffer, Offered } from '../wire/wire';
import type { Doing } from '../wire/line.svelte';
import { get } from '../wire/api';

/** A bot as actions name it. */
export type Bot = Extract<Doing, { do: 'put-bot' }>['bot'];
/** Who plays where nobody was chosen; the server says the same. */
const USUAL: Bot = 'apprentice';

class Levels {
  all = $state.raw<BotOffer[]>([]);
  private asked = false;

  /** Ask the server, once. */
  load(): void {
    if (this.asked) return;
    this.asked = true;
    get<Offered>('/api').then(
      ({ bots }) => (this.all = bots),
      () => (this.asked = false),
    );
  }

  /** The bot that plays where none was chosen. */
  get usual(): Bot {
    return usualOf(this.all);
  }
}

export const levels = new Levels();

/** The bot among these that plays where none was chosen. */
export const usualOf = (bots: BotOffer[]): Bot => (bots.find(({ usual }) => usual)?.name as Bot | undefined) ?? USUAL;
