/** Resting on something: a pointer that hovers, or the keyboard. A finger does not rest, it chooses what it
 *  touches; nor does the focus that a press leaves behind. So nothing that is shown for who rests comes or goes
 *  between a press and its release. */

/** Does this pointer hover, so that its coming is no press? */
export const hovers = (event: PointerEvent): boolean => event.pointerType !== 'touch';
/** Did the keyboard bring the focus here? */
export const byKeyboard = (event: FocusEvent): boolean => (event.target as Element).matches(':focus-visible');

/** What listens to it: `rest` is told whether it was the keyboard. */
export function resting(rest: (keyboard: boolean) => void, leave: (keyboard: boolean) => void) {
  return {
    onpointerenter: (event: PointerEvent) => hovers(event) && rest(false),
    onpointerleave: (event: PointerEvent) => hovers(event) && leave(false),
    onfocus: (event: FocusEvent) => byKeyboard(event) && rest(true),
    onblur: () => leave(true),
  };
}
