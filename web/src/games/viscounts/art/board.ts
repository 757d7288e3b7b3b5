/** The round board put together: what lies below everything that can be touched. It depends on the order of the
 *  landscapes and on the mouths of the rivers (angles) only, so a game draws it once. */
import { bridge, ground, props, rim, river, roads, tracery, wedgeClips } from './land';
import { castleFront, castleGround, castleInner, castleKeep } from './castle';
import { natureDefs } from './nature';
import type { Landscape } from './scenery';

/** Once per page, in something that is not `display: none`. */
export const boardDefs = (): string => natureDefs() + wedgeClips();

const all = (draw: (place: number) => string): string => [0, 1, 2, 3, 4].map(draw).join('');
let drawn: { key: string; picture: string } | undefined;
export function land(order: readonly Landscape[], mouths: readonly number[]): string {
  const key = `${order.join()} ${mouths.join()}`;
  if (drawn?.key !== key) {
    const picture =
      all((i) => ground(order[i]!, i)) +
      tracery() +
      all((i) => river(i, mouths[i]!)) +
      roads() +
      all(bridge) +
      all((i) => props(order[i]!, i)) +
      rim();
    drawn = { key, picture };
  }
  return drawn.picture;
}
/** The whole castle, where nobody stands between its walls. */
export const castle = (): string => castleGround() + castleInner() + castleKeep() + castleFront();
