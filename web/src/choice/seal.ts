/** Whether a choice could be taken back afterwards. */
import type { Preview, TableShown } from '../wire/wire';

export type Seal = 'web-irreversible' | 'web-irreversible-turn';

/** Why a choice could not be taken back, as a message of the page; nothing if it could, as always where one only
 *  practises. */
export function sealOf(preview: Preview | undefined, table: Pick<TableShown, 'practice' | 'seats'>): Seal | null {
  if (table.practice || !preview) return null;
  if (preview.open.length) return 'web-irreversible';
  const next = preview.changes.find(({ path }) => path.length === 1 && path[0] === 'turn')?.to;
  // A bot, or a solo opponent, which has no seat, does not wait when a turn ends.
  return typeof next === 'number' && (table.seats[next]?.bot ?? 'opponent') ? 'web-irreversible-turn' : null;
}
