/** The places of the town, each a vignette about 190 wide and 110 tall, its foot at y 0, its middle at x 0. */
import { barrel, crate, house, log, opening, pennant, tent, tower, wall } from '../../../art/building';
import { bush, fir, rock, tree, tuft } from '../../../art/growth';
import { chance } from '../../../art/lots';
import { covered, dot, edge, face, hatch, ink, laid, put, thin, wash } from '../../../art/pen';

/** A cliff cut in steps, blocks on a sled, a treadwheel crane. */
export const quarry = (): string =>
  ink('stone', 'M-96 4l4-48 14-26 20-8 10-20 26-8 22 10 14 20 20 6 14 24 6 26-10 24z') +
  ink('stone-2', 'M-2-104l22 10 14 20 20 6 14 24 6 26-10 24h-34l4-26-14-12-2-24-16-10z') +
  hatch('M-2-104l22 10 14 20 20 6 14 24 6 26-10 24h-34l4-26-14-12-2-24-16-10z') +
  ink('stone', 'M-70 4v-22h30v-20h34v-18h30v22h-12v18h16v20z') +
  ink('stone-2', 'M-40-18v-20h34v-18h30v4h-26v18h-32v20z') +
  thin('M-84-44l12-6M-80-30l10-3M-46-84l12-4M-20-92l8-3M-58-10h12M-28-26h14M-26-8h18M0-46h12') +
  crate(-62, 4, 'marble') +
  crate(-46, 6, 'marble') +
  crate(-56, -7, 'marble') +
  put(
    40,
    2,
    edge('M0 0L8-54M20 0L8-54M3-16h13', ' stroke-width="2.200"') +
      edge('M8-54L-22-40', ' stroke-width="2.200"') +
      thin('M-22-40v18') +
      crate(-29, -14, 'stone') +
      `<circle class="a-no" cx="14" cy="-12" r="11" fill="var(--a-timber)" ` +
      `opacity=".35"/><circle class="a-thin" cx="14" cy="-12" r="11" ` +
      `stroke-width="1.600"/>` +
      thin('M14-23v22M3-12h22M6-20l16 16M22-20l-16 16'),
  ) +
  rock(84, 6, 0.9) +
  rock(70, 9, 0.6) +
  rock(-92, 8, 0.7) +
  tuft(-78, 10) +
  fir(-84, -62, 0.6) +
  fir(-66, -72, 0.5) +
  fir(52, -66, 0.55);

/** A wood of firs and oaks, a clearing with stumps, felled trunks and an axe. */
export const forest = (): string => {
  let out = '';
  const rows = [
    [-92, -44, 10, 0.95],
    [-84, -28, 9, 1.05],
  ] as const;
  rows.forEach(([x0, y, n, s], k) => {
    for (let i = 0; i < n; i++) {
      const x = x0 + (i * 184) / n + chance(i, k) * 6,
        yy = y + (chance(k, i) - 0.5) * 9;
      out += chance(i, k + 7) > 0.42 ? fir(x, yy - 6, s) : tree(x, yy, s * 1.05);
    }
  });
  out =
    '<path class="a-no" fill="var(--a-leaf-2)" opacity=".35" d="' +
    'M-100-6q-4-44 40-50t90-2q64-4 70 44q2 16-20 16h-150q-26 0-30-8' +
    'z"/>' +
    out;
  out += tree(-86, -4, 1.15) + fir(-66, -10, 1.1) + tree(78, -8, 1.2) + fir(94, -2, 1.05) + fir(60, -16, 0.9);
  out += wash('grass', 'M-52 2q4-22 40-22q44-2 58 12q8 8-2 12q-50 8-96-2z');
  out += log(-20, 4, 34) + log(-16, -4, 30) + log(-12, -11, 24);
  const stump = (x: number, y: number): string =>
    put(x, y, ink('timber', 'M-5 0v-7h10v7q-5 2-10 0z') + ink('thatch', 'M-5-7q5-3 10 0q-5 3-10 0z'));
  return (
    out +
    stump(-40, 2) +
    stump(34, 3) +
    thin('M35-5l6-13') +
    ink('iron', 'M38-18l6-3 2 6-5 1z') +
    stump(52, -4) +
    tuft(-58, 4) +
    bush(-76, 5, 0.8)
  );
};

/** Two mine heads in the red hill: one of clay pots, one of gold. */
export const mines = (): string =>
  ink('earth', 'M-98 4q0-34 22-44q6-28 34-32q10-24 36-20q18-14 38 4q24-2 30 24q26 8 32 34q6 22 2 34z') +
  ink('earth-2', 'M32-88q24-2 30 24q26 8 32 34q6 22 2 34h-38q6-34-10-50q2-24-16-42z') +
  hatch('M32-88q24-2 30 24q26 8 32 34q6 22 2 34h-38q6-34-10-50q2-24-16-42z') +
  thin('M-76-40q6-10 16-12M-40-70q8-8 16-8M-64-20q4-6 10-8M-4-78q6-6 12-4M-20-52q6-4 10-3M64-42l6 4') +
  [
    [-52, 'clay'],
    [22, 'gold'],
  ]
    .map(([x, good]) =>
      put(
        x as number,
        4,
        ink('dark', 'M-17 0v-26q17-14 34 0v26z') +
          ink('timber', 'M-22 0v-30h6v30zM16 0v-30h6v30z') +
          ink('timber', 'M-25-29l25-8 25 8v5l-25-7-25 7z') +
          (good === 'gold'
            ? ink('gold', 'M-9 0l2-6h5l2 6zM1 0l2-6h5l2 6zM-4-6l2-6h5l2 6z')
            : ink('clay', 'M-10 0v-6h7v6zM-2 0v-6h7v6zM-6-6v-6h7v6z')),
      ),
    )
    .join('') +
  put(
    -14,
    8,
    ink('timber', 'M0-4h22l3-11h-28z') +
      dot('timber-2', 4, -2, 4) +
      dot('timber-2', 19, -2, 4) +
      ink('clay', 'M0-15q3-8 10-6q8-4 12 6z'),
  ) +
  put(62, 6, edge('M0 0l7-22 7 22M7-22v-6', ' stroke-width="1.800"') + ink('timber', 'M1-26h12v4h-12z')) +
  rock(84, 8, 0.7) +
  bush(-90, 7, 0.7) +
  fir(-70, -44, 0.5) +
  fir(44, -84, 0.5);

/** A street of gabled houses; the smith's sign, his chimney and his forge fire. */
export const silversmith = (): string =>
  put(-60, -26, house({ w: 26, d: 34, h: 30, r: 18, gable: true, roof: 'slate', windows: 2, timber: true })) +
  put(-18, -30, house({ w: 28, d: 30, h: 36, r: 18, gable: true, roof: 'tile', windows: 2, rows: 2, timber: true })) +
  put(32, -24, house({ w: 30, d: 34, h: 28, r: 15, roof: 'tile', windows: 2 })) +
  put(
    -92,
    4,
    house({ w: 44, d: 38, h: 34, r: 20, roof: 'tile', door: 30, windows: 3, rows: 2, timber: true, chimney: true }),
  ) +
  put(-30, 6, house({ w: 48, d: 40, h: 30, r: 24, gable: true, roof: 'slate', wall: 'stone', chimney: true })) +
  ink('red', 'M-20 6v-16q9-8 18 0v16z') +
  ink('gold', 'M-16 6q-1-9 5-13q0 5 3 6q4 3 2 7z') +
  opening(4, -10, 5, 9) +
  opening(-8, -32, 5, 8) +
  put(44, 4, house({ w: 36, d: 36, h: 30, r: 18, roof: 'tile', door: 6, windows: 2, timber: true })) +
  edge('M24-18h12', ' stroke-width="1.600"') +
  dot('iron', 34, -10, 6.5) +
  thin('M34-13.500l1 2.500 2.500.2-2 1.600.7 2.500-2.200-1.400-2.200 1.400.7-2.500-2-1.600 2.500-.2z') +
  thin('M12-74q-4-5 0-9t0-9M-54-78q-4-5 0-9t0-9') +
  barrel(26, 8) +
  barrel(86, 9);

/** The king's long stone store with its hoist, barrels and chests, and his banner. */
export const kings_storehouse = (): string =>
  tree(-84, -14, 1) +
  tree(82, -20, 1.1) +
  put(-78, 2, house({ w: 104, d: 56, h: 40, r: 30, wall: 'stone', roof: 'slate', windows: 5, rows: 2 })) +
  ink('dark', 'M-44 2v-17q10-9 20 0v17z') +
  thin('M-34 2v-21M-44-8h20') +
  put(-2, 4, house({ w: 34, d: 40, h: 56, r: 22, gable: true, wall: 'stone', roof: 'slate', windows: 1 })) +
  ink('dark', 'M7 4v-18q8-7 16 0v18z') +
  opening(12, -32, 6, 12) +
  edge('M15-70v-6h-16v8', ' stroke-width="1.500"') +
  thin('M-1-68v24') +
  crate(-7, -38, 'thatch') +
  pennant(16, -74, 'var(--a-lapis)', 18) +
  barrel(46, 8) +
  barrel(56, 10) +
  crate(68, 8) +
  crate(72, -3, 'gold') +
  put(-92, 10, crate(0, 0, 'marble') + crate(6, -9, 'marble')) +
  ink('vellum', 'M34 10q-1-8 5-9q6 1 5 9z') +
  thin('M36 2h6');

/** The workshop yard: an open shed with a bench, a lime kiln, tiles and timber, a half-built arch. */
export const workshop = (): string =>
  put(-88, -12, house({ w: 58, d: 44, h: 34, r: 20, roof: 'thatch', windows: 3, timber: true, chimney: true })) +
  face('timber', true, [-4, -16], [66, -16], [66, -44], [-4, -44]) +
  put(-10, -12, [0, 26, 52, 78].map((x) => ink('timber', `M${x} 12v-42h4v42z`)).join('')) +
  face('tile', false, [-16, -38], [74, -38], [86, -64], [2, -64]) +
  laid('til', [-16, -38], [74, -38], [86, -64], [2, -64]) +
  put(
    2,
    2,
    ink('timber', 'M0 0v-12h34v12h-4v-8h-26v8z') +
      ink('iron', 'M8-13l10-5 2 3-10 4z') +
      edge('M24-13v-9l6 2', ' stroke-width="1.600"'),
  ) +
  put(
    -54,
    8,
    ink('stone', 'M0 0v-22a14 14 0 0 1 28 0v22h-7v-20a7 7 0 0 0-14 0v20z') +
      thin('M0-8h7M21-8h7M0-16h7M21-16h7M3-28l6 4M25-28l-6 4M14-36v7'),
  ) +
  put(
    -96,
    8,
    [0, 1, 2]
      .map(
        (k) =>
          ink('clay', `M${k * 4} ${-k * 5}h22v-5h-22z`) + thin(`M${k * 4 + 7} ${-k * 5}v-5M${k * 4 + 15} ${-k * 5}v-5`),
      )
      .join(''),
  ) +
  log(54, 10, 30) +
  log(58, 3, 26) +
  barrel(42, 8) +
  thin('M-44-62q-4-5 0-9t0-9');

/** The square: a fountain, the market cross, stalls and the wall of houses behind. */
export const town_centre = (): string =>
  [
    [-92, 24, 26, 14, 'tile'],
    [-62, 26, 34, 18, 'slate'],
    [-28, 24, 28, 16, 'tile'],
    [4, 28, 38, 18, 'tile'],
    [38, 24, 30, 18, 'slate'],
    [66, 22, 26, 14, 'tile'],
  ]
    .map(([x, w, h, r, roof], i) =>
      put(
        x as number,
        -34 + (i % 2) * 3,
        house({
          w: w as number,
          d: 26,
          h: h as number,
          r: r as number,
          gable: i % 2 === 0,
          roof: roof as 'tile',
          windows: 2,
          rows: (h as number) > 32 ? 2 : 1,
          timber: i % 3 !== 1,
        }),
      ),
    )
    .join('') +
  wash('road', 'M-94 6q-6-26 24-30h140q30 4 24 30z') +
  thin('M-70-8h10M-40-16h9M-20 1h10M30-16h10M62-6h10M44 2h8M-58 3h8') +
  tent(-84, 0, 34, 34, 'red') +
  tent(56, -2, 34, 34, 'lapis') +
  crate(-78, 4, 'thatch') +
  barrel(70, 2) +
  put(
    0,
    4,
    ink('stone', 'M-24-4q24-12 48 0v6q-24 12-48 0z') +
      ink('water', 'M-20-4q20-9 40 0q-20 9-40 0z') +
      ink('stone', 'M-4-6v-24h8v24z') +
      ink('stone', 'M-10-30q10 7 20 0l-3 7h-14z') +
      ink('gold', 'M-1.500-32v-10h-4v-3h4v-4h3v4h4v3h-4v10z') +
      thin('M-9-27q-6 3-7 16M9-27q6 3 7 16', ' stroke="var(--a-water-2)"'),
  );

/** The tax collector's booth at the bridge gate: scales, chest, a ledger on the table. */
export const tax_stand = (): string =>
  put(-70, 0, tower({ w: 22, h: 52, roof: 'slate', r: 24, brick: true })) +
  put(-46, -4, house({ w: 40, d: 22, h: 30, r: 14, wall: 'stone', roof: 'slate', windows: 2, door: 24 })) +
  tent(-4, 4, 66, 50, 'gold', 'red') +
  ink('timber', 'M2 4v-15h54v15z') +
  thin('M2-11h54M14-11v15M42-11v15') +
  ink('vellum', 'M10-11l4-6h12l-3 6z') +
  put(
    40,
    -11,
    edge('M0 0v-14M-9-13h18', ' stroke-width="1.500"') +
      ink('gold', 'M-12-6a3 3 0 0 0 6 0zM6-6a3 3 0 0 0 6 0z') +
      thin('M-9-13l-3 7M-9-13l3 7M9-13l-3 7M9-13l3 7'),
  ) +
  put(
    66,
    8,
    ink('timber', 'M0 0v-9q10-8 20 0v9z') +
      ink('gold', 'M8-9h4v5h-4z') +
      thin('M0-8h20') +
      dot('iron', 24, -2, 2.6) +
      dot('iron', 28, 1, 2.6),
  ) +
  bush(-80, 8, 0.7);

/** Gate towers, portcullis, halberds. */
export const guardhouse = (): string =>
  wall(
    [
      [-96, -14],
      [-50, -4],
    ],
    26,
  ) +
  wall(
    [
      [34, -4],
      [96, -16],
    ],
    26,
  ) +
  put(-56, 4, tower({ w: 30, h: 66, roof: 'tile', r: 28, brick: true, flag: 'var(--a-red)' })) +
  put(12, 4, tower({ w: 30, h: 66, roof: 'tile', r: 28, brick: true, flag: 'var(--a-lapis)' })) +
  ink('stone', 'M-28 4v-48h42v48h-9v-20q-12-16-24 0v20z') +
  covered('brk', 'M-28-24v-20h42v20z') +
  ink('dark', 'M-19 4v-20q12-16 24 0v20z') +
  thin('M-15-20v22M-11-23v25M-7-24v26M-3-23v25M1-20v22M-19-14h24M-19-6h24', ' stroke="var(--a-iron)"') +
  ink('stone', 'M-30-44v-8h6v4h7v-4h7v4h7v-4h7v4h7v-4h6v8z') +
  edge('M-66 8v-34M56 8v-34', ' stroke-width="1.600"') +
  ink('iron', 'M-69-26q-1-6 3-10q4 4 3 10zM53-26q-1-6 3-10q4 4 3 10z') +
  bush(76, 6, 0.8) +
  tuft(-84, 6);

/** The round prison tower with its grate. */
export const prison = (): string =>
  put(-30, 4, tower({ w: 58, h: 78, roof: 'crown', brick: true, windows: 0 })) +
  put(-34, 6, ink('stone', 'M0 0v-14h66v14q-33 9-66 0z') + covered('brk', 'M0 0v-14h66v14z')) +
  [
    [-20, -52],
    [6, -52],
    [-20, -26],
    [6, -26],
  ]
    .map(([x, y]) =>
      put(
        x!,
        y!,
        ink('lit', 'M0 0v-11q6-6 12 0v11z') + thin('M3 0v-13M6 0v-14M9 0v-13M0-5h12', ' stroke="var(--a-iron)"'),
      ),
    )
    .join('') +
  thin('M34-8q8 2 10 8t10 4', ' stroke-dasharray="3 1.500"') +
  dot('iron', 58, 4, 6) +
  rock(-48, 9, 0.7) +
  tuft(46, 12);

/** The alley at dusk: leaning houses, a lantern, a covered cart, somebody in a cloak, a cat. */
export const black_market = (): string =>
  put(
    -118,
    0,
    house({ w: 40, d: 34, h: 50, r: 26, gable: true, wall: 'dusk', roof: 'slate', windows: 2, rows: 2, timber: true }),
  ) +
  put(
    -66,
    -18,
    house({ w: 34, d: 30, h: 50, r: 22, gable: true, wall: 'dusk', roof: 'tile', windows: 2, rows: 2, timber: true }),
  ) +
  put(-24, -26, house({ w: 44, d: 28, h: 42, r: 20, wall: 'dusk', roof: 'slate', windows: 2 })) +
  put(
    30,
    -18,
    house({ w: 32, d: 28, h: 52, r: 24, gable: true, wall: 'dusk', roof: 'tile', windows: 2, rows: 2, timber: true }),
  ) +
  put(
    74,
    0,
    house({ w: 38, d: 30, h: 48, r: 24, gable: true, wall: 'dusk', roof: 'slate', windows: 2, rows: 2, timber: true }),
  ) +
  wash('dusk-2', 'M-76 8q6-24 30-28h84q26 4 34 28z') +
  thin('M-92-58L92-58') +
  [-60, -6, 48]
    .map((x) =>
      put(
        x,
        -58,
        thin('M0 0v7') +
          `<circle class="a-no" cx="0" cy="13" r="15" fill="var(--a-gold)" opacity=".2"/>` +
          ink('gold', 'M-4 7h8l1.500 10h-11z') +
          thin('M-5-.5M-3 10h6'),
      ),
    )
    .join('') +
  tent(-40, 2, 34, 26, 'dusk', 'red') +
  tent(14, 2, 34, 26, 'dusk', 'lapis') +
  put(-62, 6, ink('dark', 'M-7 0q1-18 4-22q4-6 8 0q4 6 5 22z') + ink('skin', 'M-2-18q3-4 6 0v4h-6z')) +
  put(60, 6, ink('dark', 'M0 0q-2-8 3-10l-1-4 3 2 3-2v4q4 3 2 10z') + edge('M10-1q6-1 4-9')) +
  barrel(-84, 8) +
  crate(80, 8);

/** The guildhall: steps, arcade, big gable with a clock of gold, banners of the crafts. */
export const guildhall = (): string =>
  tree(-100, -8, 1) +
  tree(106, -12, 1.1) +
  put(-64, -22, tower({ w: 20, h: 66, roof: 'slate', r: 30, flag: 'var(--a-gold)' })) +
  put(-86, 0, house({ w: 142, d: 52, h: 44, r: 32, wall: 'plaster', roof: 'tile', windows: 0 })) +
  put(-30, 2, house({ w: 46, d: 30, h: 54, r: 32, gable: true, wall: 'plaster', roof: 'tile' })) +
  [-78, -62, -46, 22, 38].map((x) => ink('dark', `M${x} 0v-13q5.500-7 11 0v13z`)).join('') +
  ink('red', 'M-16 2v-20q9-9 18 0v20z') +
  thin('M-7 2v-25') +
  [-80, -64, -48, 20, 36].map((x) => opening(x + 3, -24, 6, 13)).join('') +
  dot('gold', -7, -56, 8.5) +
  thin('M-7-62v6l4 3') +
  [-22, -7].map((x) => opening(x + 3, -32, 8, 14)).join('') +
  ink('stone', 'M-30 2h46l4 5h-54zM-36 7h58l4 5h-66z') +
  [
    [-70, 'red'],
    [-54, 'lapis'],
    [44, 'gold'],
  ]
    .map(([x, p]) => ink(p as string, `M${x} -40h7v15l-3.500-3-3.500 3z`))
    .join('') +
  pennant(-8, -88, 'var(--a-red)', 14);

export const PLACES = {
  quarry,
  forest,
  mines,
  silversmith,
  kings_storehouse,
  workshop,
  town_centre,
  tax_stand,
  guardhouse,
  prison,
  black_market,
  guildhall,
};
export type PlaceId = keyof typeof PLACES;
