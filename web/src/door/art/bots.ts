/** Those whom a program plays, from the boy with his loaf to the councillor in ermine: the finer the cloth and the
 *  field behind, the better they play. */
import { type School, field, fieldDefs, portrait, rays } from '../../art/portrait';
import { cast } from '../../art/trades';

const WATTLE = 'M0 3h12M0 9h12M3 0v12M9 0v12';
const BRICKS = 'M0 .5H20M0 6.500H20M5 .5V6.500M15 6.500V12.500';
const DIAPER = 'M8 1l7 8-7 8-7-8Z';
const STARS = 'M8 2l1.500 4.500L14 8 9.500 9.500 8 14 6.500 9.500 2 8l4.500-1.500Z';

const SCHOOL: School = {
  name: 'bots',
  fields: {
    novice: field('novice', 12, 12, '#b99a63', WATTLE, '#9d7f4a', true),
    apprentice: field('apprentice', 20, 12, '#b5705a', BRICKS, '#95543f', true),
    journeyman: field('journeyman', 16, 18, '#5b7a42', DIAPER, '#7f9c5c', true),
    master: field('master', 16, 16, '#34548c', STARS, '#d9b252'),
    grandmaster: rays('grandmaster', '#dda92f', '#f0cf72'),
    random: field('random', 12, 12, '#6d5a7d', 'M0 12 12 0M0 0 12 12', '#8d7f9b', true),
  },
  wardrobes: { novice: ['straw cap hood', 'tunic laces', 'loaf jug staff'] },
  cast: cast(`
novice: messy tunic loaf | apprentice: coif apron mallet | journeyman: bycocket pack staff
master: furhat lapels dividers F | grandmaster: chaperon ermine scroll | random: fool laces dice
`),
};
export const defs = fieldDefs(SCHOOL);
/** A bot by its level, narrow. */
export const face = (level: string): string =>
  portrait({ id: level, fields: [level in SCHOOL.fields ? level : 'random'] }, SCHOOL, true);
