/** Drawings that only Viscounts needs, on the same grid and by the same hand as those of all games. */
import type { Icons } from '../../parts/icons';

export const icons: Icons = {
  'flip-either': { fill: '#7a5a2a', d: 'M4 3h7v8h2V3h7v18h-7v-8h-2v8H4zm2 2v14h3V5zm9 0v14h3V5z' },
  'flip-deed': {
    fill: '#2f6b3a',
    d:
      'M3 2h7l3 3v10H3zm2.500 4v1.800h5V6zm0 3.500v1.800h5V9.500zM15 9c4 0 6 2.500 6 6h2l-3.500 5L16 15h2' +
      'c0-2-1-3-3-3zM5 18h8v3H5z',
  },
  hire: {
    fill: '#2f6b3a',
    d:
      'M9 2a4 4 0 1 1 0 8 4 4 0 0 1 0-8M2 21c0-6 2.500-9.500 7-9.500s7 3.500 7 9.500zM18 3h2.500v3.500H24V9' +
      'h-3.500v3.500H18V9h-3.500V6.500H18z',
  },
  'castle-move': { fill: '#5b5750', d: 'M2 3h3v2h2V3h3v2h2V3h3v8h-2.500v3H8l-1 7H2zM15 13h3v-3l5 5-5 5v-3h-3z' },
  'kings-order': {
    fill: '#c8961e',
    d:
      'M4 2h13a3 3 0 0 1 3 3v3h-3v11a3 3 0 0 1-3 3H4l2-3V5zm5 4 1.500 2L12 5l1.500 3L15 6v5H9zm0 7v1.800h5' +
      'V13zm0 3.500v1.800h5v-1.800z',
  },
  hero: {
    fill: '#23457f',
    d:
      'M12 1l3 4 5 .5-2 4.500 2.500 4L16 15.500 17.500 23 12 20l-5.500 3L8 15.500 3.500 14 6 10 4 5.500 9 5' +
      'zm0 5a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7',
  },
  chest: {
    fill: '#8a5a2b',
    d: 'M5 4h14a3 3 0 0 1 3 3v4h-7V9H9v2H2V7a3 3 0 0 1 3-3m5.500 6.500h3v5h-3zM2 12.500h7V17h6v-4.500h7V21H2' + 'z',
  },
  welcome: { fill: '#2f6b3a', d: 'M3 2h12v4h-3V5H6v14h6v-1h3v4H3zm11 6v3h8v3h-8v3l-5-4.500z' },
  refuse: {
    fill: '#8e0f0b',
    d:
      'M3 2h12v5h-3V5H6v14h6v-2h3v5H3zm12.500 6 2.500 2.300L20.500 8' +
      'l2 2-2.300 2.500 2.300 2.500-2 2-2.500-2.300-2.500 2.300-2-2 2.300-2.500-2.300-2.500z',
  },
  viscount: { fill: '#8e0f0b', d: 'M12 2 14 5l3-1-.5 5c3 1.500 4.500 5 4.500 13H3c0-8 1.500-11.500 4.500-13L7 4l3 1z' },
  'no-criminal': {
    fill: '#8d8478',
    d:
      'M12 3c5 0 9 3 9 7 0 3-3 5-6 5l-1 3h-4l-1-3c-3 0-6-2-6-5 0-4 4-7 9-7' +
      'M3.500 1.500 22.500 20.500 20.500 22.500 1.500 3.500z',
  },
  'trading-post': { fill: '#b5613a', d: 'M2 10 5 3h14l3 7h-2v11H4V10zm5 3v5h4v-5zm7 0v8h3v-8z' },
  guildhall: { fill: '#5b5750', d: 'M2 22V8h3V3h4v3h6V3h4v5h3v14h-8v-6h-4v6zm4-11v3h3v-3zm9 0v3h3v-3z' },
  workshop: { fill: '#8a5a2b', d: 'M2 12 12 3l10 9h-3v9H5v-9zm8 3v6h4v-6z' },
  'manuscript-3-4': { fill: '#7b2f2a', d: 'M4 3h13a3 3 0 0 1 3 3v15H7a3 3 0 0 1-3-3zm3 13v3h11v-3zM8 7v2h8V7z' },
  'action-trade': {
    fill: '#7a4b12',
    d:
      'M11 3h2v2l7 1-3 7a3.200 3.200 0 0 0 6 0L20 6l-7 .8V19h4v2H7v-2h4V6.800L4 6 1 13' +
      'a3.200 3.200 0 0 0 6 0L4 6l7-1z',
  },
  'action-construct': {
    fill: '#5b5750',
    d: 'M13 2 22 11 12 14l-1.500-1.500L5 18l1 1-3 3-2-2 3-3 1 1 5.500-5.500L9 11z',
  },
  'action-place-workers': { fill: '#c8961e', d: 'M2 7l5 4 5-8 5 8 5-4-2 12H4z' },
  'action-transcribe': { fill: '#23457f', d: 'M10 2h4v5h5v4h-5v11h-4V11H5V7h5z' },
  'discard-debt': { fill: '#5d1a1a', d: 'M5 2h14v20l-3-2-2 2-2-2-2 2-2-2-3 2zM8 7v2h8V7zm0 4v2h8v-2z' },
  'approved-deed': { fill: '#2f6b3a', d: 'M5 3h11l4 4v14H5zm3.500 9.500 3 4 5.500-7-2-1.500-3.800 5-1.200-1.800z' },
  'ai-chest': {
    fill: '#8a5a2b',
    d: 'M5 4h14a3 3 0 0 1 3 3v4h-7V9H9v2H2V7a3 3 0 0 1 3-3m5.500 6.500h3v5h-3zM2 12.500h7V17h6v-4.500h7V21H2' + 'z',
  },
  'remove-hero': {
    fill: '#5d1a1a',
    d:
      'M12 1l3 4 5 .5-2 4.500 2.500 4L16 15.500 17.500 23 12 20l-5.500 3L8 15.500 3.500 14 6 10 4 5.500 9 5' +
      'zM7 8.500v3h10v-3z',
  },
  'remove-chest': {
    fill: '#5d1a1a',
    d: 'M5 4h14a3 3 0 0 1 3 3v4H2V7a3 3 0 0 1 3-3M2 12.500h20V21H2zm5 2.500v3h10v-3z',
  },
  lock: { fill: '#8d8478', d: 'M7 10V8a5 5 0 0 1 10 0v2h2v12H5V10zm2.500 0h5V8a2.500 2.500 0 0 0-5 0zM11 14v4h2v-4z' },
  inside: { fill: '#8d8478', d: 'M3 21V9l3-2V4h2v2h2V4h4v2h2V4h2v3l3 2v12h-6v-4a3 3 0 0 0-6 0v4z' },
};
