/** After a change of screens the keyboard and the screen reader are at its heading; where a page begins they are at
 *  its top. */
let first = true;

export function arrive(heading: HTMLElement): void {
  heading.tabIndex = -1;
  if (!first || document.activeElement !== document.body) heading.focus({ preventScroll: true });
  first = false;
}
