/** What the lines of the score sheet of Architects are counted from. */
import buildings from '../../../../src/westkingdom/architects/data/buildings.json';
import promos from '../../../../src/westkingdom/architects/promos/data/buildings.json';
import more from '../../../../src/westkingdom/architects/works_of_wonder/data/buildings.json';
import wonders from '../../../../src/westkingdom/architects/works_of_wonder/data/wonders.json';
import type { View } from '../../board/context';
import type { Basis, Scored } from '../../result/about';
import type { ArchitectsPlayer, ArchitectsView } from '../../wire/wire';

const cards: readonly { id: string; vp: number; timing?: string }[] = [...buildings, ...promos, ...more, ...wonders];
const POINTS = new Map(cards.map(({ id, vp }) => [id, vp]));
const AT_THE_END = new Set(cards.filter(({ timing }) => timing === 'endgame').map(({ id }) => id));

const of =
  (count: (player: ArchitectsPlayer) => Basis) =>
  (view: View, seat: number): Basis =>
    count((view as ArchitectsView).players[seat]!);

export const scored: Scored = {
  buildings: {
    kind: 'buildings',
    icon: 'guild',
    guide: 'guide-points-buildings',
    basis: of((p) => ({ cards: p.buildings.map((id) => ({ id, points: POINTS.get(id) })) })),
  },
  building_effects: {
    kind: 'buildings',
    icon: 'card',
    guide: 'guide-points-buildings',
    basis: of((p) => ({ cards: p.buildings.filter((id) => AT_THE_END.has(id)).map((id) => ({ id })) })),
  },
  cathedral: {
    kind: 'cathedral',
    icon: 'cathedral',
    guide: 'guide-points-cathedral',
    basis: of((p) => ({ n: p.cathedral })),
  },
  virtue: { kind: 'virtue', icon: 'virtue', guide: 'guide-points-virtue', basis: of((p) => ({ n: p.virtue })) },
  debts: { kind: 'losses', icon: 'debt', guide: 'guide-points-losses', basis: of((p) => ({ n: p.debts.unpaid })) },
  gold_and_marble: {
    kind: 'goods',
    icon: 'gold',
    guide: 'guide-points-goods',
    basis: of((p) => ({ n: p.goods.gold + p.goods.marble })),
  },
  silver: { kind: 'goods', icon: 'silver', guide: 'guide-points-goods', basis: of((p) => ({ n: p.goods.silver })) },
  prisoners: { kind: 'losses', icon: 'bars', guide: 'guide-points-losses', basis: of((p) => ({ n: p.prisoners })) },
  difficulty: { kind: 'others', icon: 'scheme', guide: 'guide-solo-score' },
};
