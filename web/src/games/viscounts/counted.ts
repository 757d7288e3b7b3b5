/** The numbers of a player that everybody sees. */
import { sum, type Counted } from '../../table/numbers';
import type { ViscountsPlayer } from '../../wire/wire';

export const counted: readonly Counted<ViscountsPlayer>[] = [
  { icon: 'silver', word: 'web-v-silver', of: (one) => one.goods.silver },
  { icon: 'ink', word: 'web-v-ink', of: (one) => one.goods.ink },
  { icon: 'stone', word: 'web-v-stone', of: (one) => one.goods.stone },
  { icon: 'gold', word: 'web-v-gold', of: (one) => one.goods.gold },
  { icon: 'debt', word: 'web-v-debts', of: (one) => one.debts.unpaid },
  { icon: 'flip-debt', word: 'web-since-debts-paid', of: (one) => one.debts.paid },
  { icon: 'deed', word: 'web-v-deeds', of: (one) => one.deeds.acquired },
  { icon: 'flip-deed', word: 'web-since-deeds-approved', of: (one) => one.deeds.approved },
  {
    icon: 'inside',
    word: 'web-since-castle',
    of: ({ castle }) => sum([...castle.tier1, ...castle.tier2, castle.tier3]),
  },
  { icon: 'builder', word: 'web-v-buildings', of: (one) => one.slots_open.length },
  { icon: 'manuscript', word: 'web-v-manuscripts', of: (one) => one.manuscripts.length },
  { icon: 'corruption', word: 'web-v-icon-corruption', of: (one) => one.corruption, place: true },
  { icon: 'virtue', word: 'web-v-icon-virtue', of: (one) => one.virtue, place: true },
];
