/** Wait until what has just changed is painted: what is only nice to know is asked for then. A page that nobody sees
 *  is not painted. */
export const painted = (): Promise<void> =>
  new Promise((done) => (document.hidden ? setTimeout(done) : requestAnimationFrame(() => setTimeout(done))));
