/** Finding something in the guide: as it is typed, without accents and in any case. */
import type { GuideChapter } from '../wire/wire';

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The chapters with only what has all these words; those and the sections without any are left out. */
export function found(chapters: GuideChapter[], typed: string): GuideChapter[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  return chapters.flatMap((chapter) => {
    const sections = chapter.sections.flatMap((section) => {
      const entries = section.entries.filter((entry) => {
        const text = folded(`${entry.title} ${entry.text} ${entry.rules.join(' ')}`);
        return words.every((word) => text.includes(word));
      });
      return entries.length ? [{ ...section, entries }] : [];
    });
    return sections.length ? [{ ...chapter, sections }] : [];
  });
}
