/** What is printed on boards and cards, out of the same files that the rules read. */
import apprentices from '../../../../src/westkingdom/architects/data/apprentices.json';
import buildings from '../../../../src/westkingdom/architects/data/buildings.json';
import cathedral from '../../../../src/westkingdom/architects/data/cathedral.json';
import locations from '../../../../src/westkingdom/architects/data/locations.json';
import setUp from '../../../../src/westkingdom/architects/data/setup.json';
import virtue from '../../../../src/westkingdom/architects/data/virtue_track.json';
import promoApprentices from '../../../../src/westkingdom/architects/promos/data/apprentices.json';
import promoBuildings from '../../../../src/westkingdom/architects/promos/data/buildings.json';
import wonderApprentices from '../../../../src/westkingdom/architects/works_of_wonder/data/apprentices.json';
import wonderBuildings from '../../../../src/westkingdom/architects/works_of_wonder/data/buildings.json';
import contributionCards from '../../../../src/westkingdom/architects/works_of_wonder/data/contribution_cards.json';
import influence from '../../../../src/westkingdom/architects/works_of_wonder/data/influence_board.json';
import wonderSetUp from '../../../../src/westkingdom/architects/works_of_wonder/data/setup.json';
import wonders from '../../../../src/westkingdom/architects/works_of_wonder/data/wonders.json';

import { numberIn, type Message } from '../../wire/message';

/** Goods by their names; those that a thing does not have are left out. */
export type Goods = Record<string, number>;
interface Skilled {
  id: string;
  skills: string[];
  virtue: number;
}
type Priced = Skilled & { cost: Record<string, number | undefined>; timing: string };

const byId = <T extends { id: string }>(...lists: T[][]): Map<string, T> =>
  new Map(lists.flat().map((one) => [one.id, one]));
const there = (goods: object): Goods =>
  Object.fromEntries(
    Object.entries(goods as Record<string, number | null | undefined>).filter(
      (one): one is [string, number] => !!one[1],
    ),
  );

export const RESOURCES = ['clay', 'wood', 'stone', 'gold', 'marble'] as const;
export const SKILLS = ['carpentry', 'tiling', 'masonry'] as const;
export const GOODS = [...RESOURCES, 'silver', 'influence'] as const;
export type Good = (typeof GOODS)[number];

export const APPRENTICES = byId<Skilled>(apprentices, promoApprentices, wonderApprentices);
export const BUILDINGS = byId<Priced>(buildings, promoBuildings, wonderBuildings);
export const WONDERS = byId(wonders);

/** The cathedral from its top down to the ground. */
export const LEVELS = [...cathedral].reverse().map((one) => ({
  id: one.id,
  level: one.level,
  vp: one.vp,
  spaces: one.spaces,
  cost: there(one.cost),
  mix: one.cost_mix as { amount: number; of: string[] } | null,
}));

/** The virtue track from its top down, with what bars a marker there. */
export const VIRTUE = [...virtue].reverse().map((one) => ({
  id: one.id,
  space: one.space,
  vp: one.vp,
  market: one.black_market_allowed,
  cathedral: one.cathedral_allowed,
  tax: one.tax_discount,
}));

/** The Influence track from its top down, with the cards that its spaces give. */
export const INFLUENCE = [...influence.track].reverse().map((one) => ({ space: one.space, cards: one.building_card }));

/** What the spaces of the Black Market cost in silver and in virtue. */
export const MARKET = ['black_market_a', 'black_market_b', 'black_market_c'].map((id) => {
  const cost = there(locations.find((one) => one.id === id)!.actions[0]!.cost);
  return { id, silver: cost.silver ?? 0, virtue: cost.virtue ?? 0 };
});

/** The spaces of the Guildhall that reset the Black Market, by the number of seats. */
export function resets(seats: number, wonder: boolean): number[] {
  const counts = [...(wonder ? wonderSetUp.player_counts : []), ...setUp.player_counts];
  return counts.find((one) => one.players === seats)?.black_market_reset_spaces ?? [];
}

/** What a Contribution card gives for a resource. */
export const contributionGives = (card: string, good: string): Goods => {
  const found = contributionCards.find((one) => one.id === card);
  return there((found?.contribution as Record<string, object> | undefined)?.[good] ?? {});
};

/** Amounts that an option names, as icons; what is no amount of something is left to its words. */
export function amounts(messages: Message[]): Goods {
  const out: Goods = {};
  for (const one of messages) {
    const n = numberIn(one, 'n');
    const name = one.key.replace('amount-', '');
    if (one.key.startsWith('amount-') && n !== undefined) out[AMOUNTS[name] ?? name] = n;
  }
  return out;
}
const AMOUNTS: Record<string, string> = {
  'silver-laid': 'laid',
  'building-card': 'building_card',
  'reward-card': 'reward_card',
};

/** What a card costs, as icons; nothing for a card without a price of its own. */
export function costOf(id: string): Goods {
  const wonder = WONDERS.get(id);
  if (wonder)
    return there({ [wonder.resource]: wonder.resource_cost, influence: wonder.influence_cost, tax: wonder.tax_cost });
  return there(BUILDINGS.get(id)?.cost ?? {});
}

/** The resource that a Wonder is built of. */
export const resourceOf = (wonder: string): string => WONDERS.get(wonder)?.resource ?? '';

/** The skills that a building needs or an apprentice has. */
export const skillsOf = (id: string): string[] => (APPRENTICES.get(id) ?? BUILDINGS.get(id))?.skills ?? [];

/** What happens at a reset to whoever stands with one of the figures: alternatives, each of amounts to gain or lose. */
export interface Consequence {
  princess: Goods[];
  profiteer: Goods[];
  prison: boolean;
}
type Effect = Record<string, unknown>;
const OTHERWISE: Record<string, Goods> = {
  hire_free: { apprentice: 1 },
  destroy_debt: { debt: -1 },
  release_prison: { bars: -1 },
};
function alternatives(effect: Effect): Goods[] {
  if (Array.isArray(effect.either)) return (effect.either as Effect[]).flatMap(alternatives);
  const goods: Goods = {};
  for (const [name, n] of Object.entries((effect.gain ?? {}) as Goods)) goods[name] = n;
  for (const [name, n] of Object.entries((effect.lose ?? {}) as Goods)) goods[name] = -n;
  const others = Object.keys(effect).map((name) => OTHERWISE[name] ?? {});
  return [Object.assign(goods, ...others) as Goods];
}
export function consequence(card: string): Consequence | undefined {
  const found = contributionCards.find((one) => one.id === card);
  if (!found) return undefined;
  return {
    princess: alternatives(found.princess_effect),
    profiteer: alternatives(found.profiteer_effect),
    prison: found.profiteer_workers_to_prison,
  };
}

/** The virtue that an apprentice brings when hired. */
export const virtueOf = (id: string): number => APPRENTICES.get(id)?.virtue ?? 0;

/** Does a building count at the end of the game, rather than when it is built? */
export const isLate = (id: string): boolean => BUILDINGS.get(id)?.timing === 'endgame';

/** What hiring costs before the columns that are passed over. */
export const HIRING: Goods = there(
  locations.find((one) => one.id === 'workshop')!.actions.find((one) => one.id === 'workshop_hire')!.cost,
);
