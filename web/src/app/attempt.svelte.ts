/** Something that is tried: it waits while one thing is done, and keeps what was refused until the next is tried. */
import type { FluentVariable } from '@fluent/bundle';
import { Refused } from '../wire/api';
import { argumentsIn, type Message } from '../wire/message';
import { t } from './language.svelte';

export class Attempt {
  busy = $state(false);
  refused = $state.raw<Message | null>(null);

  /** Do something; whether it could be done. */
  async run(doing: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refused = null;
    try {
      await doing();
      return true;
    } catch (why) {
      this.refused = why instanceof Refused ? why.refused : { key: 'web-failed' };
      return false;
    } finally {
      this.busy = false;
    }
  }
}

/** What was refused, in words; a seat among the arguments is called by its name where names are given. */
export function inWords(refused: Message, names: string[] = []): string {
  const args: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(argumentsIn(refused))) {
    if (name === 'seat' && typeof value === 'number') args[name] = names[value] || value + 1;
    else if (typeof value === 'string' || typeof value === 'number') args[name] = value;
    else if (Array.isArray(value)) args[name] = value.join(', ');
  }
  return t(refused.key, args);
}
