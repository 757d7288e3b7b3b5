/** How wide a choice is written, so that it has few lines and is no wider than it must be. */

/** As many letters as stand in one line, and in two. */
const ONE = 17;
const TWO = 44;
/** The width of a letter, in ems, with some room to spare. */
const LETTER = 0.5;

/** The width of a text in ems. */
export function roomFor(text: string): number {
  const lines = text.length <= ONE ? 1 : text.length <= TWO ? 2 : 3;
  const longest = Math.max(...text.split(/\s+/).map((word) => word.length));
  return Math.ceil(Math.max(longest, (text.length / lines) * 1.16) * LETTER + 1);
}
