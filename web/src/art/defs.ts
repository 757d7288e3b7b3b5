/** Patterns, once per page (Defs.svelte): hatching and coverings, and the Petra Sancta hatching of the players, the
 *  engravers' code of the 17th century for colours. */
import { TINCTURES, type Tincture } from '../parts/tinctures';

const lines = (id: string, w: number, h: number, turn: number, d: string, width: number, opacity: number): string =>
  `<pattern id="a-${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse"` +
  `${turn ? ` patternTransform="rotate(${turn})"` : ''}>` +
  `<path d="${d}" fill="none" stroke="var(--a-line)" stroke-width="${width}" opacity="${opacity}"/></pattern>`;

const HATCHING: Record<Tincture, [size: number, d: string, opacity: number]> = {
  gules: [5, 'M2.500 0V5', 0.55],
  azure: [5, 'M0 2.500H5', 0.6],
  or: [6, '', 1],
  vert: [6, 'M-1-1 7 7M-1 5 1 7M5-1 7 1', 0.6],
  purpure: [6, 'M7-1-1 7M1-1-1 1M7 5 5 7', 0.7],
  argent: [6, '', 1],
};
const hatching = (name: Tincture): string => {
  const [size, d, opacity] = HATCHING[name];
  const drawn = d && `<path d="${d}" stroke="var(--on-${name})" stroke-opacity="${opacity}"/>`;
  return (
    `<pattern id="h-${name}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">` +
    `<rect width="${size}" height="${size}" fill="var(--p-${name})"/>${drawn}` +
    `${name === 'or' ? '<circle cx="3" cy="3" r="1.100" fill="var(--on-or)"/>' : ''}</pattern>`
  );
};

export const DEFS =
  lines('hat', 3.2, 3.2, 35, 'M0 0v3.200', 0.9, 0.5) +
  lines('til', 7, 8, -8, 'M0 4q1.750 2 3.500 0t3.500 0M-3.500 8q1.750 2 3.500 0t3.500 0 3.500 0', 0.7, 0.5) +
  lines('thc', 6, 9, 14, 'M1 0v5M4 4v5', 0.7, 0.5) +
  lines('plk', 5, 20, 18, 'M1 0v20', 0.7, 0.5) +
  lines('brk', 14, 9, 0, 'M2 3h5M9 7.500h4', 0.7, 0.45) +
  TINCTURES.map(hatching).join('');
