/** The castle in its ring of roads, gates and river, in the morning. For the door: 640 by 330. */
import { house, pennant, tower, wall } from '../../../art/building';
import { bush, fir, tree, tuft } from '../../../art/growth';
import { ink, put, thin, tone } from '../../../art/pen';
import { worker } from '../../../art/people';
import { cloud, hill, sky } from '../../../door/art/scenery';
export const scene = (w = 640, h = 330): string => {
  const ring = (rx: number, ry: number, fill: string, more = ''): string =>
    `<ellipse cx="320" cy="226" rx="${rx}" ry="${ry}" fill="${fill}"${more}/>`;
  let spokes = '';
  for (let i = 0; i < 10; i++) {
    const a = (i / 10) * Math.PI * 2 + 0.2;
    spokes += thin(
      `M${320 + Math.cos(a) * 172} ${226 + Math.sin(a) * 54}L${320 + Math.cos(a) * 268} ${226 + Math.sin(a) * 90}`,
      ' opacity=".55"',
    );
  }
  const keep = put(
    262,
    216,
    put(20, -14, tower({ w: 26, h: 92, roof: 'slate', r: 36, flag: tone('lapis'), brick: true })) +
      put(72, -14, tower({ w: 26, h: 92, roof: 'slate', r: 36, flag: tone('lapis'), brick: true })) +
      put(36, -8, tower({ w: 46, h: 116, roof: 'crown', brick: true, flag: tone('red') })) +
      put(0, 8, tower({ w: 28, h: 58, roof: 'tile', r: 28, brick: true })) +
      put(90, 8, tower({ w: 28, h: 58, roof: 'tile', r: 28, brick: true })) +
      wall(
        [
          [28, 12],
          [92, 12],
        ],
        34,
      ) +
      ink('dark', 'M50 14v-18q9-9 18 0v18z') +
      thin('M54-5v18M59-7v20M64-5v18', ' stroke="var(--a-iron)"'),
  );
  return (
    sky(w, h, false) +
    cloud(90, 60, 1.1) +
    cloud(520, 44, 1.2) +
    cloud(420, 90, 0.7) +
    thin('M180 60q5-6 10 0q5-6 10 0M210 76q4-5 8 0q4-5 8 0') +
    hill(`M-4 180q100-50 220-26t220-10t${w - 430} 20v180H-4z`, 'dusk') +
    hill(`M-4 206q120-30 300-14t${w - 290} -4v160H-4z`, 'leaf') +
    Array.from({ length: 12 }, (_, i) =>
      (i % 2 ? fir : tree)(12 + i * 17 + (i > 5 ? 330 : 0), 204 + (i % 3) * 6, 0.75),
    ).join('') +
    hill(`M-4 226q160-18 324-10t${w - 316} 6v120H-4z`, 'grass') +
    ring(272, 94, 'var(--a-road)', ' stroke-width="2.500"') +
    ring(250, 84, tone('grass', true)) +
    ring(232, 77, 'var(--a-road)') +
    spokes +
    ring(176, 56, tone('water')) +
    ring(166, 51, 'none', ` stroke="${tone('vellum')}" stroke-dasharray="10 14"`) +
    ring(150, 44, tone('stone')) +
    ring(140, 40, tone('grass')) +
    `<path fill="${tone('water')}` +
    `" d="M-4 250q80 6 150-12l6 10q-70 22-156 16zM${w + 4}` +
    ` 246q-80 8-152-10l-4 10q70 22 156 14z"/>` +
    wall(
      [
        [180, 232],
        [226, 250],
        [320, 260],
        [414, 250],
        [460, 232],
      ],
      18,
    ) +
    keep +
    [
      [88, 214],
      [130, 262],
      [540, 214],
      [508, 264],
      [230, 296],
      [404, 298],
    ]
      .map(([x, y], i) =>
        put(
          x!,
          y!,
          i % 2
            ? house({ w: 24, d: 20, h: 18, r: 12, gable: true, roof: i % 3 ? 'tile' : 'thatch', door: 8, timber: true })
            : tower({ w: 14, h: 24, roof: 'tile', r: 14, windows: 1 }),
        ),
      )
      .join('') +
    put(308, 322, ink('stone', 'M-22 0v-18h8v-8q12-10 24 0v8h8v18h-8v-10q-12-10-24 0v10z')) +
    [
      [176, 284, 1],
      [470, 286, 0],
      [330, 316, 2],
      [262, 282, 3],
    ]
      .map(
        ([x, y, s]) =>
          put(x!, y!, worker(s!), 1.3) +
          pennant(x! + 12, y! - 8, `var(--p-${['gules', 'azure', 'or', 'vert'][s!]})`, 34),
      )
      .join('') +
    tree(24, 316, 1.5) +
    tree(612, 312, 1.5) +
    bush(60, 322, 1) +
    bush(580, 322, 1) +
    tuft(100, 318) +
    tuft(540, 322)
  );
};
