/** Which options are about which thing on the table; found by what their labels name, never by rules. */
import type { Choices, Offer } from '../lib/choices.svelte';
import type { NotPossible, ViscountsView } from '../wire';

/** What can be done with a thing now: options, or why it is impossible. */
export interface About { offers: Offer[]; not?: NotPossible }
export const NOTHING: About = { offers: [] };

type Names = Record<string, string | number>;

/** What may be chosen about any of these; a reason only where nothing may. */
export function about(choices: Choices, ...names: Names[]): About {
  const offers = names.flatMap((some) => choices.at(some));
  const not = offers.length ? undefined : names.map((some) => choices.whyNot(some)).find((why) => why);
  return offers.length || not ? { offers, not } : NOTHING;
}

export const isMoved = (segment: string, kind: string): Names => ({ key: 'move-to', segment, kind });

/** A space: one may go there; where one's Viscount stands one may trade. */
export function aboutSpace(choices: Choices, view: ViscountsView, segment: string, kind: string): About {
  const here = standsAt(view, segment) === kind;
  const trades: Names[] = here && kind !== 'IN' ? [{ key: 'action-trade' }, { key: 'exchanges' }] : [];
  return about(choices, isMoved(segment, kind), ...trades);
}

/** The place of one's own Viscount in a segment, if it is there. */
function standsAt(view: ViscountsView, segment: string): string | undefined {
  const [where, kind] = (view.players[view.seat ?? -1]?.space ?? '').split(':');
  return where === segment ? kind : undefined;
}

export const aboutSpot = (choices: Choices, segment: string, position: number): About => about(choices, { key: 'spot', segment, position });

/** The Townsfolk beside a segment: hired, hired for free, dismissed. */
export function aboutTownsfolk(choices: Choices, view: ViscountsView, place: number): About {
  const segment = view.segments[place]!;
  const card = view.townsfolk[place]!.top;
  const printed: Names[] = [{ key: 'dismiss-printed', segment }, { key: 'hire-nobody', segment }];
  if (card === null) return about(choices, ...printed);
  const here: Names[] = standsAt(view, segment) ? [{ key: 'recruit-card', card }, { key: 'dismiss-card', card }] : [];
  return about(choices, ...here, { key: 'hire-card', card, segment });
}

/** The Manuscript beside a segment: transcribed from inside, or taken. */
export function aboutManuscript(choices: Choices, view: ViscountsView, place: number): About {
  const segment = view.segments[place]!;
  const here: Names[] = standsAt(view, segment) === 'IN' ? [{ key: 'action-transcribe' }] : [];
  return about(choices, ...here, { key: 'take-manuscript', segment }, { key: 'no-manuscript', segment });
}

/** A castle section: workers come, move, are resolved. */
export function aboutSection(choices: Choices, view: ViscountsView, place: number): About {
  const section = view.castle_sections[place]!;
  const here: Names[] = standsAt(view, view.segments[place]!) === 'IN' ? [{ key: 'action-place-workers' }] : [];
  return about(choices, ...here, { key: 'place-workers-in', section }, { key: 'resolve-section', section }, { key: 'castle-move', from: section });
}

const OF_CARDS = ['play-card', 'discard-card', 'destroy-card', 'gain-hero-card', 'welcome-card', 'refuse-card', 'choose-ability'];
/** A card of one's own, or one that lies open: played, discarded, destroyed, taken. */
export const aboutCard = (choices: Choices, card: string): About => about(choices, ...OF_CARDS.map((key) => ({ key, card })));
export const aboutChest = (choices: Choices, tile: string): About => about(choices, { key: 'gain-chest-tile', tile });
export const aboutChestPlace = (choices: Choices, place: string): About => about(choices, { key: 'slot-chest', place }, { key: 'replace-chest', place });
export const aboutSlot = (choices: Choices, slot: string): About => about(choices, { slot });
export const aboutPublic = (choices: Choices, thing: string): About => about(choices, { key: 'other-building', thing });
export const aboutUnseen = (choices: Choices): About =>
  about(choices, ...['play-unseen', 'discard-top', 'discard-top-after-shuffle', 'destroy-top', 'destroy-top-after-shuffle'].map((key) => ({ key })));
