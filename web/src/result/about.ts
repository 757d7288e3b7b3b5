/** What a line of the score sheet is about: of which kind it is, what explains it, and what it was counted from. Each
 *  game says so in its folder, and it is loaded with the result. */
import type { View } from '../board/context';

export type Kind =
  'buildings' | 'castle' | 'manuscripts' | 'papers' | 'cathedral' | 'virtue' | 'goods' | 'others' | 'losses';
/** What the storeys of a tower are made of. */
export const PAINTS: Readonly<Record<Kind, string>> = {
  buildings: 'tile',
  castle: 'stone',
  manuscripts: 'lapis',
  papers: 'leaf',
  cathedral: 'slate',
  virtue: 'gold',
  goods: 'marble',
  others: 'fawn',
  losses: 'red',
};
/** What the points of a line came from: how much was counted, or which cards, with their points as far as they say. */
export interface Basis {
  n?: number;
  cards?: { id: string; points?: number }[];
}
export interface About {
  kind: Kind;
  icon: string;
  /** The entry of the guide that says how it is scored. */
  guide: string;
  basis?: (view: View, seat: number) => Basis;
}
export type Scored = Readonly<Record<string, About>>;
const OTHER: About = { kind: 'others', icon: 'vp', guide: '' };
export const aboutOf = (scored: Scored, line: string): About => scored[line] ?? OTHER;

const SCORED = import.meta.glob<{ scored: Scored }>('../games/*/scored.ts');
export const scoredOf = async (game: string): Promise<Scored> =>
  (await SCORED[`../games/${game}/scored.ts`]?.())?.scored ?? {};
