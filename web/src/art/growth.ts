/** What grows, everywhere: every drawing stands upright on its foot. */
import { hatch, ink, put, round, shade, thin, tone } from './pen';

/** A broad-leaved tree: three lobes. */
export const tree = (x: number, y: number, s = 1, paint = 'leaf'): string =>
  put(
    x,
    y,
    ink('timber', 'M-2 0q1-5 0-9h4q-1 4 .5 9z') +
      ink(paint, 'M-9-8q-5-6 0-11q0-8 8-9q8-1 10 7q6 4 1 11q-3 5-9 3q-6 3-10-1z') +
      shade(tone(paint, true), 'M9-21q6 4 1 11q-3 5-9 3q8-3 8-14z') +
      thin('M-6-17q2-3 5-3M-4-11q2 1 4 0M3-16l2 2M5-12l2 1'),
    s,
  );
/** A fir: three skirts. */
export const fir = (x: number, y: number, s = 1, paint = 'leaf'): string =>
  put(
    x,
    y,
    ink('timber', 'M-1.500 0v-6h3v6z') +
      ink(paint, 'M0-34l6 11h-3l5 9h-3.500l5.500 10q-10 3-20 0l5.500-10h-3.500l5-9h-3z') +
      shade(tone(paint, true), 'M0-34l6 11h-3l5 9h-3.500l5.500 10q-4 1.500-7 1.500z') +
      thin('M-4-15l-1.500 3M-5-8l-2 3M-1-22l-1 2'),
    s,
  );
export const bush = (x: number, y: number, s = 1): string =>
  put(x, y, ink('leaf', 'M-8 0q-3-6 3-7q2-6 8-3q6-1 6 5q2 4-1 5z') + thin('M2-1q5 0 6-4M-4-4l2-1'), s);
export const rock = (x: number, y: number, s = 1): string =>
  put(
    x,
    y,
    ink('stone', 'M-9 0l2-8 6-4 7 3 4 9z') + ink('stone-2', 'M-1-12l7 3 4 9h-7z') + hatch('M-1-12l7 3 4 9h-7z'),
    s,
  );
export const tuft = (x: number, y: number): string => thin(`M${round(x)} ${round(y)}l-2-4m2 4v-5m0 5l2-4`);
