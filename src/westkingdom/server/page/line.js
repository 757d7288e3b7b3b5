// The line to a table: one socket, which is opened again when it is lost. What was not answered is then sent again.

import { Refused, said } from "./parts.js";

const FINAL = [4400, 4403];
const LONGEST_PAUSE = 10_000;

/** A word that nobody has used before; `crypto.randomUUID` is missing where a page comes over plain HTTP. */
function newNonce() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Line {
  #waiting = new Map();
  #number = 0;
  #pause = 500;
  #left = false;

  /** `hello` gives the first message; `hear` is called with every update; `state` with what is to be said of the line. */
  constructor(table, { hello, hear, state }) {
    this.address = `${location.origin.replace(/^http/, "ws")}/api/tables/${table}/socket`;
    Object.assign(this, { hello, hear, state });
    this.#open();
  }

  #open() {
    this.socket = new WebSocket(this.address);
    this.socket.onopen = () => this.#greet();
    this.socket.onmessage = ({ data }) => this.#heard(JSON.parse(data));
    this.socket.onclose = ({ code }) => this.#lost(code);
  }

  #greet() {
    this.#pause = 500;
    this.state("");
    this.#send(this.hello());
    for (const { message } of this.#waiting.values()) this.#send(message);
  }

  #heard(message) {
    if (this.#left) return;
    if (message.type === "update") {
      this.#send({ type: "seen", number: message.number });
      this.hear(message);
    } else if (message.type === "bye") {
      this.why = said(message.refused);
    } else if (this.#waiting.has(message.id)) {
      const { done, refused } = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      if (message.type === "done") done(message);
      else refused(new Refused(said(message.refused, this.seats)));
    }
  }

  #lost(code) {
    if (this.#left) return;
    if (FINAL.includes(code)) {
      this.state(`${this.why} This page is no longer connected.`);
      return;
    }
    this.state(`The connection is lost. Trying again in ${Math.round(this.#pause / 1000) || 1} s…`);
    setTimeout(() => this.#left || this.#open(), this.#pause);
    this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE);
  }

  #send(message) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Do something at the table; the answer may come over a later socket. */
  act(action) {
    this.#number += 1;
    const message = { type: "do", id: this.#number, action: { ...action, nonce: newNonce() } };
    return new Promise((done, refused) => {
      this.#waiting.set(this.#number, { message, done, refused });
      this.#send(message);
    });
  }

  leave() {
    this.#left = true;
    this.socket.close();
  }
}
