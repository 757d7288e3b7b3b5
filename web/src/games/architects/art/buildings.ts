/** Building cards: put together from halls, towers and yards. Frame 0 0 120 84, ground line at y = 72. */
import { barrel, crate, house, log, opening, pennant, tent, tower, wall } from '../../../art/building';
import { bush, fir, rock, tree } from '../../../art/growth';
import { lots, pick } from '../../../art/lots';
import { covered, dot, edge, face, hatch, ink, laid, put, thin, tone, wash } from '../../../art/pen';

/** One letter, one part; a building is a word. Order is painting order (far to near). */
const ROOFS = ['tile', 'slate', 'thatch', 'tile'] as const;
const PART: Record<string, (h: number) => string> = {
  // halls
  a: (h) =>
    put(
      30,
      72,
      house({
        w: 46,
        d: 40,
        h: 26,
        r: 22,
        gable: true,
        wall: 'stone',
        roof: h & 1 ? 'slate' : 'tile',
        door: 20,
        windows: 3,
      }),
    ),
  b: (h) =>
    put(
      h & 4 ? 20 : 28,
      72,
      house({
        w: 40 + (h & 15),
        d: 34,
        h: h & 2 ? 38 : 24,
        rows: h & 2 ? 2 : 1,
        r: 18,
        roof: ROOFS[(h >>> 4) & 3],
        gable: (h & 8) > 0,
        timber: true,
        door: 18,
        windows: 3,
        chimney: true,
      }),
    ),
  c: () =>
    put(28, 72, house({ w: 50, d: 34, h: 28, r: 18, wall: 'plaster', roof: 'slate', windows: 4 })) +
    put(22, 74, house({ w: 24, d: 16, h: 34, r: 20, gable: true, roof: 'slate', door: 8 })) +
    dot('gold', 34, 46, 4.5),
  d: () => put(18, 72, house({ w: 68, d: 40, h: 18, r: 24, roof: 'thatch', timber: true, door: 30, windows: 2 })),
  e: (h) =>
    put(16, 72, house({ w: 78, d: 36, h: 36, r: 18, roof: h & 1 ? 'slate' : 'tile', windows: 6, rows: 2, door: 36 })) +
    put(
      44,
      74,
      house({ w: 24, d: 16, h: 40, r: 18, gable: true, roof: h & 1 ? 'slate' : 'tile', door: 8, windows: 1 }),
    ),
  f: () =>
    put(34, 72, tower({ w: 44, h: 46, roof: 'crown', brick: true, windows: 0 })) +
    [42, 54, 64].map((x) => opening(x, 48, 4, 9)).join('') +
    ink('dark', 'M46 74v-11q6-7 12 0v11z'),
  g: () =>
    ink('plaster', 'M34 72v-20h46v20q-23 6-46 0z') +
    ink('thatch', 'M26 54q14-4 31-32q17 28 31 32q-31 10-62 0z') +
    '<path class="a-thc" d="M26 54q14-4 31-32q17 28 31 32' +
    'q-31 10-62 0z"/><path class="a-hat" d="' +
    'M57 22q17 28 31 32q-10 4-20 4z"/>' +
    ink('dark', 'M50 74v-13q6-6 12 0v13z'),
  h: () =>
    [20, 44, 68, 92].map((x) => ink('timber', `M${x} 72v-30h4v30z`)).join('') +
    face('tile', false, [14, 44], [100, 44], [110, 22], [26, 22]) +
    laid('til', [14, 44], [100, 44], [110, 22], [26, 22]),
  i: () =>
    ink('stone', 'M0 40h120v-8h-120z') +
    [4, 34, 64, 94].map((x) => ink('stone', `M${x - 4} 72v-32h30v32h-7v-14q-8-12-16 0v14z`)).join('') +
    ink('water', 'M0 32h120v-4h-120z') +
    covered('brk', 'M0 72V28h120v44z'),
  j: () =>
    ink('plaster', 'M30 72V50h60v22z') +
    [36, 52, 68].map((x) => ink('dark', `M${x} 72v-10q6-8 12 0v10z`)).join('') +
    ink('stone', 'M26 50h68v-5h-68z') +
    ink('slate', 'M34 45q0-28 26-30q26 2 26 30z') +
    hatch('M64 16q22 4 22 29h-14q2-18-8-29z') +
    ink('gold', 'M58 15h4v-8h-4z'),
  k: () =>
    ink('stone', 'M8 72q0-44 52-44t52 44z') +
    ink('stone-2', 'M22 72q0-30 38-30t38 30z') +
    ink('earth', 'M36 72q0-18 24-18t24 18z') +
    thin('M15 72q0-36 45-36t45 36M29 72q0-24 31-24t31 24M60 28v14M34 34l6 12M86 34l-6 12'),
  l: () =>
    ink('earth', 'M6 72q4-34 54-34t54 34z') +
    ink('earth-2', 'M26 72q2-20 34-20t34 20z') +
    ink('clay', 'M36 72q2-12 24-12t24 12z') +
    hatch('M70 53q22 4 24 19h-14q0-14-10-19z'),
  m: () =>
    put(38, 72, tower({ w: 30, h: 34, wall: 'plaster', roof: 'thatch', r: 20 })) +
    `<g fill="none" stroke="${tone('timber')}` +
    `" stroke-width="2"><path d="M54 34L30 14M54 34L78 14M54 34L32 56` +
    `M54 34L76 56"/></g>` +
    ink('vellum', 'M30 14l5-5 20 21-3 3zM78 14l-5-5-20 21 3 3zM32 56l5 5 18-22-3-3zM76 56l-5 5-18-22 3-3z'),
  n: () =>
    wall(
      [
        [0, 66],
        [60, 74],
        [120, 64],
      ],
      26,
    ),
  o: () =>
    ink('timber', 'M18 72v-12h84v12z') +
    ink('red', 'M24 60V26h8v34zM88 60V26h8v34z') +
    ink('red', 'M20 26q40-16 80 0l-3 8q-37-12-74 0z') +
    covered('plk', 'M18 72v-12h84v12z') +
    ink('gold', 'M56 22l4-8 4 8z'),
  // towers
  1: () => put(86, 70, tower({ w: 20, h: 50, roof: 'tile', r: 20, brick: true })),
  2: () =>
    put(12, 70, house({ w: 18, d: 10, h: 44, r: 6, wall: 'stone', roof: 'slate', windows: 1, rows: 2 })) +
    ink('slate', 'M10 26l12-24 14 20-4 4z') +
    hatch('M22 2l14 20-4 4-6 0z'),
  3: () => put(84, 70, tower({ w: 24, h: 48, roof: 'crown', brick: true, flag: tone('red') })),
  4: () =>
    put(44, 72, tower({ w: 28, h: 50, wall: 'plaster', roof: 'crown', windows: 3 })) +
    ink('gold', 'M52 14q-4-10 5-14q-1 6 4 7q6 2 2 8z'),
  5: () =>
    edge('M92 72V20M92 22L56 12M92 34L74 18', ' stroke-width="3" stroke="var(--a-timber)"') +
    thin('M56 12v24') +
    crate(50, 44, 'stone'),
  6: () => put(8, 70, tower({ w: 20, h: 46, roof: 'slate', r: 26, flag: tone('gold') })),
  // yards
  B: () => barrel(92, 76) + barrel(101, 77),
  C: () => ink('gold', 'M90 77v-8q10-8 20 0v8z') + thin('M90 70h20M98 70v4h4v-4'),
  D: () => log(88, 78, 22) + log(91, 71, 18),
  E: () => crate(88, 78, 'marble') + crate(97, 79, 'marble') + crate(92, 68, 'marble'),
  F: () =>
    ink('stone', 'M84 79v-18h5v-6h16v6h5v18z') +
    ink('dark', 'M89 79v-11q8-7 16 0v11z') +
    ink('red', 'M92 78q-2-9 5-12q0 4 3 5q4 3 2 7z') +
    ink('gold', 'M95 78q0-4 3-6q0 3 1.500 3.500t1 2.500z') +
    thin('M97 55q-4-5 0-9t0-9'),
  G: () => ink('clay', 'M88 77q-3-8 3-10h6q6 2 3 10zM102 78q-2-6 2-8h4q4 2 2 8z'),
  H: () =>
    ink('stone', 'M88 78v-9q9-4 18 0v9q-9 4-18 0z') +
    ink('dark', 'M90 69q7-2 14 0q-7 3-14 0z') +
    edge('M90 68v-14h14v14') +
    ink('tile', 'M86 55l11-8 11 8z'),
  I: () =>
    ink('stone', 'M38 76q22-10 44 0q-22 10-44 0z') +
    ink('water', 'M42 76q18-7 36 0q-18 7-36 0z') +
    ink('stone', 'M57 76V50h6v26z') +
    ink('stone', 'M50 50q10 6 20 0l-4 7h-12z') +
    thin('M52 53q-6 6-6 20M68 53q6 6 6 20', ' stroke="var(--a-water-2)"'),
  J: () =>
    ink('timber', 'M86 78v-22h4v22zM104 78v-22h4v22zM84 60h26v-5h-26z') +
    dot('dark', 92, 58, 1.8) +
    dot('dark', 102, 58, 1.8),
  K: () =>
    [88, 99, 110]
      .map(
        (x, i) =>
          ink('stone', `M${x} ${78 - (i % 2) * 3}v-9q3-4 6 0v9z`) + thin(`M${x + 3} ${70 - (i % 2) * 3}v5m-1.500-3h3`),
      )
      .join(''),
  L: () =>
    wash('water', 'M-2 78q30-8 60 0t64 0v8h-124z') +
    thin('M8 80q4-2 8 0M44 81q4-2 8 0M84 79q4-2 8 0', ' stroke="var(--a-water-2)"'),
  T: () => tree(14, 74, 1) + fir(110, 74, 0.9),
  U: () => bush(12, 76, 0.9) + bush(106, 77, 0.8),
  P: () => pennant(22, 56, tone('red'), 24) + pennant(100, 52, tone('lapis'), 22),
  A: () => ink('iron', 'M90 78l3-26 2 26zM98 78l3-26 2 26z') + ink('timber', 'M86 70h20v3h-20z'),
  S: () => tent(84, 78, 30, 26, 'red'),
  V: () => tent(4, 78, 28, 24, 'lapis'),
  Q: () => ink('vellum', 'M86 78v-14l10 3 10-3v14l-10 3z') + thin('M96 67v14'),
  O: () =>
    `<circle cx="98" cy="62" r="11" fill="none"/><ellipse cx="98" cy="62" rx="4" ry="11" class="a-thin"/>` +
    thin('M87 62h22') +
    ink('timber', 'M96 73h4v6h-4z'),
  X: () => ink('vellum', 'M88 78v-9h9v9zM98 78v-9h9v9z') + dot('dark', 92.5, 73.5, 1.3) + dot('dark', 102.5, 73.5, 1.3),
  R: () => rock(98, 78, 0.9) + rock(110, 79, 0.6),
  Y: () =>
    ink('stone', 'M40 77h40v-6h-40zM46 71h28v-8h-28z') +
    ink('marble', 'M52 63l2-34h12l2 34z') +
    ink('gold', 'M60 8a5 5 0 1 1-.1 0zM54 29q0-11 6-12q6 1 6 12z') +
    thin('M55 40h10M55 50h10') +
    hatch('M62 29h4l2 34h-6z'),
  Z: () => [40, 54, 66].map((x) => thin(`M${x} 66v-10M${x + 4} 66v-10`, ' stroke="var(--a-iron)"')).join(''),
};
const WORD: Record<string, string> = {
  smithy: 'TbF',
  steeple: '2cU',
  stone_market: 'hER',
  tavern: 'TbB',
  thieves_den: 'UdX',
  tilers_hut: 'gG',
  trading_post: 'bSB',
  treasury: 'f3C',
  university: '6eQ',
  watchtower: 'n4',
  well: 'TgH',
  wood_market: 'ThD',
  aqueduct: 'iL',
  armoury: 'f3A',
  barracks: '6aAP',
  betting_house: 'bXV',
  carpenters_hut: 'TgD',
  castle: '61fP',
  chapel: 'TcU',
  church: '2cK',
  clay_market: 'hG',
  clay_pit: 'lG',
  drafting_room: 'bQ',
  dungeon: 'fZR',
  factory: '1dB',
  fortress: '6n3P',
  fountain: 'eI',
  gamblers_den: 'aX',
  hideout: 'Tld',
  keep: 'T3f',
  library: 'jQ',
  lighthouse: '4RL',
  lumber_camp: 'TdD',
  masons_hut: 'gE',
  moneylender: 'bC',
  monument: 'UYR',
  observatory: 'jO',
  palace: '61eP',
  reservoir: 'jIL',
  silver_market: 'hC',
  abbey: '2cT',
  arena: 'kP',
  baths: 'TjLU',
  carpenters_hall: '1aD',
  courthouse: 'eJ',
  depot: 'dB',
  jail: 'fZJ',
  lodge: 'TdU',
  manor: 'TeU',
  mansion: '1eH',
  masons_hall: '6aE',
  mill: 'Tm',
  minter: 'aFC',
  monastery: '2cH',
  outpost: 'n3R',
  podium: 'oP',
  school: 'bQU',
  stocks: 'TJb',
  stronghold: '6n3f',
  studio: 'bO',
  theatre: 'oV',
  tilers_hall: '1aG',
  vault: 'fC',
  wall: 'n61',
  crane: 'a5E',
  graveyard: 'cK',
  museum: 'jY',
};
/** The word of a building (`bld_<name>`); one that nobody wrote down is put together by lot. */
export function wordOf(id: string): string {
  const lot = lots(id);
  const draw = (of: readonly string[]): string => pick(of, lot);
  return (
    WORD[id.slice(4)] ??
    draw(['T', 'U', 'P', '']) + draw([...'abcdefgjm']) + draw(['', '1', '3']) + draw([...'BCDEGHSR'])
  );
}
/** Immediate buildings stand in the morning, end-game buildings in the evening. */
export function building(id: string, evening = false): string {
  const h = Math.floor(lots(id)() * 2 ** 32);
  const x = 20 + (h % 70);
  return (
    wash(evening ? 'eve' : 'morn', 'M0 0h120v84H0z') +
    (evening
      ? `<circle class="a-no" cx="${x}" cy="22" r="10" fill="${tone('sun')}"/>`
      : thin(`M${x} 12q4-5 8-1q6-3 8 2M${x + 24} 20q3-3 6 0`, ' opacity=".5"')) +
    ink('grass-2', `M-2 60q${20 + (h % 20)}-18 60-6t64-4v40H-2z`, ' opacity=".85"') +
    wash('grass', 'M-2 71q60-5 124 0v15H-2z') +
    [...wordOf(id)].map((part) => PART[part]!(h)).join('')
  );
}
