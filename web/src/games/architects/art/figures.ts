/** The two figures that come to town. Feet at 0 0. */
import { ink, shade, thin } from '../../../art/pen';
/** The Princess: crown, veil, a purse for the poor. */
export const princess = (): string =>
  ink('red', 'M-11 0q3-16 6-20h10q4 6 7 20z') +
  shade('red-2', 'M3-20h2q4 6 7 20h-6z') +
  ink('vellum', 'M-2-19h4l2 19h-8z') +
  ink('vellum', 'M-7-15q-2-17 7-17t7 17l-3-2q0-10-4-10t-4 10z') +
  ink('skin', 'M-4-23q0-5 4-5t4 5q0 6-4 6t-4-6z') +
  ink('gold', 'M-6-29l-1-8 4 3 3-5 3 5 4-3-1 8q-6-2-12 0z') +
  ink('gold', 'M8-12q4-1 5 4q-3 4-7 1z');
/** The Profiteer: broad hat, furs, a fat purse. */
export const profiteer = (): string =>
  ink('leaf-2', 'M-11 0q0-16 5-19h12q6 4 6 19z') +
  ink('thatch', 'M-2-19h4v19h-4zM-7-19q7 6 14 0l2 4q-9 7-18 0z') +
  ink('skin', 'M-4.500-24q0-4 4.500-4t4.500 4q0 7-4.500 7t-4.500-7z') +
  ink('timber-2', 'M-4-20q4 5 8 0l-1 5q-3 3-6 0z') +
  ink('dark', 'M-12-26q12-5 24 0q-2-3-6-3q0-8-6-8t-6 8q-4 0-6 3z') +
  ink('gold', 'M9-13q7-1 7 6q-4 5-9 1q-1-4 2-7z') +
  thin('M9-13l-2-3');
