/** What the option in focus would change, by the place of a number in the view. */
import type { Choices } from '../lib/choices.svelte';

type Path = readonly (string | number)[];
const same = (one: Path, other: Path): boolean => one.length === other.length && one.every((part, i) => part === other[i]);

/** What would stand there; undefined if nothing changes, '?' if nobody can know yet. */
export function after(choices: Choices, path: Path): number | '?' | undefined {
  const preview = choices.preview;
  if (!preview) return undefined;
  const change = preview.changes.find((one) => same(one.path, path));
  if (change) return typeof change.to === 'number' ? change.to : undefined;
  return preview.open.some((one) => same(one, path)) ? '?' : undefined;
}
