/** The line to a table: one socket for the seat that is looked through, numbered updates, actions that are done
 *  once. */
import type { Do, FromServer, Hello, Seen, Update } from './wire';
import { nonce, Refused } from './api';
import type { Message } from './message';
import { language } from '../app/language.svelte';
import { share } from './share';
import { whenStill } from '../app/still';

type Action = Do['action'];
interface Waiting {
  resolve: (revision: number) => void;
  reject: (why: Refused) => void;
  message: Do;
}
type Plain<T> = T extends unknown ? Omit<T, 'revision' | 'nonce'> : never;
/** An action as a screen names it; the line adds revision and nonce. */
export type Doing = Plain<Action>;

export class Line {
  /** The table as it is now. */
  update = $state.raw<Update | null>(null);
  status = $state<'connecting' | 'open' | 'lost' | 'refused'>('connecting');
  refused = $state.raw<Message | null>(null);
  /** How many actions wait for their answer, or for the update that shows what they did. */
  pending = $state(0);
  private socket: WebSocket | null = null;
  private waiting = new Map<number, Waiting>();
  private ids = 0;
  /** The revision of the last action that was done; until the table is shown at it, what is shown is of the past. */
  private due = 0;
  private pause = 250;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Whoever wants to know an update right before it is shown is told of it, with the one before. */
  constructor(
    readonly table: string,
    readonly seat: number | null,
    private readonly onupdate?: (next: Update, before: Update | null) => void,
  ) {
    this.open();
  }

  private open(): void {
    const address = `${location.origin.replace(/^http/, 'ws')}/api/tables/${this.table}/socket`;
    const socket = (this.socket = new WebSocket(address));
    socket.onopen = () => {
      const hello: Hello = {
        type: 'hello',
        seat: this.seat,
        since: this.update?.events ?? 0,
        previews: true,
        language: language.code,
      };
      socket.send(JSON.stringify(hello));
      for (const one of this.waiting.values()) socket.send(JSON.stringify(one.message));
    };
    socket.onmessage = (event: MessageEvent<string>) =>
      whenStill(() => this.receive(JSON.parse(event.data) as FromServer));
    socket.onclose = () => whenStill(() => socket === this.socket && this.lost());
  }

  private receive(message: FromServer): void {
    if (message.type === 'update') {
      message.view = share(this.update?.view, message.view);
      this.status = 'open';
      this.refused = null;
      this.pause = 250;
      this.onupdate?.(message, this.update);
      this.update = message;
      const seen: Seen = { type: 'seen', number: message.number };
      this.socket?.send(JSON.stringify(seen));
      this.count();
    } else if (message.type === 'bye') {
      this.refused = message.refused;
      if (!['refused-slow', 'refused-storage', 'refused-stopping'].includes(message.refused.key)) {
        this.status = 'refused';
        this.closed = true;
      }
    } else if (message.id !== null) {
      const one = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if (message.type === 'done') this.due = Math.max(this.due, message.revision);
      this.count();
      if (message.type === 'done') one?.resolve(message.revision);
      else one?.reject(new Refused(message.refused, 409));
    }
  }

  private count(): void {
    this.pending = this.waiting.size + ((this.update?.revision ?? 0) < this.due ? 1 : 0);
  }

  /** Open the line anew, as for another language; what is shown stays until the next update. */
  again(): void {
    const old = this.socket;
    this.open();
    old?.close();
  }

  private lost(): void {
    if (this.closed) return;
    this.status = 'lost';
    this.timer = setTimeout(() => this.open(), this.pause);
    this.pause = Math.min(this.pause * 2, 5000);
  }

  /** Do something at the table; resolves with its revision when it is on the disk. A lost connection only delays it. */
  act(doing: Doing, seen = this.update?.revision ?? 0): Promise<number> {
    const action = { ...doing, revision: exact(doing.do) ? seen : null, nonce: nonce() } as Action;
    return new Promise((resolve, reject) => {
      const message: Do = { type: 'do', id: ++this.ids, action };
      this.waiting.set(message.id, { resolve, reject, message });
      this.count();
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
    });
  }

  /** Play options one after the other, each when the one before is on the disk. */
  async play(options: number[]): Promise<void> {
    let seen = this.update?.revision ?? 0;
    for (const option of options) seen = await this.act({ do: 'play', seat: this.seat!, option }, seen);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }
}

/** Is this an action that is meant for one revision only? */
const exact = (kind: Action['do']): boolean =>
  ['play', 'undo', 'ask-undo', 'answer-undo', 'answer-replace'].includes(kind);
