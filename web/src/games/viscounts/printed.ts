/** What is printed on the boards, from the same data that the engine reads: a picture of the cardboard, no rule. */
import { links, spaces, spots, trade } from '../../../../src/westkingdom/viscounts/data/board.json';
import { sections, tiers } from '../../../../src/westkingdom/viscounts/data/castle.json';
import {
  building_types,
  card_spaces,
  collision_track,
  slots,
} from '../../../../src/westkingdom/viscounts/data/player_board.json';
import type { ViscountsView } from '../../wire/wire';

type Side = ViscountsView['side'];
type Effect = Record<string, unknown>;

const ONE: Record<string, string> = { hire_free: 'hire', move_worker: 'castle-move' };
const kebab = (word: string): string => word.replaceAll('_', '-');

/** The icons of an effect, one by one: a gain of 2 silver is silver twice. */
export function iconsOf(effect: Effect): string[] {
  return Object.entries(effect).flatMap(([word, value]) => {
    if (word === 'gain')
      return Object.entries(value as Record<string, number>).flatMap(([what, n]) => Array<string>(n).fill(kebab(what)));
    if (word === 'flip') return [`flip-${String(value)}`];
    if (word === 'either')
      return (value as Effect[]).flatMap((part, i) => (i ? ['or', ...iconsOf(part)] : iconsOf(part)));
    if (word === 'if')
      return [(value as { criminals: string }).criminals === '0' ? 'no-criminal' : 'criminal', 'arrow'];
    if (word === 'do') return iconsOf(value as Effect);
    return [ONE[word] ?? kebab(word)];
  });
}

export interface Exchange {
  merchants: number;
  icons: string[];
}
export const EXCHANGES: ReadonlyMap<string, Exchange> = new Map(
  trade.map((one) => [one.space, { merchants: one.merchants, icons: iconsOf(one.effect) }]),
);
export const NUMBERS: ReadonlyMap<string, number | null> = new Map(spaces.map((one) => [one.id, one.start_number]));

/** The arrows printed on the path: which spaces of the same segment, or of the `next` one, follow a space. */
export const ARROWS: ReadonlyMap<string, string[]> = new Map(spaces.map((one) => [one.id, one.next]));

export interface PrintedSpot {
  position: number;
  kind: 'OL' | 'OR';
  icons: string[];
  /** What the link to the next spot gives, if there is one. */ link: string[] | null;
}

/** The building spots of a segment, clockwise. */
export function spotsOf(side: Side, segment: string): PrintedSpot[] {
  return spots
    .filter((one) => one.side === side && one.segment === segment)
    .map((one) => {
      const link = links.find((some) => some.a === one.id);
      return {
        position: one.pos,
        kind: one.space.split(':')[1] as 'OL' | 'OR',
        icons: iconsOf(one.effect),
        link: link ? iconsOf(link.effect) : null,
      };
    });
}

export const REWARDS: ReadonlyMap<string, string[]> = new Map(sections.map((one) => [one.id, iconsOf(one.reward)]));
/** What a worker is worth at the end, by tier. */
export const TIER_POINTS = tiers.map((one) => one.vp);
export const TRACK = collision_track.map((one) => ({
  space: one.space,
  owner: iconsOf(one.owner),
  others: iconsOf(one.others),
}));
export const START_ICONS = card_spaces.map((one) =>
  Object.entries(one.start_icons).flatMap(([what, n]) => Array<string>(n as number).fill(what)),
);
export const BUILDINGS = building_types.map((one) => ({
  type: one.type,
  icon: kebab(one.type),
  cost: one.builder_cost,
  points: one.vp,
  slots: slots.filter((slot) => slot.building === one.type).map((slot) => slot.id),
}));

/** What an open slot does, in signs: icons of its own, a space further, cheaper dismissals, what happens when. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  extra_move: ['viscount'],
  dismiss_cost: ['dismiss'],
  hand_limit: ['draw'],
};
const powersOf = (ability: Effect): string[] => [
  ...Object.keys(ability).flatMap((word) => OWN[word] ?? []),
  ...Object.entries((ability.icons ?? {}) as Record<string, number>).flatMap(([icon, n]) =>
    Array<string>(n).fill(icon),
  ),
  ...(ability.on === 'hire' ? ['hire', 'arrow'] : []),
  ...iconsOf({ ...('if' in ability ? { if: ability.if } : {}), ...('do' in ability ? { do: ability.do } : {}) }),
];
export const POWERS: ReadonlyMap<string, string[]> = new Map(slots.map((slot) => [slot.id, powersOf(slot.ability)]));
