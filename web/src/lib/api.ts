/** Asking the server: typed answers, and refusals as errors with a message key. */
import type { Message, Refusal } from '../wire';

export type Said = Message & Record<string, unknown>;

export class Refused extends Error {
  constructor(readonly message_: Said, readonly status: number) {
    super(message_.key);
  }
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Refused({ key: 'web-offline' } as Said, 0);
  }
  const data: unknown = await answer.json().catch(() => ({ refused: { key: 'refused-failed' } }));
  if (!answer.ok) throw new Refused((data as Refusal).refused as Said, answer.status);
  return data as T;
}

export const get = <T>(path: string, query: Record<string, string | number | boolean | null | undefined> = {}): Promise<T> => {
  const asked = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  const text = new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString();
  return ask<T>(text ? `${path}?${text}` : path);
};

export const post = <T>(path: string, body: unknown): Promise<T> =>
  ask<T>(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

export const nonce = (): string => crypto.randomUUID();
