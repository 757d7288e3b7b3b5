/** Players are told apart by tincture, by hatching and by a mark, never by colour alone. */
export const TINCTURES = ['gules', 'azure', 'or', 'vert', 'purpure', 'argent'] as const;
export type Tincture = (typeof TINCTURES)[number];
export const tincture = (seat: number): Tincture => TINCTURES[seat % TINCTURES.length]!;
/** One bold mark for each seat, cut into small pieces where hatching cannot be seen: bar, band, dot, slash,
 *  backslash, none. */
export const MARKS = [
  'M12 4v16',
  'M4 12h16',
  'M12 9.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5',
  'M5 5l14 14',
  'M19 5 5 19',
  '',
] as const;
