/** Names that were used in this browser, newest first, so that nobody must write them twice. */
const MOST = 12;

export function rememberedNames(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem('names') ?? '[]');
    return Array.isArray(kept) ? kept.filter((name): name is string => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberNames(names: string[]): void {
  const all = [...new Set([...names, ...rememberedNames()])].filter(Boolean).slice(0, MOST);
  localStorage.setItem('names', JSON.stringify(all));
  if (names[0]) localStorage.setItem('name', names[0]);
}

/** What the player of this browser is called. */
export const ownName = (): string => localStorage.getItem('name') ?? '';
