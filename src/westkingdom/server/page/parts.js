// What the plain page is made of. Everything shown is put in as text, never as HTML.

export const main = document.querySelector("main");
/** What refusals say, and what boxes are called. */
const texts = await fetch("/api/messages").then((answer) => answer.json());
/** Games, boxes, options and bots of this server. */
export const offered = await api("");

/** Make an element with attributes, listeners (on…) and children; text stays text. */
export function el(tag, given = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(given)) {
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (typeof value === "boolean") made.toggleAttribute(name, value);
    else made.setAttribute(name, value);
  }
  made.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined));
  return made;
}

/** A button that does something, and says so if that was refused. */
export function button(text, click, given = {}) {
  return el("button", { type: "button", ...given, onclick: () => attempt(click) }, text);
}

/** A control with its label. */
export function labelled(text, control, given = {}) {
  return el("label", given, control.type === "checkbox" || control.type === "radio" ? [control, text] : [text, control]);
}

/** A list to choose from, of values with their texts. */
export function select(values, chosen, given = {}) {
  const options = values.map(([value, text]) => el("option", { value, selected: value === chosen }, text));
  return el("select", given, options);
}

/** A name of the API as people write it. */
export function readable(name) {
  const text = String(name).replace(/[-_]/g, " ");
  return text[0].toUpperCase() + text.slice(1);
}

/** What a message says; `seat` becomes the name of who sits there. */
export function said(message, seats = []) {
  const filled = (text) => text.replace(/\{ \$([a-z]+) \}/g, (_, name) => {
    const value = message[name];
    return name === "seat" ? seats[value]?.name || `${value + 1}` : value;
  });
  return message.key in texts ? `${filled(texts[message.key])}.`.replace(/\.\.$/, ".") : readable(message.key);
}

/** Something was refused, in words that can be shown. */
export class Refused extends Error {}

/** Ask the server; with a body, tell it something. */
export async function api(path, body) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const post = { method: "POST", headers: { "content-type": "application/json" }, body: text };
  const answer = await fetch(`/api${path}`, body === undefined ? {} : post).catch(() => {
    throw new Refused("The server cannot be reached.");
  });
  const data = await answer.json();
  if (!answer.ok) throw new Refused(said(data.refused));
  return data;
}

/** Do something; if it is refused, say why. */
export async function attempt(deed) {
  trouble("");
  await Promise.resolve().then(deed).catch(troubled);
}

/** Say why something was refused. */
export function troubled(mistake) {
  if (!(mistake instanceof Refused)) throw mistake;
  trouble(mistake.message);
}

export function trouble(text) {
  document.querySelector("#trouble").textContent = text;
}

/** Show something else in a place; focus and a name half written stay with what has the same id, else a heading has the focus. */
export function redraw(place, ...children) {
  const { id } = document.activeElement;
  const inside = place.contains(document.activeElement);
  const written = [...place.querySelectorAll("input[id^='sit-']")];
  place.replaceChildren(...children.flat(Infinity).filter((child) => child !== null));
  for (const old of written) document.getElementById(old.id)?.setAttribute("value", old.value);
  if (inside) (document.getElementById(id) ?? place.querySelector("[tabindex='-1']"))?.focus();
}

/** Where to go next; the page is loaded anew. */
export function go(table) {
  location.assign(`/t/${table}`);
}

export function boxName(box) {
  return texts[`box-${box}`] ?? readable(box);
}

export function titleOf(game) {
  return offered.games.find(({ name }) => name === game).title;
}
