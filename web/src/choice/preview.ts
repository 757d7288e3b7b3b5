/** What the option in focus would change, by the place of a value in the view. */
import type { Choices } from './choices.svelte';

export type Path = readonly (string | number)[];
const same = (one: Path, other: Path): boolean =>
  one.length === other.length && one.every((part, i) => part === other[i]);

/** What would stand there instead, if something changes. The view says which type it has. */
export const becomes = <T>(choices: Choices, path: Path): T | undefined =>
  choices.preview?.changes.find((one) => same(one.path, path))?.to as T | undefined;

/** What number would stand there; undefined if nothing changes, '?' if nobody can know yet. */
export function after(choices: Choices, path: Path): number | '?' | undefined {
  const change = becomes<unknown>(choices, path);
  if (change !== undefined) return typeof change === 'number' ? change : undefined;
  return choices.preview?.open.some((one) => same(one, path)) ? '?' : undefined;
}
