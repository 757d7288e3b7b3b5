/** From score sheets to towers: what each seat has of every kind, as far as it has been told. */
import type { ResultShown } from '../wire/wire';
import { aboutOf, type Kind, type Scored } from './about';

type Sheet = ResultShown['sheets'][number];
export interface Pile {
  kind: Kind;
  icon: string;
  points: number;
}

/** Every line that any sheet has, in the order of the sheets. */
export const rowsOf = (sheets: readonly Sheet[]): string[] => [
  ...new Set(sheets.flatMap((sheet) => sheet.lines.map(([line]) => line))),
];
export const pointsOf = (sheet: Sheet, line: string): number | undefined =>
  sheet.lines.find(([name]) => name === line)?.[1];

/** The points of a sheet by kind, in the order in which the kinds come up; what is lost of a kind stands by itself. */
export function piles(sheet: Sheet, told: readonly string[], scored: Scored): Pile[] {
  const found = new Map<string, Pile>();
  for (const line of told) {
    const points = pointsOf(sheet, line) ?? 0;
    const { kind, icon } = aboutOf(scored, line);
    if (!points) continue;
    const key = `${kind} ${points < 0}`;
    const pile = found.get(key) ?? { kind: points < 0 && kind === 'others' ? 'losses' : kind, icon, points: 0 };
    found.set(key, { ...pile, points: pile.points + points });
  }
  return [...found.values()];
}
