/** The locations of the town, and the glyphs that say at a glance what each is for. */
import type { ArchitectsPlayer } from '../../wire/wire';

export type OpenLocation = keyof ArchitectsPlayer['workers_at'];
export const OPEN: readonly OpenLocation[] = [
  'quarry',
  'forest',
  'mines',
  'silversmith',
  'kings_storehouse',
  'workshop',
  'town_centre',
  'tax_stand',
  'guardhouse',
];

export const GIVES: Record<string, string[]> = {
  quarry: ['stone'],
  forest: ['wood'],
  mines: ['clay', 'gold'],
  silversmith: ['silver'],
  kings_storehouse: ['virtue', 'marble'],
  workshop: ['apprentice', 'card'],
  town_centre: ['chain'],
  guardhouse: ['bars', 'debt'],
  guildhall: ['guild', 'cathedral'],
  prison: ['bars'],
};
