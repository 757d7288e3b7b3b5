/** The way of a Viscount for the eye: along the printed arrows, and along one ring where both ends lie on it. Where
 *  it may go, and for how much, is told by the server. */
import { ARROWS } from './printed';

/** The spaces from one to another, both included; nothing if no arrows lead there. */
export function route(segments: readonly string[], from: string, to: string): string[] {
  const onward = (space: string): string[] => {
    const [segment, kind] = space.split(':') as [string, string];
    const next = segments[(segments.indexOf(segment) + 1) % segments.length]!;
    return (ARROWS.get(`${segment}:${kind}`) ?? []).map((arrow) => arrow.replace(/^next:/, `${next}:`));
  };
  const inside = (space: string): boolean => space.endsWith(':IN');
  const strays = (space: string): boolean => inside(from) === inside(to) && inside(space) !== inside(from);
  const ways: string[][] = [[from]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const space of onward(way.at(-1)!)) {
      if (space === to) return [...way, space];
      if (seen.has(space) || strays(space)) continue;
      seen.add(space);
      ways.push([...way, space]);
    }
  }
  return [];
}
