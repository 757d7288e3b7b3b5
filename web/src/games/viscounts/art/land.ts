/** The land of the round board: five landscapes that fit any of the five places, rivers, roads, bridges, the gilded rim. */
import { ink, type Point, put, soft, thin, use, wash } from '../../../art/pen';
import { WEDGE, R, at, upright, wedge } from '../geometry';

export const BOOK_ANGLE = 19;
export type Landscape = 'lake' | 'peaks' | 'coast' | 'highlands' | 'forest';

/** Props by radius and angle within the wedge; `m` mirrors. They keep clear of spaces, plots, books and the name. */
type Prop = [what: string, r: number, angle: number, scale?: number, mirror?: boolean];
const PROPS: Record<Landscape, Prop[]> = {
  lake: [
    ['tree', 338, 2.5, 1.35],
    ['tree', 322, 6.5, 1],
    ['tree', 282, 3.5, 1.25],
    ['tree', 252, 6, 0.9],
    ['tree', 226, 3, 1.05],
    ['boat', 283, 38, 1.3],
    ['swan', 262, 31, 1.1],
    ['reeds', 322, 47, 1.2],
    ['reeds', 262, 43, 1],
    ['reeds', 250, 28, 0.8],
    ['tree', 334, 68.5, 1.25, true],
    ['tree', 300, 67, 1],
    ['tree', 272, 69, 1.15],
    ['tuft', 240, 65],
    ['tree', 226, 68.5, 1],
    ['tuft', 186, 62],
    ['swan', 316, 28, 0.9, true],
    ['tuft', 404, 3],
    ['tuft', 352, 16],
  ],
  peaks: [
    ['peak', 338, 4.5, 1.25],
    ['peak', 286, 3.5, 1.2],
    ['crag', 238, 5, 1.15],
    ['pine', 214, 2.5, 0.85],
    ['pine', 246, 1.5, 0.8],
    ['peak', 250, 32, 0.8],
    ['crag', 262, 41, 0.9],
    ['crag', 322, 28, 1],
    ['pine', 290, 28, 0.75],
    ['goat', 286, 44.5, 1.1],
    ['pine', 330, 45.5, 0.85],
    ['pine', 318, 48, 0.7],
    ['peak', 316, 68, 1.15],
    ['crag', 346, 69.5, 1],
    ['crag', 262, 67, 1.25],
    ['pine', 228, 66, 0.9],
    ['pine', 214, 69.5, 0.8],
    ['pine', 292, 71, 0.8],
  ],
  coast: [
    ['cog', 282, 36, 1.15],
    ['wave', 330, 30],
    ['wave', 262, 43],
    ['wave', 316, 43],
    ['wave', 300, 29],
    ['serpent', 330, 4.5, 1.25],
    ['wave', 304, 2],
    ['wave', 348, 2],
    ['wave', 350, 68],
    ['boat', 318, 68, 1.15, true],
    ['wave', 288, 69],
    ['gull', 262, 28, 1.1],
    ['gull', 270, 27, 0.8],
    ['gull', 322, 27, 0.9],
    ['reeds', 238, 5, 1.15],
    ['reeds', 226, 8, 0.9],
    ['tuft', 252, 66],
    ['reeds', 222, 67, 1],
    ['tuft', 188, 5],
    ['tuft', 190, 60],
  ],
  highlands: [
    ['hill', 326, 4, 1.3],
    ['hill', 276, 3.5, 1.1],
    ['sheep', 302, 5.5, 1.05],
    ['sheep', 236, 5, 1.2],
    ['hay', 222, 2.5, 0.9],
    ['tree', 350, 1.5, 0.8],
    ['hill', 258, 32, 0.95],
    ['sheep', 290, 29, 1.05],
    ['hay', 322, 29, 1.15],
    ['sheep', 282, 43.5, 1.05, true],
    ['fence', 322, 45, 1.1],
    ['hill', 330, 69, 1],
    ['hill', 288, 68, 1.1],
    ['hay', 250, 66.5, 1.25],
    ['hay', 236, 70, 0.9],
    ['hay', 318, 67, 0.95],
    ['sheep', 214, 66, 1, true],
    ['tuft', 192, 4],
    ['tuft', 184, 64],
  ],
  forest: [
    ['oak', 342, 1.5, 1.25],
    ['pine', 330, 6, 1.25],
    ['oak', 308, 3, 1.35],
    ['pine', 278, 5.5, 1.15],
    ['pine', 270, 1.5, 1.05],
    ['oak', 246, 4.5, 1.15],
    ['pine', 220, 2.5, 1],
    ['oak', 254, 28, 0.95],
    ['pine', 248, 34, 1],
    ['oak', 256, 41, 0.9],
    ['stag', 290, 44, 1.25, true],
    ['pine', 328, 27, 1],
    ['oak', 290, 27.5, 0.9],
    ['oak', 340, 68, 1.25],
    ['pine', 316, 70, 1.25],
    ['oak', 296, 66.5, 1.25],
    ['pine', 264, 69.5, 1.15],
    ['oak', 246, 66, 1.05],
    ['pine', 218, 69.5, 0.95],
    ['pine', 320, 47, 0.9],
    ['stump', 338, 46.5, 1.1],
  ],
};

/** Polar points of a patch, as a soft outline. */
const patch = (from: number, points: Point[]): string =>
  soft(
    points.map(([r, a]) => at(r, from + a)),
    true,
  );
function wash2(land: Landscape, from: number): string {
  const field = (points: Point[]): string => wash(`${land}-2`, patch(from, points));
  switch (land) {
    case 'lake':
      return (
        field([
          [176, 4],
          [190, 30],
          [182, 66],
          [240, 68],
          [250, 36],
          [240, 5],
        ]) +
        ink(
          'water',
          patch(from, [
            [266, 26],
            [250, 36],
            [264, 46],
            [300, 50],
            [330, 46],
            [350, 38],
            [334, 28],
            [300, 23],
          ]),
        ) +
        thin(
          soft(
            [
              [276, 30],
              [268, 37],
              [280, 44],
            ].map(([r, a]) => at(r!, from + a!)),
          ),
        )
      );
    case 'peaks':
      return (
        field([
          [176, 2],
          [186, 36],
          [176, 70],
          [230, 70],
          [244, 36],
          [230, 2],
        ]) +
        field([
          [330, 2],
          [350, 20],
          [346, 50],
          [330, 70],
          [410, 70],
          [412, 36],
          [410, 2],
        ])
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
        field([
          [300, 2],
          [350, 10],
          [354, 36],
          [350, 62],
          [300, 70],
          [410, 70],
          [412, 36],
          [410, 2],
        ]) +
        field([
          [176, 30],
          [180, 70],
          [240, 71],
          [220, 50],
        ]) +
        thin(
          soft(
            [
              [344, 6],
              [358, 20],
              [352, 36],
              [360, 52],
              [346, 67],
            ].map(([r, a]) => at(r!, from + a!)),
          ),
        )
      );
    case 'forest':
      return (
        field([
          [250, 1],
          [262, 20],
          [256, 36],
          [262, 52],
          [250, 71],
          [350, 71],
          [354, 36],
          [350, 1],
        ]) +
        field([
          [176, 2],
          [182, 20],
          [176, 34],
          [200, 34],
          [206, 4],
        ])
      );
  }
}
/** The ground of a wedge with its patches. */
export const ground = (land: Landscape, place: number): string =>
  wash(land, wedge(R.castle - 8, R.rim, place * WEDGE, place * WEDGE + WEDGE)) +
  `<g clip-path="url(#a-w${place})">${wash2(land, place * WEDGE)}</g>`;
export const wedgeClips = (): string =>
  [0, 1, 2, 3, 4]
    .map(
      (place) =>
        `<clipPath id="a-w${place}"><path d="` +
        `${wedge(R.castle - 8, R.rim, place * WEDGE, place * WEDGE + WEDGE)}` +
        `"/></clipPath>`,
    )
    .join('');

/** The river of a wedge runs from the middle to its mouth between the last spot of the left bank and the first of the right. */
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

/** A ribbon with the name; `turn` keeps it readable on the lower half. */
export function nameRibbon(name: string, place: number): string {
  const [x, y] = at(338, place * WEDGE + 36);
  const half = 14 + name.length * 5.3;
  return put(
    x,
    y,
    ink(
      'page-2',
      `M${-half - 13}-6 ${-half + 4}-8V9L${-half - 13} 12 ${-half - 8} 3ZM` +
        `${half + 13}-6 ${half - 4}-8V9L${half + 13} 12 ${half + 8} 3Z`,
    ) +
      ink('page', `M${-half}-11Q0-14 ${half}-11V10Q0 7 ${-half} 10Z`) +
      `<text class="land-name" y="5.500">${name}</text>`,
    1,
    upright(place * WEDGE + 36),
  );
}
/** Everything that stands on a wedge, from back to front. */
export const props = (land: Landscape, place: number): string =>
  PROPS[land]
    .map(([what, r, a, scale, mirror]) => ({ p: at(r, place * WEDGE + a), what, scale, mirror }))
    .sort((a, b) => a.p[1] - b.p[1])
    .map(({ p, what, scale, mirror }) => use(`a-n-${what}`, p[0], p[1] + 10 * (scale ?? 1), scale, mirror))
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
