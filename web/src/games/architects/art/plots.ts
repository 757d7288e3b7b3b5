/** Where the places of the town lie. */
import type { PlaceId } from './places';

/** The plot of a place in parts of the box. Its lowest `plate` pixels are street: name, gain and crowd go there, as
 *  HTML,
 *  so that type never scales. */
export interface Plot {
  x: number;
  y: number;
  w: number;
  h: number;
}
export type Plots = Record<PlaceId, Plot>;
/** Three rows, for a desk. */
const T = 1 / 3;
export const WIDE: Plots = {
  quarry: { x: 0, y: 0, w: 0.235, h: T },
  kings_storehouse: { x: 0.252, y: 0, w: 0.235, h: T },
  workshop: { x: 0.487, y: 0, w: 0.228, h: T },
  guildhall: { x: 0.715, y: 0, w: 0.285, h: T },
  forest: { x: 0, y: T, w: 0.235, h: T },
  town_centre: { x: 0.252, y: T, w: 0.268, h: T },
  guardhouse: { x: 0.52, y: T, w: 0.262, h: T },
  prison: { x: 0.782, y: T, w: 0.218, h: T },
  mines: { x: 0, y: 2 * T, w: 0.235, h: T },
  silversmith: { x: 0.252, y: 2 * T, w: 0.215, h: T },
  tax_stand: { x: 0.467, y: 2 * T, w: 0.193, h: T },
  black_market: { x: 0.66, y: 2 * T, w: 0.34, h: T },
};
/** Seven rows, for a phone. */
const S = 1 / 7;
export const TALL: Plots = {
  quarry: { x: 0, y: 0, w: 0.49, h: S },
  kings_storehouse: { x: 0.51, y: 0, w: 0.49, h: S },
  guildhall: { x: 0, y: S, w: 1, h: S },
  forest: { x: 0, y: 2 * S, w: 0.49, h: S },
  workshop: { x: 0.51, y: 2 * S, w: 0.49, h: S },
  mines: { x: 0, y: 3 * S, w: 0.49, h: S },
  town_centre: { x: 0.51, y: 3 * S, w: 0.49, h: S },
  silversmith: { x: 0, y: 4 * S, w: 0.49, h: S },
  tax_stand: { x: 0.51, y: 4 * S, w: 0.49, h: S },
  guardhouse: { x: 0, y: 5 * S, w: 0.54, h: S },
  prison: { x: 0.54, y: 5 * S, w: 0.46, h: S },
  black_market: { x: 0, y: 6 * S, w: 1, h: S },
};
