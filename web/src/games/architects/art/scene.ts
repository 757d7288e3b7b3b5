/** The building site at evening: the cathedral rises over the roofs, the crews bring stone and timber. For the door:
 *  640 by 330. */
import { crate, house, log, tower } from '../../../art/building';
import { bush, fir, tree } from '../../../art/growth';
import { dot, hatch, ink, put, tone } from '../../../art/pen';
import { worker } from '../../../art/people';
import { cloud, hill, row, sky } from '../../../door/art/scenery';
import { cathedral } from './cathedral';
export const scene = (w = 640, h = 330): string =>
  sky(w, h, true) +
  `<circle cx="470" cy="84" r="40" fill="var(--a-sun)" stroke="${tone('gold', true)}"/>` +
  Array.from(
    { length: 16 },
    (_, i) =>
      `<path fill="none" stroke="${tone('rays')}` +
      `" stroke-width="2" d="M470 84m0-50v-${i % 2 ? 14 : 24}" transform="rotate(` +
      `${i * 22.5} 470 84)"/>`,
  ).join('') +
  cloud(560, 52, 1) +
  cloud(110, 64, 0.9) +
  hill(`M-4 212q90-54 190-22t200-18t${w - 382} 8v180H-4z`, 'leaf') +
  hill(`M-4 238q120-34 260-10t${w - 250} -16v140H-4z`, 'grass', true) +
  Array.from({ length: 9 }, (_, i) => fir(18 + i * 14, 204 - i * 3 + (i % 2) * 5, 0.7)).join('') +
  put(560, 190, tower({ w: 16, h: 26, wall: 'plaster', roof: 'thatch', r: 12 })) +
  `<g fill="none" stroke="${tone('timber')}` +
  `" stroke-width="2"><path d="M568 166l-18-16M568 166l18-16M568 166l-16 18` +
  `M568 166l16 18"/></g>` +
  row(18, 190, 250, 3) +
  row(400, 630, 248, 8) +
  put(262, 280, house({ w: 96, d: 44, h: 74, r: 44, wall: 'stone', roof: 'slate', windows: 6 })) +
  [292, 312, 332].map((x) => ink('lapis', `M${x + 9} 272v-38q3.500-8 7 0v38z`)).join('') +
  [284, 306, 328, 350]
    .map((x) => ink('stone', `M${x} 284v-50l5-9 5 9v50z`) + hatch(`M${x + 6} 284v-52l4 3v49z`))
    .join('') +
  put(190, 294, cathedral(3), 0.52) +
  row(34, 170, 280, 12) +
  row(430, 600, 284, 21) +
  hill(`M-4 296q160-14 320-2t${w - 312} -4v50H-4z`, 'earth') +
  `<path class="a-no" fill="var(--a-road)" d="M250 330q20-30 60-36h30q-10 18 10 36z"/>` +
  put(
    120,
    318,
    [0, 1, 2].map((k) => crate(k * 15, 0, 'marble')).join('') +
      crate(7, -11, 'marble') +
      crate(22, -11, 'marble') +
      crate(15, -22, 'marble'),
  ) +
  log(420, 322, 44) +
  log(426, 314, 38) +
  log(432, 307, 30) +
  tree(20, 314, 1.5) +
  tree(622, 318, 1.4) +
  bush(600, 326, 1) +
  [
    [176, 322, 0],
    [206, 326, 3],
    [236, 320, 2],
    [360, 324, 1],
    [388, 318, 4],
    [490, 322, 2],
    [520, 326, 0],
    [552, 320, 5],
  ]
    .map(([x, y, s]) => put(x!, y!, worker(s!), 1.15))
    .join('') +
  put(
    318,
    324,
    ink('timber', 'M-22-4h36l6-12h-46z') +
      dot('timber', -12, -2, 5) +
      dot('timber', 8, -2, 5) +
      crate(-14, -15, 'marble') +
      crate(0, -15, 'marble'),
  );
