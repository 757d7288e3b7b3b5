/** What a Chest Tile does, in signs: no two look alike. Its words are told by its explanation. */
const KINDS = ['builder', 'noble', 'cleric'];
const SIGNS: Readonly<Record<string, (what: string) => string[]>> = {
  double: (what) => [what, 'arrow', what, what],
  split: (what) => [what, 'arrow', ...KINDS.filter((kind) => kind !== what)],
  merchant: (what) => [what, 'arrow', 'merchant', 'merchant', 'merchant'],
  merchants: (what) => ['merchant', 'merchant', 'arrow', what],
  criminal: (what) => ['criminal', 'arrow', what],
  silver: (what) => [what, 'arrow', 'silver'],
};
/** The signs of `chest-double-cleric`; nothing for a tile that is drawn by its icons. */
export function chestSigns(id: string): string[] {
  const [, how = '', what = ''] = id.split('-');
  return SIGNS[how]?.(what) ?? [];
}
