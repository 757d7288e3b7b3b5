/** The numbers of a seat that everybody sees, and how they changed between two moments. */
import type { ArchitectsPlayer, ArchitectsView, ViscountsPlayer, ViscountsView } from '../wire';

type View = ViscountsView | ArchitectsView;
interface Counted<P> {
  icon: string;
  word: string;
  of: (player: P) => number;
  /** Whether it is a place on a track, of which more is not simply better. */
  place?: boolean;
}
export interface Change {
  icon: string;
  word: string;
  from: number;
  to: number;
  place: boolean;
}
const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

const VISCOUNTS: Counted<ViscountsPlayer>[] = [
  { icon: 'silver', word: 'web-v-silver', of: (one) => one.goods.silver },
  { icon: 'ink', word: 'web-v-ink', of: (one) => one.goods.ink },
  { icon: 'stone', word: 'web-v-stone', of: (one) => one.goods.stone },
  { icon: 'gold', word: 'web-v-gold', of: (one) => one.goods.gold },
  { icon: 'debt', word: 'web-v-debts', of: (one) => one.debts.unpaid },
  { icon: 'flip-debt', word: 'web-since-debts-paid', of: (one) => one.debts.paid },
  { icon: 'deed', word: 'web-v-deeds', of: (one) => one.deeds.acquired },
  { icon: 'flip-deed', word: 'web-since-deeds-approved', of: (one) => one.deeds.approved },
  { icon: 'inside', word: 'web-since-castle', of: ({ castle }) => sum([...castle.tier1, ...castle.tier2, castle.tier3]) },
  { icon: 'builder', word: 'web-v-buildings', of: (one) => one.slots_open.length },
  { icon: 'manuscript', word: 'web-v-manuscripts', of: (one) => one.manuscripts.length },
  { icon: 'corruption', word: 'web-v-icon-corruption', of: (one) => one.corruption, place: true },
  { icon: 'virtue', word: 'web-v-icon-virtue', of: (one) => one.virtue, place: true },
];
const ARCHITECTS: Counted<ArchitectsPlayer>[] = [
  { icon: 'clay', word: 'web-a-good-clay', of: (one) => one.goods.clay },
  { icon: 'wood', word: 'web-a-good-wood', of: (one) => one.goods.wood },
  { icon: 'stone', word: 'web-a-good-stone', of: (one) => one.goods.stone },
  { icon: 'gold', word: 'web-a-good-gold', of: (one) => one.goods.gold },
  { icon: 'marble', word: 'web-a-good-marble', of: (one) => one.goods.marble },
  { icon: 'silver', word: 'web-a-good-silver', of: (one) => one.goods.silver },
  { icon: 'influence', word: 'web-a-good-influence', of: (one) => one.goods.influence ?? 0 },
  { icon: 'virtue', word: 'web-a-virtue', of: (one) => one.virtue },
  { icon: 'debt', word: 'web-a-good-debt', of: (one) => one.debts.unpaid },
  { icon: 'cathedral', word: 'web-a-cathedral', of: (one) => one.cathedral },
  { icon: 'guild', word: 'web-a-buildings', of: (one) => one.buildings.length },
  { icon: 'apprentice', word: 'web-a-apprentices', of: (one) => one.apprentices.length },
  { icon: 'card', word: 'web-a-in-hand', of: (one) => one.cards_in_hand },
  { icon: 'chain', word: 'web-a-captives', of: (one) => sum(one.captives) },
  { icon: 'bars', word: 'web-a-in-prison', of: (one) => one.prisoners },
];

function compared<P>(counted: readonly Counted<P>[], before: P | undefined, after: P | undefined): Change[] {
  if (!before || !after) return [];
  return counted
    .map(({ icon, word, of, place = false }) => ({ icon, word, from: of(before), to: of(after), place }))
    .filter(({ from, to }) => from !== to);
}

/** What changed for a seat between two views of the same game. */
export function changes(before: View, after: View, seat: number): Change[] {
  if (before.game === 'viscounts' && after.game === 'viscounts') return compared(VISCOUNTS, before.players[seat], after.players[seat]);
  if (before.game === 'architects' && after.game === 'architects') return compared(ARCHITECTS, before.players[seat], after.players[seat]);
  return [];
}

/** A change as it is written: +2, −1, or 5 → 4 for a place on a track. */
export const written = ({ from, to, place }: Change): string => (place ? `${from} → ${to}` : to > from ? `+${to - from}` : `−${from - to}`);
