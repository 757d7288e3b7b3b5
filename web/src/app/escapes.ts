/** Something that opens, closes again by Escape from within; the focus goes back to where it was opened. */
export function escapes(details: HTMLDetailsElement): void {
  details.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !details.open || event.defaultPrevented) return;
    event.preventDefault();
    details.open = false;
    details.querySelector('summary')?.focus();
  });
}
