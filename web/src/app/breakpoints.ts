/** Where the layout changes, written once. Scripts ask here; in styles `@media (--desk)` stands for the same
 *  (vite.config.ts). */
export const MEDIA = {
  /** A desk: the board and everything beside it are in sight at once. Anything smaller has one leaf at a time. */
  desk: '(min-width: 1181px)',
  /** A desk with room to spare. */
  large: '(min-width: 1700px)',
  /** Two columns of a page do not fit any more. */
  narrow: '(max-width: 900px)',
  /** One hand holds it. */
  phone: '(max-width: 699px)',
  /** Heights of a desk: from one that has little to one that has room for one's own cards below the board. */
  short: '(max-height: 820px)',
  medium: '(max-height: 920px)',
  high: '(min-height: 850px)',
  tall: '(min-height: 960px)',
} as const;
