/** What is told anew and has not changed stays the same object, so that nothing that is drawn from it is drawn
 *  again. */

type Plain = Record<string, unknown>;

/** The new value, made of the old one's parts wherever they are equal; both are plain data. */
export function share<T>(old: unknown, next: T): T {
  if (old === next || typeof old !== 'object' || typeof next !== 'object' || old === null || next === null) return next;
  if (Array.isArray(old) !== Array.isArray(next)) return next;
  const [before, after] = [old as Plain, next as Plain];
  const names = Object.keys(after);
  let same = names.length === Object.keys(before).length;
  for (const name of names) {
    after[name] = share(before[name], after[name]);
    same &&= after[name] === before[name] && name in before;
  }
  return same ? (old as T) : next;
}
