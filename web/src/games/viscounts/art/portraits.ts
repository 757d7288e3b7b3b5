/** Townsfolk, heroes, outsiders: a field for each kind. Bezants, masonry, crosslets, lilies, bars; rays for heroes,
 *  waves for outsiders. */
import { type School, field, portrait as draw, rays } from '../../../art/portrait';
import { STRANGERS } from './strangers';

const BEZANT = 'a2.500 2.500 0 1 0 .1 0Z';
const BEZANTS = `M7 4.500${BEZANT}M0-2.500${BEZANT}M14-2.500${BEZANT}M0 11.500${BEZANT}M14 11.500${BEZANT}`;
const LILY = 'M7 2C9 5 9 7 7.800 9 10 8 11 9 11 11H8.500L9 13H5L5.500 11H3C3 9 4 8 6.200 9 5 7 5 5 7 2Z';

export const SCHOOL: School = {
  name: 'household',
  fields: {
    merchant: field('merchant', 14, 14, '#d6a046', BEZANTS, '#ecc573'),
    builder: field('builder', 20, 12, '#9fa39a', 'M0 .5H20M0 6.500H20M5 .5V6.500M15 6.500V12.500', '#7f847c', true),
    cleric: field('cleric', 14, 14, '#3f639f', 'M6 3h2v3h3v2H8v3H6V8H3V6h3Z', '#6f90c4'),
    noble: field('noble', 14, 16, '#8d2a38', LILY, '#c98a3c'),
    criminal: field('criminal', 12, 12, '#4a5750', 'M0 12 12 0M-3 3 3-3M9 15 15 9', '#66756c', true),
    outsider: field('outsider', 16, 10, '#3f7b78', 'M0 6q4-5 8 0t8 0M0 1q4-5 8 0t8 0', '#6fa5a0', true),
    hero: rays('hero', '#dda92f', '#f0cf72'),
  },
  wardrobes: {
    merchant: [
      'cap feather turban furhat chaperon straw bycocket beret',
      'lapels fur chain tunic pack',
      'scales purse coin basket scroll jug coins',
    ],
    builder: ['coif cap kerchief straw hood', 'apron laces studs tunic', 'hammer mallet trowel saw axe pick plumb'],
    cleric: ['hood skullcap tonsure biretta wimple', 'habit cowl stole', 'book candle cross beads censer'],
    noble: ['crown coronet feather circlet crest', 'ermine chain cloak mail', 'sceptre sword falcon goblet scroll'],
    criminal: ['deephood patch mask slouch hood', 'cloak studs laces strap', 'dagger dice rope club chain'],
    outsider: ['furhood nasal turban shawl kettle', 'fur cloak mail strap', 'spear bow axe scroll horn'],
    hero: ['crown coronet crest circlet hennin', 'ermine cloak chain mail', 'sword falcon sceptre book shield'],
  },
  cast: STRANGERS,
};
/** A card's picture on 0 0 100 84, or 14 0 72 84 if it is to be narrow: by its id, its kind and its icons. */
export function portrait(id: string, kind: string, icons: readonly string[], narrow = false): string {
  return draw({ id, fields: kind in SCHOOL.fields ? [kind] : icons }, SCHOOL, narrow);
}
