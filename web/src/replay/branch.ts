/** Continue from a moment at a new table: all people at this screen, bots where bots were. */
import type { Given, TableShown } from '../wire/wire';
import { nonce, post } from '../wire/api';
import { seatName } from '../app/titles';
import { t } from '../app/language.svelte';

export async function branch(table: TableShown, revision: number): Promise<string> {
  const people = table.seats.map((seat, number) => seatName(seat) || t('web-player', { n: number + 1 }));
  const made = (await post<Given>(`/api/tables/${table.id}/branches`, { revision, people, practice: true })).table;
  for (const [seat, { kind, bot }] of table.seats.entries()) {
    if (kind === 'bot') await post(`/api/tables/${made}/actions`, { do: 'hand-over', seat, bot, nonce: nonce() });
  }
  return made;
}
