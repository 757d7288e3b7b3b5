/** The icons of the chronicle: those of the boards, and some that only it needs, on the same grid and by the same hand. */
import { glyph } from '../architects/glyphs';
import type { Line } from '../wire';

type Drawing = { d: string; fill: string };
const OWN: Partial<Record<Line['icon'], Drawing>> = {
  play: { fill: '#23457f', d: 'M6 2h12a1 1 0 0 1 1 1v18a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1m2 3v14h8V5zm4 3 3 4-3 4-3-4z' },
  scheme: { fill: '#3a2530', d: 'M6 2h12a1 1 0 0 1 1 1v18a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1m2 3v14h8V5zm1 2h6v2H9zm0 4h6v2H9zm0 4h4v2H9z' },
  seen: { fill: '#7a5a2a', d: 'M12 4c5 0 9 4 11 8-2 4-6 8-11 8S3 16 1 12c2-4 6-8 11-8m0 3a5 5 0 1 0 0 10 5 5 0 0 0 0-10m0 2.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5' },
  forced: { fill: '#8d8478', d: 'M2 9.500h5v5H2zm7.500 0h5v5h-5zm7.500 0h5v5h-5z' },
  seat: { fill: '#8a5a2b', d: 'M5 2h4v10h10v10h-3v-6H9v6H5z' },
  start: { fill: '#2f6b3a', d: 'M5 2l16 10L5 22z' },
  pause: { fill: '#23457f', d: 'M4 3h6v18H4zm10 0h6v18h-6z' },
  undo: { fill: '#9c1c16', d: 'M9 2v5h5a7 7 0 0 1 0 14H5v-4h9a3 3 0 0 0 0-6H9v5L1 9z' },
  flag: { fill: '#9c1c16', d: 'M4 1h3v2h14l-4 5 4 5H7v10H4z' },
  turn: { fill: '#c8961e', d: 'M12 1l4 11-4 11-4-11z' },
};

export const icon = (name: Line['icon']): Drawing | undefined => OWN[name] ?? glyph(name);
