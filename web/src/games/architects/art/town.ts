/** The town as one picture. The ground bends to the box it is given; the vignettes keep their shape. Crowds stand in
 *  the
 *  streets below the houses. */
import { house, type House } from '../../../art/building';
import { fir, tree, tuft } from '../../../art/growth';
import { chance } from '../../../art/lots';
import { ink, put, symbol, thin, tone, wash } from '../../../art/pen';
import { PLACES, type PlaceId } from './places';
import { type Plots, WIDE } from './plots';

const r = Math.round;
/** A soft-edged band of street. */
const street = (w: number, y0: number, y1: number, k: number): string => {
  const n = Math.max(3, r(w / 140));
  let up = '',
    down = '';
  for (let i = 0; i <= n; i++) {
    const x = (w * i) / n;
    up +=
      `${i ? 'S' : ''}` +
      `${i ? `${r(x - w / n / 3)} ${r(y0 + (chance(i, k) - 0.5) * 12)} ` : ''}` +
      `${r(x)} ${r(y0 + (chance(i, k + 1) - 0.5) * 9)}`;
  }
  for (let i = n; i >= 0; i--) {
    const x = (w * i) / n;
    down += `L${r(x)} ${r(y1 + (chance(i, k + 2) - 0.5) * 8)}`;
  }
  return `M${up}${down}Z`;
};
/** A strip of a field, ploughed. */
const furrow = (k: number): string =>
  `<path fill="${tone(k % 2 ? 'thatch' : 'leaf')}" fill-opacity=".8" stroke-opacity=".7" stroke-width=".9" ` +
  `d="M${-30 + k * 15} 10l9-22h15l-9 22z"/>` +
  thin(`M${-26 + k * 15} 9l8-20M${-22 + k * 15} 9l8-20`, ' opacity=".35"');
/** Where the vignettes stand, for a box of w by h. */
export function baselines(
  w: number,
  h: number,
  plots: Plots,
  plate: number,
): Record<PlaceId, { x: number; y: number; s: number }> {
  const out = {} as Record<PlaceId, { x: number; y: number; s: number }>;
  for (const id of Object.keys(plots) as PlaceId[]) {
    const p = plots[id],
      room = p.h * h - plate - 6;
    out[id] = {
      x: (p.x + p.w / 2) * w,
      y: (p.y + p.h) * h - plate - 7,
      s: Math.min(
        1.7,
        (p.w * w) / (id === 'black_market' ? 264 : id === 'guildhall' ? 224 : 196),
        room / (id === 'forest' ? 82 : id === 'guardhouse' || id === 'guildhall' || id === 'quarry' ? 108 : 98),
      ),
    };
  }
  return out;
}
export function ground(w: number, h: number, plots: Plots, plate: number): string {
  const rows = [...new Set(Object.values(plots).map((p) => r((p.y + p.h) * h)))],
    wide = plots === WIDE;
  let out = `<path class="a-no" fill="${tone('grass')}" d="M0 0h${w}v${h}H0z"/>`;
  for (let i = 0; i < 14; i++)
    out +=
      `<ellipse class="a-no" fill="${tone('grass', true)}" opacity=".45" cx="` +
      `${r(chance(i, 1) * w)}" cy="${r(chance(i, 2) * h)}" rx="${r(40 + chance(i, 3) * 70)}" ry="` +
      `${r(10 + chance(i, 4) * 14)}"/>`;
  // fields: furrows in pen
  for (let i = 0; i < (wide ? 5 : 4); i++) {
    const x = wide ? [0.207, 0.45, 0.745, 0.6, 0.955][i]! * w : chance(i, 9) * w,
      y = wide ? [0.035, 0.026, 0.372, 0.7, 0.37][i]! * h : chance(i, 8) * h;
    out +=
      `<g transform="translate(${r(x)} ${r(y)}) rotate(${r((chance(i, 5) - 0.5) * 16)})">` +
      [0, 1, 2, 3].map(furrow).join('') +
      `</g>`;
  }
  out += rows
    .map((y, k) => {
      const d = street(w, y - plate - 3, y - 3, k * 7);
      return `<path fill="var(--a-road)" stroke="var(--a-line)" stroke-opacity=".35" d="${d}"/>`;
    })
    .join('');
  if (wide) {
    // lanes between the streets, and the river with its bridges
    for (const [x, a, b] of [
      [0.487, 0, 3],
      [0.715, 0, 1],
      [0.52, 1, 2],
      [0.78, 1, 2],
      [0.66, 2, 3],
    ] as const) {
      const y0 = a ? rows[a - 1]! : -6,
        y1 = rows[b - 1]! - plate;
      out +=
        `<path class="a-no" fill="var(--a-road)" opacity=".85" d="M` +
        `${r(x * w) - 9} ${y0 - 6}h16l4 ${y1 - y0 + 10}h-22z"/>`;
    }
    const X = 0.2435 * w,
      d =
        `M${r(X)} -6` +
        rows
          .map(
            (y, i) =>
              `C${r(X + (i % 2 ? 9 : -9))} ${r(y - (h / 3) * 0.7)} ` +
              `${r(X + (i % 2 ? -9 : 9))} ${r(y - (h / 3) * 0.4)} ${r(X)} ${y}`,
          )
          .join('') +
        'v8';
    out +=
      `<path fill="none" stroke="var(--a-line)" stroke-width="19" d="${d}` +
      `"/><path fill="none" stroke="${tone('water')}" stroke-width="16.500" d="${d}` +
      `"/><path fill="none" stroke="${tone('water', true)}` +
      `" stroke-width="1.200" stroke-dasharray="14 9 6 12" d="${d}` +
      `" transform="translate(-3 0)"/><path fill="none" stroke="${tone('vellum')}` +
      `" stroke-width="1.200" stroke-dasharray="9 16" d="${d}" transform="translate(3 6)"/>`;
    for (const y of rows)
      out += put(
        X,
        y - plate / 2,
        ink('stone', 'M-20 20q20-9 40 0v-40q-20-9-40 0z') +
          wash('road', 'M-20 16q20-9 40 0v-30q-20-9-40 0z') +
          thin('M-20 16q20-9 40 0M-20-14q20-9 40 0M-13 18v4M0 14v5M13 18v4'),
      );
    out += put(
      X,
      rows[0]! + 26,
      ink('timber', 'M-9 0q9 7 18 0l-3 5q-6 4-12 0z') + ink('vellum', 'M1-1v-16q9 5 8 13z') + thin('M1 0v-18'),
    ); // a boat
  }
  return out;
}
function filling(w: number, h: number, plots: Plots, plate: number): string {
  let out = '';
  if (plots === WIDE) {
    (
      [
        [0.218, 0.02],
        [0.487, 0.1],
        [0.475, 0.13],
        [0.705, 0.1],
        [0.722, 0.135],
        [0.232, 0.45],
        [0.516, 0.44],
        [0.79, 0.4],
        [0.978, 0.45],
        [0.985, 0.11],
        [0.233, 0.79],
        [0.47, 0.775],
        [0.655, 0.79],
      ] as const
    ).forEach(([x, y], i) => {
      out += (i % 3 ? tree : fir)(r(x * w), r(y * h + 8), 0.6 + chance(i) * 0.18);
    });
    // a shepherd's flock on the far bank
    for (let i = 0; i < 4; i++)
      out += put(
        0.03 * w + i * 13,
        0.368 * h + (i % 2) * 7,
        ink('vellum', 'M-5 0q-2-6 4-6q6-1 5 5q-4 3-9 1z') + ink('dark', 'M4-3q3-1 3 2l-3 1z') + thin('M-3 1v3M2 1v3'),
      );
  } else {
    for (const [x, y] of [
      [0.03, plots.guildhall],
      [0.76, plots.guildhall],
    ] as const)
      out += [0, 1, 2]
        .map((k) =>
          put(
            x * w + k * 27,
            (y.y + y.h) * h - plate - 6 - (k % 2) * 4,
            house({
              w: 20,
              d: 16,
              h: 18 + k * 3,
              r: 11,
              gable: k !== 1,
              roof: k % 2 ? 'slate' : 'tile',
              windows: 2,
              timber: true,
            }),
            0.9,
          ),
        )
        .join('');
    Object.values(plots).forEach((p, i) => {
      out += (i % 2 ? tree : fir)(r((p.x + p.w * 0.97) * w), r((p.y + p.h) * h - plate - 4), 0.6);
    });
  }
  for (let i = 0; i < 22; i++) out += tuft(r(chance(i, 11) * w), r(chance(i, 12) * h));
  return out;
}
const ROOFS = ['tile', 'slate', 'tile', 'thatch'];
/** Nine small houses. */
const HOMES: House[] = Array.from({ length: 9 }, (_, i) => ({
  w: 18 + (i % 3) * 5,
  d: 20,
  h: 16 + (i % 4) * 4,
  r: 11,
  gable: i % 2 === 0,
  roof: ROOFS[i % 4]!,
  windows: 2,
  timber: i % 3 === 0,
}));
/** The rest of the town: rows of small roofs behind the places, woods on the far bank. A few stamps, used many times,
 *  so
 *  that the tree of the document stays small. */
function backdrop(w: number, h: number, plots: Plots, plate: number): string {
  const wide = plots === WIDE,
    k = Math.max(0.62, Math.min(1.1, w / 1250)),
    bank = wide ? 0.262 * w : -20,
    lanes = wide ? [0.487, 0.715, 0.52, 0.78, 0.66] : [];
  const stamps = [
    ...HOMES.map((home, i) => symbol(`a-tw-h${i}`, house(home))),
    symbol('a-tw-t', tree(0, 0, 0.8)),
    symbol('a-tw-f', fir(0, 0, 0.8)),
  ].join('');
  const rows = [...new Map(Object.values(plots).map((p) => [r((p.y + p.h) * h), p])).values()];
  let out = '';
  rows.forEach((p, row) => {
    const foot = (p.y + p.h) * h - plate - 7,
      room = p.h * h - plate;
    const wild = !wide && [plots.quarry, plots.forest, plots.mines].some((q) => q.y === p.y);
    for (let line = wide ? 0 : 1; line < 3; line++) {
      const y = foot - room * [0.66, 0.44, 0.2][line]!;
      for (let x = 4 + chance(row, line) * 12, i = 0; x < w - 8; i++) {
        const c = chance(i, row * 3 + line),
          size = k * (0.72 + line * 0.1),
          home = (wild ? x > 0.5 * w : x > bank) && !(wide && p.y > 0.6 && x > 0.65 * w);
        const lane = lanes.some((l) => Math.abs(l * w - x - 10) < 16);
        if (home && !lane && c > 0.12)
          out +=
            `<use href="#a-tw-h${Math.floor(c * 97) % 9}" transform="translate(` +
            `${r(x)} ${r(y + c * 7)}) scale(${r(size * 100) / 100})"/>`;
        else if (!lane && (x < bank - 30 || wild || (home && c > 0.04)) && (home || c > 0.35))
          out +=
            `<use href="#a-tw-${c > 0.6 ? 'f' : 't'}" transform="translate(` +
            `${r(x)} ${r(y + c * 9)}) scale(${r(size * 100) / 100})"/>`;
        x += home ? (wide ? 26 + c * 16 : 38 + c * 30) * size : 12 + c * 16;
      }
    }
  });
  return `<defs>${stamps}</defs><g class="a-far">${out}</g>`;
}
/** The whole picture for a box of w by h pixels. */
export function town(w: number, h: number, plots: Plots = WIDE, plate = 72): string {
  const base = baselines(w, h, plots, plate),
    m = plots.black_market;
  const dx0 = m.x * w + 6,
    dx1 = (m.x + m.w) * w + 30,
    dy0 = m.y * h + 8,
    dy1 = (m.y + m.h) * h + 4,
    dm = (dx0 + dx1) / 2;
  const dusk =
    `<path class="a-no" fill="${tone('dusk', true)}" d="M${r(dx0)} ${r(dy1)}C${r(dx0 - 14)} ` +
    `${r(dy0 + 40)} ${r(dx0 + 60)} ${r(dy0 + 6)} ${r(dm)} ${r(dy0)}S${r(dx1 + 10)} ` +
    `${r(dy0 + 50)} ${r(dx1)} ${r(dy1)}Z"/><path class="a-hat" d="M${r(dx0)} ${r(dy1)}C` +
    `${r(dx0 - 14)} ${r(dy0 + 40)} ${r(dx0 + 60)} ${r(dy0 + 6)} ${r(dm)} ${r(dy0)}Q` +
    `${r(dx0 + 60)} ${r(dy0 + 30)} ${r(dx0 + 34)} ${r(dy1)}Z"/>`;
  return (
    ground(w, h, plots, plate) +
    backdrop(w, h, plots, plate) +
    filling(w, h, plots, plate) +
    dusk +
    (Object.keys(plots) as PlaceId[])
      .sort((a, b) => base[a].y - base[b].y)
      .map((id) => put(base[id].x, base[id].y, PLACES[id](), base[id].s))
      .join('')
  );
}
