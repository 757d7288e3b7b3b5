/** The numbers of a player that everybody sees. */
import { sum, type Counted } from '../../table/numbers';
import type { ArchitectsPlayer } from '../../wire/wire';

export const counted: readonly Counted<ArchitectsPlayer>[] = [
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
