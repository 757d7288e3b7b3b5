/** Icons in short: runs of the same icon, in words and in groups. */
import { t } from '../lib/language.svelte';
import type { CardShown } from '../wire';

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
  const words = grouped(icons).map(({ icon, n }) => ({ between: icon === 'or' || icon === 'arrow', text: t(`web-v-icon-${icon}`, { n }) }));
  return words.map((word, i) => (i && !word.between && !words[i - 1]!.between ? `+ ${word.text}` : word.text)).join(' ');
}

/** The symbols of a card, one by one. */
export function symbolsOf(card: CardShown | undefined): string[] {
  const said = (card?.line as { icons?: { key: string; n?: number }[] } | undefined)?.icons ?? [];
  return said.flatMap((one) => Array<string>(one.n ?? 1).fill(one.key.replace(/^icons-/, '')));
}

export function costOf(card: CardShown | undefined): number | undefined {
  return (card?.line as { cost?: number } | undefined)?.cost;
}

export const ribbonOf = (card: CardShown | undefined): string | undefined => (card?.line as { ribbon?: string } | undefined)?.ribbon;
