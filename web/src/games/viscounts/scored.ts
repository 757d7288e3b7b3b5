/** What the lines of the score sheet of Viscounts are counted from. */
import type { View } from '../../board/context';
import type { About, Basis, Kind, Scored } from '../../result/about';
import type { ViscountsPlayer, ViscountsView } from '../../wire/wire';

const of =
  (count: (player: ViscountsPlayer) => Basis) =>
  (view: View, seat: number): Basis =>
    count((view as ViscountsView).players[seat]!);
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const cards = (ids: readonly string[]): Basis => ({ cards: ids.map((id) => ({ id })) });
const open = (p: ViscountsPlayer, type: string): number => p.slots_open.filter((slot) => slot.startsWith(type)).length;

const about = (kind: Kind, icon: string, guide: string, count?: (player: ViscountsPlayer) => Basis): About => ({
  kind,
  icon,
  guide,
  ...(count && { basis: of(count) }),
});
const BUILDINGS = 'guide-points-buildings';
const CASTLE = 'guide-points-castle';
const BOOKS = 'guide-points-manuscripts';
const PAPERS = 'guide-points-debts';
const ENDS = 'guide-points-ends';
const GATES = 'guide-gates-points';
const KEYS = 'guide-keys-points';

export const scored: Scored = {
  trading_posts: about('buildings', 'trading-post', BUILDINGS, (p) => ({ n: open(p, 'tp') })),
  guildhalls: about('buildings', 'guildhall', BUILDINGS, (p) => ({ n: open(p, 'gh') })),
  workshops: about('buildings', 'workshop', BUILDINGS, (p) => ({ n: open(p, 'w') })),
  workers_tier_1: about('castle', 'worker', CASTLE, (p) => ({ n: sum(p.castle.tier1) })),
  workers_tier_2: about('castle', 'worker', CASTLE, (p) => ({ n: sum(p.castle.tier2) })),
  workers_tier_3: about('castle', 'worker', CASTLE, (p) => ({ n: p.castle.tier3 })),
  castle_leader: about('castle', 'noble', CASTLE),
  manuscript_sets: about('manuscripts', 'manuscript', BOOKS, (p) => ({ n: p.manuscripts.length })),
  manuscripts: about('manuscripts', 'manuscript', BOOKS, (p) => cards(p.manuscripts)),
  cleric_bonus: about('manuscripts', 'cleric', BOOKS, (p) => cards(p.cleric_bonus)),
  chest_tiles: about('others', 'chest', KEYS),
  builder_cards: about('buildings', 'builder', GATES),
  public_buildings: about('buildings', 'trading-post', KEYS),
  outsiders: about('others', 'welcome', GATES),
  debts: about('losses', 'debt', PAPERS, (p) => ({ n: p.debts.unpaid })),
  deeds: about('papers', 'deed', PAPERS, (p) => ({ n: p.deeds.acquired + p.deeds.approved })),
  poverty: about('papers', 'approved-deed', ENDS, (p) => ({ n: p.deeds.approved })),
  prosperity: about('papers', 'flip-debt', ENDS, (p) => ({ n: p.debts.paid })),
  resources_left: about('others', 'resource-any', 'guide-solo-score'),
};
