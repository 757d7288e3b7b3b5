/** The words of a card in parts: each ability behind the sign of when it acts; what it does only on coming is shown by
 *  the icons in its corner, and told by its explanation. */
import type { CardShown } from '../../wire/wire';

export interface Part {
  /** When it acts: immediate, ongoing, drop-off, end; nothing if nobody asks. */
  timing: string;
  /** The word for that. */
  when: string;
  text: string;
}
/** Square: at once; circle: as long as it lies there; diamond: when it drops off; shield: at the end. */
export const SIGNS: Readonly<Record<string, string>> = {
  immediate: 'M3 3H13V13H3Z',
  ongoing: 'M8 2.500a5.500 5.500 0 1 0 .1 0Z',
  'drop-off': 'M8 1.500 14.500 8 8 14.500 1.500 8Z',
  end: 'M2.500 2H13.500V8C13.500 11.500 10.500 13.500 8 15 5.500 13.500 2.500 11.500 2.500 8Z',
};
const CORNER = new Set(['hire-text', 'gain-text', 'dismiss-text']);

export function partsOf(card: Pick<CardShown, 'sentences' | 'keys' | 'corner'> | undefined): Part[] {
  const parts: Part[] = [];
  (card?.sentences ?? []).forEach((text, i) => {
    const key = card!.keys[i] ?? '';
    if (CORNER.has(key) && card!.corner.length) return;
    const timing = /^timing-(.+)$/.exec(key)?.[1];
    if (timing !== undefined) parts.push({ timing, when: text, text: '' });
    else if (parts.length && !key.endsWith('-text')) parts.at(-1)!.text += `${parts.at(-1)!.text && ' '}${text}`;
    else parts.push({ timing: '', when: '', text });
  });
  return parts;
}
