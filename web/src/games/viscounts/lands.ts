/** Which landscape a segment is, and its sign: what ties a pile or a choice to its place on the board. */
import type { Landscape } from './art/scenery';

const LANDS: Readonly<Record<string, Landscape>> = {
  '1-2': 'lake',
  '3-4': 'highlands',
  '5-6': 'forest',
  '7-8': 'coast',
  '9-10': 'peaks',
};
export const landOf = (segment: string): Landscape => LANDS[segment] ?? 'lake';

/** What of the land stands for it, and the box that it fills. */
export const EMBLEMS: Readonly<Record<Landscape, readonly [thing: string, box: string]>> = {
  lake: ['boat', '-19 -30 38 38'],
  peaks: ['peak', '-38 -58 76 76'],
  coast: ['cog', '-30 -46 60 60'],
  highlands: ['sheep', '-12 -16 26 26'],
  forest: ['pine', '-22 -40 44 44'],
};
