/** Which options are about which thing on the table. */
import { aimAt, byKeys, type Aim } from '../../choice/aim';
import type { About, Choices } from '../../choice/choices.svelte';
import type { ViscountsView } from '../../wire/wire';

const aim = (choices: Choices, ...abouts: About[]): Aim => aimAt(choices, abouts);

/** A space: one may go there; where one's Viscount stands one may trade. */
export function space(choices: Choices, view: ViscountsView, segment: string, kind: string): Aim {
  const here = standsAt(view, segment) === kind;
  const trades: About[] = here && kind !== 'IN' ? [{ key: 'action-trade' }, { key: 'exchanges' }] : [];
  return aim(choices, { key: 'move-to', segment, kind }, ...trades);
}

/** The place of one's own Viscount in a segment, if it is there. */
function standsAt(view: ViscountsView, segment: string): string | undefined {
  const [where, kind] = (view.players[view.seat ?? -1]?.space ?? '').split(':');
  return where === segment ? kind : undefined;
}

export const spot = (choices: Choices, segment: string, position: number): Aim =>
  aim(choices, { key: 'spot', segment, position });

/** The Townsfolk beside a segment: hired, hired for free, dismissed. */
export function townsfolk(choices: Choices, view: ViscountsView, place: number): Aim {
  const segment = view.segments[place]!;
  const card = view.townsfolk[place]!.top;
  const printed: About[] = [
    { key: 'dismiss-printed', segment },
    { key: 'hire-nobody', segment },
  ];
  if (card === null) return aim(choices, ...printed);
  const here: About[] = standsAt(view, segment)
    ? [
        { key: 'recruit-card', card },
        { key: 'dismiss-card', card },
      ]
    : [];
  return aim(choices, ...here, { key: 'hire-card', card, segment });
}

/** The Manuscript beside a segment: transcribed from inside, or taken. */
export function manuscript(choices: Choices, view: ViscountsView, place: number): Aim {
  const segment = view.segments[place]!;
  const here: About[] = standsAt(view, segment) === 'IN' ? [{ key: 'action-transcribe' }] : [];
  return aim(choices, ...here, { key: 'take-manuscript', segment }, { key: 'no-manuscript', segment });
}

/** A castle section: workers come, move, are resolved. */
export function section(choices: Choices, view: ViscountsView, place: number): Aim {
  const section = view.castle_sections[place]!;
  const here: About[] = standsAt(view, view.segments[place]!) === 'IN' ? [{ key: 'action-place-workers' }] : [];
  return aim(
    choices,
    ...here,
    { key: 'place-workers-in', section },
    { key: 'resolve-section', section },
    { key: 'castle-move', from: section },
  );
}

const OF_CARDS = [
  'play-card',
  'discard-card',
  'destroy-card',
  'gain-hero-card',
  'welcome-card',
  'refuse-card',
  'choose-ability',
];
/** A card of one's own, or one that lies open: played, discarded, destroyed, taken. */
export const card = (choices: Choices, card: string): Aim => aim(choices, ...OF_CARDS.map((key) => ({ key, card })));
export const chest = (choices: Choices, tile: string): Aim => aim(choices, { key: 'gain-chest-tile', tile });
export const chestPlace = (choices: Choices, place: string): Aim =>
  aim(choices, { key: 'slot-chest', place }, { key: 'replace-chest', place });
export const slot = (choices: Choices, slot: string): Aim => aim(choices, { slot });
export const publicBuilding = (choices: Choices, thing: string): Aim => aim(choices, { key: 'other-building', thing });
/** The top of one's own Draw Pile. */
export const unseen = (choices: Choices): Aim =>
  keys(choices, 'play-unseen', 'discard-top', 'discard-top-after-shuffle', 'destroy-top', 'destroy-top-after-shuffle');
/** A Player card with its Hero, in the draft. */
export const pair = (choices: Choices, player_card: string): Aim => aim(choices, { key: 'pick-pair', player_card });
/** A column of one's own Manuscript Board. */
export const column = (choices: Choices, n: number): Aim => aim(choices, { key: 'ribbon-in-column', column: n });
/** A worker of somebody else that may be bumped. */
export const bumped = (choices: Choices, seat: number): Aim => aim(choices, { key: 'bump-worker', seat });
/** Options by their keys. */
export const keys = (choices: Choices, ...names: string[]): Aim => aimAt(choices, byKeys(...names));
