/** Icons in short: runs of the same icon, in words and in groups. */
import { messagesIn, numberIn, textIn } from '../../wire/message';
import type { CardShown } from '../../wire/wire';
import { iconWord } from './words';

export function grouped(icons: string[]): { icon: string; n: number }[] {
  const out: { icon: string; n: number }[] = [];
  for (const icon of icons) {
    const last = out.at(-1);
    if (last?.icon === icon) last.n++;
    else out.push({ icon, n: 1 });
  }
  return out;
}

/** The same in words: 2 silver + virtue. */
export function inWords(icons: string[]): string {
  const words = grouped(icons).map(({ icon, n }) => ({
    between: icon === 'or' || icon === 'arrow',
    text: iconWord(icon, n),
  }));
  return words
    .map((word, i) => (i && !word.between && !words[i - 1]!.between ? `+ ${word.text}` : word.text))
    .join(' ');
}

/** The symbols of a card, one by one. */
export const symbolsOf = (card: CardShown | undefined): string[] =>
  messagesIn(card?.line, 'icons').flatMap((one) =>
    Array<string>(numberIn(one, 'n') ?? 1).fill(one.key.replace(/^icons-/, '')),
  );

export const costOf = (card: CardShown | undefined): number | undefined => numberIn(card?.line, 'cost');
export const ribbonOf = (card: CardShown | undefined): string | undefined => textIn(card?.line, 'ribbon');
/** Whether somebody is no ordinary townsfolk: a hero or an outsider has a field of their own. */
export const kindOf = (id: string): string => /^(hero|outsider)-/.exec(id)?.[1] ?? '';
