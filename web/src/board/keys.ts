/** Single keys: which presses are meant for the page, and not for a field, a dialog or the browser; on any keyboard. */
import { settings } from '../app/settings.svelte';

/** Where one writes, or where keys have a meaning of their own. */
const FIELDS = 'input:not([type=range], [type=checkbox]), select, textarea, [contenteditable], dialog';

/** What a key is called: letters, digits and brackets by their place where the layout has others there, as the
 *  Russian and the French one. */
export function keyOf({ key, code, shiftKey }: KeyboardEvent): string {
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  if (digit && !shiftKey) return digit;
  if (key.length > 1 || key.charCodeAt(0) < 128) return key.length > 1 ? key : key.toLowerCase();
  const letter = /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
  return letter ?? { BracketLeft: '[', BracketRight: ']' }[code] ?? key;
}

/** The name of a key that is meant for the page; nothing if it is not, or if its owner wants no single keys. */
export function pressed(event: KeyboardEvent): string {
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return '';
  if (event.target instanceof Element && event.target.closest(FIELDS)) return '';
  const key = keyOf(event);
  return key.length === 1 && key !== ' ' && !settings.singles ? '' : key;
}
