/** Where we are: the door, an invitation, or a table, maybe at a moment of its past; or nowhere, and why. */
export type Place =
  | { at: 'door' }
  | { at: 'nowhere'; why: 'refused-no-page' | 'refused-no-table' | 'refused-invitation' }
  | { at: 'join'; table: string; invitation: string }
  | { at: 'table'; table: string; moment: number | null };

function read(): Place {
  if (location.hash.startsWith('#join=')) {
    const join = /^#join=([a-z2-7]{16})\.([0-9a-f]{32})$/.exec(location.hash);
    history.replaceState(null, '', '/'); // the secret stays in no address
    return join ? { at: 'join', table: join[1]!, invitation: join[2]! } : { at: 'nowhere', why: 'refused-invitation' };
  }
  if (location.pathname === '/') return { at: 'door' };
  const table = /^\/t\/([a-z2-7]{16})$/.exec(location.pathname);
  if (!table)
    return { at: 'nowhere', why: location.pathname.startsWith('/t/') ? 'refused-no-table' : 'refused-no-page' };
  const moment = new URLSearchParams(location.search).get('at');
  return { at: 'table', table: table[1]!, moment: moment && /^\d+$/.test(moment) ? Number(moment) : null };
}

class Router {
  place = $state.raw<Place>(read());

  constructor() {
    // It comes for another hash too, so that hashchange would come a second time.
    addEventListener('popstate', () => (this.place = read()));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.place = read();
    scrollTo(0, 0);
  }
}

export const router = new Router();
export const tablePath = (table: string, moment: number | null = null): string =>
  `/t/${table}${moment === null ? '' : `?at=${moment}`}`;
