/** Apprentices, characters of the player boards, opponents: the skill is the field. Lattice, scales, courses of stone;
 *  rays for all three, a quarry for none; hangings for who sits at the table. */
import { type School, field, portrait as draw, rays } from '../../../art/portrait';

const LATTICE = 'M0 0 16 18M16 0 0 18';
const SCALES = 'M-8 11q4 11 8 11t8-11 8 11 8-11M0 0q4 11 8 11t8-11';
const COURSES = 'M0 .5H22M0 11.500H22M6 .5V11.500M17 11.500V22';
const HANGING = 'M9 2l4 7-4 7-4-7ZM0-7l4 7-4 7-4-7ZM18-7l4 7-4 7-4-7ZM0 11l4 7-4 7-4-7ZM18 11l4 7-4 7-4-7Z';

export const SCHOOL: School = {
  name: 'crew',
  fields: {
    carpentry: field('carpentry', 16, 18, '#5b7a42', LATTICE, '#c9a23c', true),
    tiling: field('tiling', 16, 22, '#99402a', SCALES, '#dfae4a', true),
    masonry: field('masonry', 22, 22, '#3f5a86', COURSES, '#c9a94f', true),
    all: rays('all', '#e3b23c', '#f2d27c'),
    none: field('none', 12, 12, '#8d8578', 'M0 12 12 0M0 0 12 12', '#a59d8f', true),
    character: field('character', 18, 18, '#65597a', HANGING, '#8d7f9b'),
    opponent: field('opponent', 18, 18, '#35261a', HANGING, '#5b4430'),
  },
  wardrobes: {
    carpentry: ['cap straw hood furhat beret', 'apron laces tunic lapels', 'saw axe mallet hammer bow-saw'],
    tiling: ['kerchief straw chaperon turban cap', 'apron tunic lapels cowl', 'trowel pot hammer brush jug'],
    masonry: ['coif kettle cap hood kerchief', 'apron studs tunic laces', 'chisel block pick plumb hammer'],
    all: ['straw feather chaperon', 'apron chain lapels', 'dividers scroll hammer'],
    none: ['slouch hood cap', 'tunic cloak strap', 'staff purse lantern'],
    character: ['bycocket chaperon beret', 'lapels chain tunic', 'dividers scroll plumb'],
    opponent: ['furhat chaperon feather', 'fur chain ermine', 'scroll purse letter'],
  },
};
/** The picture of an apprentice, a player board or an opponent, on 14 0 72 84, or on 0 0 100 84 if it is to be wide. */
export function portrait(id: string, skills: readonly string[], wide = false): string {
  const seated = id.startsWith('ai_') ? 'opponent' : id.startsWith('board_') ? 'character' : undefined;
  const field_ = seated ?? (skills.length > 1 ? 'all' : (skills[0] ?? 'none'));
  return draw({ id, fields: [field_] }, SCHOOL, !wide);
}
