/** Asking the server: typed answers, and refusals as errors with a message key. */
import { still } from '../app/still';
import type { Message } from './message';
import type { Refusal } from './wire';

export class Refused extends Error {
  constructor(
    readonly refused: Message,
    readonly status: number,
  ) {
    super(refused.key);
  }
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Refused({ key: 'web-offline' }, 0);
  }
  const data: unknown = await answer.json().catch(() => ({ refused: { key: 'refused-failed' } }));
  await still();
  if (!answer.ok) throw new Refused((data as Refusal).refused, answer.status);
  return data as T;
}

export const get = <T>(
  path: string,
  query: Record<string, string | number | boolean | null | undefined> = {},
): Promise<T> => {
  const asked = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  const text = new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString();
  return ask<T>(text ? `${path}?${text}` : path);
};

/** Send text that is JSON already. */
export const send = <T>(path: string, body: string): Promise<T> =>
  ask<T>(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });

export const post = <T>(path: string, body: unknown): Promise<T> => send<T>(path, JSON.stringify(body));

/** A word that nobody has used before; `crypto.randomUUID` is missing where a page comes over plain HTTP. */
export const nonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
