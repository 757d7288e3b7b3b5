/** A line through places of the board as the roads run: along a ring while they lie on one, by the lane inwards, and
 *  across where a ring is left. */
import { lane } from './art/land';
import { R, spaceAt } from './geometry';

export function along(places: readonly { place: number; kind: string }[]): string {
  return places
    .map(({ place, kind }, i) => {
      const end = spaceAt(place, kind);
      if (!i) return `M${end}`;
      const before = places[i - 1]!.kind;
      const inside = kind === 'IN';
      const r = inside ? R.inside : R.outside;
      if (inside && before === 'OL') return lane(place);
      return inside === (before === 'IN') ? `A${r} ${r} 0 0 1 ${end}` : `L${end}`;
    })
    .join('');
}
