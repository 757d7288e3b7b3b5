/** Messages as the server sends them: a key, and whatever arguments it has; their types are known only to who asks
 *  for them. */
import type { Message } from './wire';

export type { Message };

export const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string';

/** All arguments of a message by name, without its key. */
export function argumentsIn(message: Message): Record<string, unknown> {
  const { key: _, ...rest }: Record<string, unknown> = message;
  return rest;
}

/** A number among the arguments of a message, if there is one of that name. */
export function numberIn(message: Message | undefined, name: string): number | undefined {
  const value = message && argumentsIn(message)[name];
  return typeof value === 'number' ? value : undefined;
}

/** A word among the arguments of a message. */
export function textIn(message: Message | undefined, name: string): string | undefined {
  const value = message && argumentsIn(message)[name];
  return typeof value === 'string' ? value : undefined;
}

/** The messages in a list among the arguments of a message. */
export function messagesIn(message: Message | undefined, name: string): Message[] {
  const value = message && argumentsIn(message)[name];
  return Array.isArray(value) ? value.filter(isMessage) : [];
}
