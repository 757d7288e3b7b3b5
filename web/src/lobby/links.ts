/** Links that were made here, kept as long as this tab is open: a new one for a seat makes the old one worthless. */
import type { Invitation } from '../wire/wire';
import { post } from '../wire/api';

const key = (table: string, seat: number | null): string => `invitation ${table} ${seat ?? 'spectator'}`;
const address = (table: string, invitation: string): string => `${location.origin}/#join=${table}.${invitation}`;

export function keptLink(table: string, seat: number | null): string {
  const invitation = sessionStorage.getItem(key(table, seat));
  return invitation ? address(table, invitation) : '';
}

export async function newLink(table: string, seat: number | null): Promise<string> {
  const { invitation } = await post<Invitation>(`/api/tables/${table}/invitations`, { seat });
  sessionStorage.setItem(key(table, seat), invitation);
  return address(table, invitation);
}
