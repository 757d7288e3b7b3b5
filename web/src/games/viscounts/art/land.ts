/** The land of the round board: five landscapes that fit any of the five places, rivers, roads, bridges, the gilded
 *  rim. Positions are polar within the wedge; everything stands upright, as on old maps. */
import './land.css';
import { ink, type Point, put, soft, thin, use, wash } from '../../../art/pen';
import { WEDGE, R, at, upright, wedge } from '../geometry';

import { type Landscape, propsOf } from './scenery';

export const BOOK_ANGLE = 19;
/** The outer edge of the gilded rim. */
export const FRAME = R.rim + 10;

/** Radius and angle of each point, as text. */
const points = (from: number, text: string): Point[] =>
  text.split(', ').map((point) => {
    const [r, a] = point.split(' ').map(Number);
    return at(r!, from + a!);
  });
const patch = (from: number, text: string): string => soft(points(from, text), true);
const stroke = (from: number, text: string): string => soft(points(from, text));
function patches(land: Landscape, from: number): string {
  const field = (text: string): string => wash(`${land}-2`, patch(from, text));
  switch (land) {
    case 'lake':
      return (
        field('176 4, 190 30, 182 66, 240 68, 250 36, 240 5') +
        ink('water', patch(from, '266 26, 250 36, 264 46, 300 50, 330 46, 350 38, 334 28, 300 23')) +
        thin(stroke(from, '276 30, 268 37, 280 44'))
      );
    case 'peaks':
      return (
        field('176 2, 186 36, 176 70, 230 70, 244 36, 230 2') +
        field('330 2, 350 20, 346 50, 330 70, 410 70, 412 36, 410 2')
      );
    case 'coast':
      return (
        ink(
          'water',
          `M${at(R.rim, from)}A${R.rim} ${R.rim} 0 0 1 ${at(R.rim, from + WEDGE)}L${at(268, from + WEDGE)}` +
            `C${at(276, from + 68)} ${at(330, from + 66)} ${at(338, from + 60)}S${at(338, from + 52)} ` +
            `${at(312, from + 48)}S${at(250, from + 42)} ${at(252, from + 36)}S${at(300, from + 24)} ` +
            `${at(318, from + 22)}S${at(346, from + 10)} ${at(330, from + 8)}S${at(280, from + 4)} ` +
            `${at(272, from)}Z`,
        ) +
        thin(
          `M${at(282, from + 71.5)}C${at(290, from + 68)} ${at(338, from + 67)} ${at(346, from + 60)}` +
            `S${at(344, from + 50)} ${at(318, from + 46.5)}S${at(262, from + 41)} ${at(262, from + 36)}` +
            `S${at(306, from + 25.5)} ${at(324, from + 23.5)}S${at(354, from + 10)} ` +
            `${at(340, from + 7)}`,
        )
      );
    case 'highlands':
      return (
        field('300 2, 350 10, 354 36, 350 62, 300 70, 410 70, 412 36, 410 2') +
        field('176 30, 180 70, 240 71, 220 50') +
        thin(stroke(from, '344 6, 358 20, 352 36, 360 52, 346 67'))
      );
    case 'forest':
      return (
        field('250 1, 262 20, 256 36, 262 52, 250 71, 350 71, 354 36, 350 1') +
        field('176 2, 182 20, 176 34, 200 34, 206 4')
      );
  }
}
/** The ground of a wedge with its patches. */
export const ground = (land: Landscape, place: number): string =>
  wash(land, wedge(R.castle - 8, R.rim, place * WEDGE, place * WEDGE + WEDGE)) +
  `<g clip-path="url(#a-w${place})">${patches(land, place * WEDGE)}</g>`;
export const wedgeClips = (): string =>
  [0, 1, 2, 3, 4]
    .map(
      (place) =>
        `<clipPath id="a-w${place}"><path d="` +
        `${wedge(R.castle - 8, R.rim, place * WEDGE, place * WEDGE + WEDGE)}` +
        `"/></clipPath>`,
    )
    .join('');

/** The river of a wedge runs from the middle to its mouth (an angle), between the last spot of the left bank and the
 *  first of the right. */
export function river(place: number, mouth: number): string {
  const from = place * WEDGE;
  const d = soft([
    at(272, from + 36),
    at(290, from + 34.5),
    at(312, from + 37.5),
    at(336, from + (36 + mouth) / 2),
    at(358, from + mouth),
    at(R.rim + 2, from + mouth),
  ]);
  return `<path class="a-bank" d="${d}"/><path class="a-stream" d="${d}"/><path class="a-ripple" d="${d}"/>`;
}
/** The lane from the left outer space to the inner space. */
export function lane(place: number): string {
  const f = place * WEDGE;
  return `C${at(262, f + 13)} ${at(240, f + 28)} ${at(232, f + 36)}S${at(216, f + 46)} ${at(R.inside, f + 50)}`;
}
/** The outer road, the inner road, and the lanes between them; arrows are printed by the spaces themselves. */
export function roads(): string {
  const lanes = [0, 1, 2, 3, 4].map((place) => {
    const f = place * WEDGE;
    return `M${at(R.outside, f + 14)}${lane(place)}M${at(R.inside, f + 50)}L${at(R.outside, f + 58)}`;
  });
  const d =
    `M${at(R.outside, 0)}A${R.outside} ${R.outside} 0 1 1 ${at(R.outside, 180)}A${R.outside} ` +
    `${R.outside} 0 1 1 ${at(R.outside, 0)}M${at(R.inside, 0)}A${R.inside} ${R.inside} 0 1 1 ` +
    `${at(R.inside, 180)}A${R.inside} ${R.inside} 0 1 1 ${at(R.inside, 0)}${lanes.join('')}`;
  return `<path class="a-road-edge" d="${d}"/><path class="a-road" d="${d}"/><path class="a-road-ruts" d="${d}"/>`;
}
/** A stone bridge where the outer road crosses the river. */
export const bridge = (place: number): string =>
  put(
    ...at(R.outside, place * WEDGE + 36.5),
    ink('stone', 'M-15-9Q0-13 15-9V9Q0 5-15 9Z') +
      wash('stone-2', 'M-15 5Q0 1 15 5V9Q0 5-15 9Z') +
      ink('stone', 'M-17-12Q0-16 17-12V-8Q0-12-17-8ZM-17 8Q0 4 17 8V12Q0 8-17 12Z') +
      thin('M-8-9.500V6M0-10.500V5M8-9.500V6'),
    1,
    place * WEDGE + 36.5,
  );

/** Where the name of a landscape stands, and how it is turned to be read on the lower half too. */
export const nameAt = (place: number): { x: number; y: number; turn: number } => {
  const [x, y] = at(338, place * WEDGE + 36);
  return { x, y, turn: upright(place * WEDGE + 36) };
};
/** The ribbon below a name of so many letters, around 0 0; the name is text, at y 5.5 (class `a-name`). */
export function nameRibbon(letters: number): string {
  const w = 14 + letters * 5.3;
  return (
    ink(
      'page-2',
      `M${-w - 13}-6 ${-w + 4}-8V9L${-w - 13} 12 ${-w - 8} 3ZM${w + 13}-6 ${w - 4}-8V9L${w + 13} 12 ${w + 8} 3Z`,
    ) + ink('page', `M${-w}-11Q0-14 ${w}-11V10Q0 7 ${-w} 10Z`)
  );
}
/** Everything that stands on a wedge, from back to front. */
export const props = (land: Landscape, place: number): string =>
  propsOf(land)
    .map((one) => ({ ...one, at: at(one.r, place * WEDGE + one.angle) }))
    .sort((a, b) => a.at[1] - b.at[1])
    .map(({ what, at: [x, y], scale, turned }) => use(`a-n-${what}`, x, y + 10 * scale, scale, turned))
    .join('');

/** Gold leaf: spokes between the segments, and the rim with its beads. */
export function tracery(): string {
  const spokes = [0, 1, 2, 3, 4].map((i) => `M${at(R.castle, i * WEDGE)}L${at(R.rim, i * WEDGE)}`).join('');
  return `<path class="a-lead" d="${spokes}"/><path class="a-leaf-gold" d="${spokes}"/>`;
}
export function rim(): string {
  const beads = Array.from({ length: 120 }, (_, i) => {
    const [x, y] = at(R.rim + 5, i * 3);
    return `M${x - 1.3} ${y}a1.300 1.300 0 1 0 2.600 0a1.300 1.300 0 1 0-2.600 0`;
  }).join('');
  const bosses = [0, 1, 2, 3, 4]
    .map((i) =>
      put(
        ...at(R.rim + 5, i * WEDGE),
        ink('gold', 'M0-11 8-3 11 0 8 3 0 11-8 3-11 0-8-3Z') + wash('red', 'M0-5 5 0 0 5-5 0Z'),
        1,
        i * WEDGE,
      ),
    )
    .join('');
  return (
    `<circle class="a-rim-out" r="${R.rim + 5}"/><circle class="a-rim-gold" r="${R.rim + 5}` +
    `"/><circle class="a-rim-in" r="${R.rim}"/><path class="a-bead" d="${beads}"/>${bosses}`
  );
}
