/** The cathedral, 200 wide; every level is 100 tall and is drawn at its own height, so that it rises as it is built.
 *  Level 0 is the footing. */
import { crate } from '../../../art/building';
import { covered, edge, face, hatch, ink, planned, put, shade, thin, tone } from '../../../art/pen';
import { worker } from '../../../art/people';

const lancet = (x: number, y: number, w: number, h: number, glass = 'lapis'): string =>
  ink(glass, `M${x} ${y}v${-h}q0-${w * 0.7} ${w / 2}-${w}q${w / 2} ${w * 0.3} ${w / 2} ${w}v${h}z`) +
  thin(`M${x + w / 2} ${y}v${-h - w * 0.9}M${x} ${y - h}h${w}`);
const pier = (x: number, y: number, h: number, w = 12): string =>
  ink('stone', `M${x} ${y}v${-h}h${w}v${h}z`) +
  shade('stone-2', `M${x + w * 0.6} ${y}v${-h}h${w * 0.4}v${h}z`) +
  hatch(`M${x + w * 0.6} ${y}v${-h}h${w * 0.4}v${h}z`) +
  ink('stone', `M${x - 2} ${y - h}h${w + 4}v-5h${-w - 4}z`);
const pinnacle = (x: number, y: number, h = 22): string =>
  ink('stone', `M${x - 5} ${y}l5-${h} 5 ${h}z`) + ink('gold', `M${x - 2} ${y - h}a2 2 0 1 1 4 0a2 2 0 1 1-4 0`);
const wallOf = (x: number, y: number, w: number, h: number): string =>
  face('stone', false, [x, y], [x + w, y], [x + w, y - h], [x, y - h]) + covered('brk', `M${x} ${y}h${w}v${-h}h${-w}z`);
const shadeOf = (x: number, y: number, w: number, h: number): string =>
  shade('stone-2', `M${x} ${y}v${-h}h${w}v${h}z`, ' opacity=".75"') + hatch(`M${x} ${y}v${-h}h${w}v${h}z`);

const LEVEL: (() => string)[] = [
  // 0: steps and footing
  () =>
    ink('stone', 'M6 0h188v-9h-188z') +
    ink('stone', 'M12-9h176v-8h-176z') +
    ink('stone', 'M20-17h160v-7h-160z') +
    covered('brk', 'M6 0h188v-24h-188z') +
    shadeOf(150, 0, 42, 9),
  // 1: three portals
  () =>
    wallOf(24, 0, 152, 96) +
    shadeOf(150, 0, 26, 96) +
    [
      [34, 32],
      [78, 44],
      [134, 32],
    ]
      .map(([x, w]) => {
        const h = w! > 40 ? 44 : 34;
        return (
          ink(
            'vellum',
            `M${x} 0v${-h}q0-${w! * 0.6} ${w! / 2}-${w! * 0.8}q${w! / 2} ${w! * 0.2} ${w! / 2} ${w! * 0.8}v${h}z`,
          ) +
          ink(
            'stone-2',
            `M${x! + 4} 0v${-h}q0-${w! * 0.5} ${w! / 2 - 4}-${w! * 0.64}q` +
              `${w! / 2 - 4} ${w! * 0.14} ${w! / 2 - 4} ${w! * 0.64}v${h}z`,
          ) +
          ink(
            'red',
            `M${x! + 9} 0v${-h + 2}q0-${w! * 0.34} ${w! / 2 - 9}-${w! * 0.42}q` +
              `${w! / 2 - 9} ${w! * 0.08} ${w! / 2 - 9} ${w! * 0.42}v${h - 2}z`,
          ) +
          thin(`M${x! + w! / 2} 0v${-h - w! * 0.3}M${x! + 9} ${-h + 2}h${w! - 18}`) +
          ink('gold', `M${x! + w! / 2 - 3} ${-h - w! * 0.8 - 2}l3-6 3 6-3 4z`)
        );
      })
      .join('') +
    [24, 66, 122, 164].map((x) => pier(x, 0, 92)).join(''),
  // 2: the rose
  () =>
    wallOf(24, 0, 152, 98) +
    shadeOf(150, 0, 26, 98) +
    ink('gold', 'M100-88a38 38 0 1 0 .1 0z') +
    ink('lapis', 'M100-84a34 34 0 1 0 .1 0z') +
    Array.from(
      { length: 12 },
      (_, i) =>
        `<path fill="${tone(i % 2 ? 'red' : 'water')}" transform="rotate(` +
        `${i * 30} 100 -50)" d="M96-62q4-22 8 0q-4 5-8 0z"/>`,
    ).join('') +
    `<circle cx="100" cy="-50" r="9" fill="${tone('gold')}"/>` +
    lancet(38, -14, 16, 48) +
    lancet(146, -14, 16, 48) +
    [24, 58, 130, 164].map((x) => pier(x, 0, 94)).join(''),
  // 3: the gallery of kings and the gable
  () =>
    wallOf(24, 0, 42, 98) +
    wallOf(134, 0, 42, 98) +
    shadeOf(152, 0, 24, 98) +
    wallOf(66, 0, 68, 44) +
    ink('slate', 'M60-42L100-98l40 56z') +
    ink('stone', 'M70-42L100-84l30 42z') +
    `<circle cx="100" cy="-56" r="9" fill="${tone('lapis')}"/>` +
    thin('M100-65v18M91-56h18') +
    Array.from(
      { length: 6 },
      (_, i) =>
        ink('vellum', `M${70 + i * 10.5} -6v-18q4-8 8 0v18z`) +
        ink(i % 2 ? 'red' : 'lapis', `M${72 + i * 10.5} -6v-12h4v12z`),
    ).join('') +
    lancet(36, -12, 9, 56) +
    lancet(49, -12, 9, 56) +
    lancet(143, -12, 9, 56) +
    lancet(156, -12, 9, 56) +
    pier(22, 0, 94, 9) +
    pier(59, 0, 94, 9) +
    pier(132, 0, 94, 9) +
    pier(169, 0, 94, 9) +
    ink('gold', 'M98.500-98v-9h-4v-3h4v-5h3v5h4v3h-4v9z'),
  // 4: the belfries
  () =>
    [26, 136]
      .map(
        (x) =>
          wallOf(x, 0, 38, 84) +
          shadeOf(x + 25, 0, 13, 84) +
          ink('dark', `M${x + 6} -8v-42q6-12 11 0v42zM${x + 21} -8v-42q6-12 11 0v42z`) +
          ink('gold', `M${x + 8} -20q0-12 3.500-13q4 1 4 13zM${x + 23} -20q0-12 3.500-13q4 1 4 13z`) +
          ink('stone', `M${x - 4} -84h46v-7h-46z`) +
          pinnacle(x - 1, -90) +
          pinnacle(x + 39, -90),
      )
      .join('') +
    ink('slate', 'M66 0h68l-6-10h-56z') +
    thin('M66 0h68'),
  // 5: spires
  () =>
    [
      [45, 84],
      [155, 84],
    ]
      .map(
        ([x, h]) =>
          ink('slate', `M${x! - 17} 0L${x} ${-h!}L${x! + 17} 0z`) +
          shade('slate-2', `M${x! + 4} 0L${x} ${-h!}L${x! + 17} 0z`) +
          hatch(`M${x! + 4} 0L${x} ${-h!}L${x! + 17} 0z`) +
          covered('til', `M${x! - 17} 0L${x} ${-h!}L${x! + 17} 0z`) +
          ink('gold', `M${x! - 1.5} ${-h!}v-5h-4v-3h4v-5h3v5h4v3h-4v5z`),
      )
      .join(''),
];
const scaffold = (): string =>
  [18, 60, 100, 140, 182]
    .map((x) => `<path d="M${x} 0v-86" fill="none" stroke="${tone('timber')}" stroke-width="2.600"/>`)
    .join('') +
  [-36, -66]
    .map((y) => `<path d="M12 ${y}h176" fill="none" stroke="${tone('timber')}" stroke-width="2.600"/>`)
    .join('') +
  thin('M18-36l42 30M60-36l-42 30M140-36l42 30M182-36l-42 30M18-66l42 30M182-66l-42 30');
const crane = (): string =>
  put(
    100,
    0,
    edge('M0 0v-56M0-56l44-14M0-40l24-22', ' stroke-width="3" stroke="var(--a-timber)"') +
      edge('M0 0v-56M0-56l44-14', ' stroke-width=".9"') +
      thin('M44-70v34') +
      crate(38, -28, 'marble'),
  );
/** Built up to `level` (0 to 5); what is not built yet is the master's plan. Lower left corner at 0 0, 200 wide and 580
 *  tall. `site`: scaffold, crane and crew on the level in work. */
export function cathedral(level: number, site = true): string {
  let out = '';
  for (let k = 5; k >= 0; k--) {
    const y = k === 0 ? 0 : -24 - (k - 1) * 98 - (k > 4 ? -8 : 0);
    out += put(0, y, k <= level ? LEVEL[k]!() : planned(LEVEL[k]!()));
  }
  if (site && level < 5) {
    const y = level === 0 ? -24 : -24 - level * 98 + 6;
    out += put(
      0,
      y,
      level > 3
        ? ''
        : scaffold() + crane() + put(38, -38, worker(2)) + put(162, -68, worker(0)) + put(74, -68, worker(3)),
    );
  }
  return out;
}
