/** A text takes the largest size at which all of it fits into its box. */

/** From one line that is easily seen to what can still be read. */
const SIZES = [21, 18, 16, 14.5, 13];

/** Fit whatever `text` gives into the node, whenever that or the room changes: an attachment. */
export function fit(text: () => string): (node: HTMLElement) => () => void {
  return (node) => {
    void text();
    const measure = (): void => {
      for (const size of SIZES) {
        // Letters reach a little over their line, by less than a quarter of it.
        node.style.fontSize = `${size}px`;
        if (node.scrollHeight <= node.clientHeight + size / 4 && node.scrollWidth <= node.clientWidth + 1) return;
      }
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    void document.fonts.ready.then(measure);
    return () => observer.disconnect();
  };
}
