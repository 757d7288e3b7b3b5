// A table: who sits there before and during the game, the question that is open, the board in words, the chronicle.

import { Line } from "./line.js";
import { api, attempt, boxName, button, el, go, labelled, main, offered, redraw, said, titleOf, trouble, troubled } from "./parts.js";

const REMEMBERED = 150;
/** The parts of the page, in their order. */
const place = {};
/** What is known of the table: what the socket told last, what it is in words, through which seat. */
const now = { id: "", seat: null, since: 0, latest: null, words: null, reach: null, line: null, reading: Promise.resolve() };

export async function showTable(id) {
  now.id = id;
  const { table } = await api(`/tables/${id}`);
  const keys = el("input", { type: "checkbox", checked: localStorage.getItem("keys") !== "no" });
  keys.addEventListener("change", () => localStorage.setItem("keys", keys.checked ? "yes" : "no"));
  const part = (name, tag, given) => (place[name] = el(tag, { id: name, hidden: true, ...given }));
  const card = (name, ...children) => (part(name, "section", { class: "card" }).append(...children), place[name]);
  part("log", "div", { role: "log", tabindex: "0", "aria-labelledby": "log-title", hidden: false }).append(el("ol", { class: "plain" }));
  const question = part("question", "div", { hidden: false });
  const side = el("div", {}, card("result"), card("ask", question, labelled("Keys 1 to 9 choose", keys, { class: "quiet" })));
  side.append(card("chronicle", el("h2", { id: "log-title" }, "What happened"), place.log));
  main.replaceChildren(
    el("h1", {}, [titleOf(table.game), table.expansions.map(boxName).join(" and ")].filter(Boolean).join(" with ")),
    card("curtain"),
    part("game", "div", { hidden: false }),
  );
  place.game.append(side, card("board"), card("seats"));
  document.addEventListener("keydown", (event) => keys.checked && chooseByKey(event));
  await sit(homeSeat(table));
}

// --- following the table

/** Through whose eyes to look: the only seat one has; with several the one that was shown, at first none of them. */
function homeSeat({ mine }) {
  return mine.length === 1 ? mine[0] : mine.includes(now.seat) ? now.seat : null;
}

function eyes(seat) {
  return seat === null ? "" : `seat=${seat}`;
}

/** Look through the eyes of a seat from now on, unless somebody else sits down meanwhile. */
async function sit(seat) {
  now.line?.leave();
  const sitting = (now.sitting = Symbol());
  const { events } = await api(`/tables/${now.id}?${eyes(seat)}`);
  if (sitting !== now.sitting) return;
  Object.assign(now, { seat, since: Math.max(0, events - REMEMBERED), words: null, reach: null });
  place.log.firstChild.replaceChildren();
  place.log.setAttribute("aria-live", "off");
  now.line = new Line(now.id, {
    hello: () => ({ type: "hello", seat, since: now.since }),
    hear: (update) => hear(seat, update),
    state: sayConnection,
  });
}

/** Say how the line is; when it is there again, what was wrong before is wrong no more. */
function sayConnection(text) {
  document.querySelector("#connection").textContent = text;
  if (!text) trouble("");
}

/** The table has changed. */
function hear(seat, update) {
  now.latest = update;
  now.line.seats = update.table.seats;
  const home = homeSeat(update.table);
  if (home !== seat) attempt(() => sit(home));
  else now.reading = now.reading.then(() => read(seat, update)).catch(troubled);
}

/** Read the table in words, unless a later change will be read anyway. */
async function read(seat, update) {
  if (seat !== now.seat || update !== now.latest) return;
  const asks = seat !== null && update.table.phase === "playing";
  const [words, reach] = await Promise.all([
    api(`/tables/${now.id}/words?since=${now.since}&${eyes(seat)}`),
    asks ? api(`/tables/${now.id}/undo?${eyes(seat)}`) : null,
  ]);
  if (seat !== now.seat) return;
  Object.assign(now, { words, reach, since: words.events });
  draw();
}

function act(action) {
  return now.line.act(action);
}

/** Do something that is meant for the table as it is shown. */
function actNow(action) {
  return act({ ...action, revision: now.words.revision });
}

// --- drawing it

function draw() {
  const { table, view } = now.latest;
  const next = nextHere();
  place.curtain.hidden = next === null;
  place.game.hidden = next !== null;
  if (next !== null) drawCurtain(next);
  drawResult();
  drawQuestion(table);
  drawLog();
  drawSeats(table);
  drawBoard();
  const asked = now.words.choices.length > 0 || next !== null;
  document.title = `${asked ? "Your turn: " : ""}${view ? titleOf(table.game) : "A table"}`;
}

/** The seat of this screen that is asked, if it is another one than is shown. */
function nextHere() {
  const { table, view } = now.latest;
  const asked = view?.asked?.seat ?? null;
  return table.mine.includes(asked) && asked !== now.seat && !table.seats[asked].bot ? asked : null;
}

/** Nothing is shown while the screen goes from hand to hand. */
function drawCurtain(seat) {
  const { name } = now.latest.table.seats[seat];
  const heading = el("h2", { tabindex: "-1" }, `Pass the screen to ${name}`);
  const show = button(`I am ${name}: show my side`, () => sit(seat), { class: "main" });
  redraw(place.curtain, heading, show);
  heading.focus();
}

function drawResult() {
  const { result } = now.words;
  place.result.hidden = result.length === 0;
  redraw(place.result, sections(result.slice(0, -1), "h2"), el("p", { class: "prompt" }, result.at(-1) ?? ""), afterwards());
}

function afterwards() {
  const { table } = now.latest;
  if (table.rematch) return el("p", {}, el("a", { href: `/t/${table.rematch}` }, "To the next game with the same people"));
  if (!table.mine.length) return null;
  return button("Play again with the same people", async () => go((await api(`/tables/${now.id}/rematch`, {})).table));
}

function drawQuestion(table) {
  const { where, prompt, choices, impossible } = now.words;
  const bot = now.seat !== null && table.seats[now.seat].bot;
  place.ask.hidden = table.phase !== "playing";
  const heading = el("h2", { tabindex: "-1", class: "prompt" }, table.paused ? "The game is paused" : bot ? "A bot plays for you" : prompt);
  const can = table.paused || bot ? [] : choices;
  redraw(
    place.question,
    el("div", { "aria-live": "polite" }, where ? el("p", { class: "quiet" }, where) : null, heading),
    el("ol", { class: "plain choices" }, can.map(choice)),
    can.length && impossible.length ? whyNot(impossible) : null,
    undoAsked(table),
    el("p", { class: "row" }, undoButtons(table), pauseButton(table)),
  );
}

function choice({ id, text, notes }, index) {
  const key = index < 9 ? el("kbd", { "aria-hidden": "true" }, `${index + 1}`) : null;
  const label = el("span", { id: `choice-${index}` }, text);
  const small = el("span", { id: `notes-${index}`, class: "notes" }, notes.map((note) => el("span", {}, note)));
  const named = { "aria-labelledby": label.id, "aria-describedby": small.id, "data-choice": `${index + 1}` };
  return el("li", {}, button([key, el("span", {}, label, small)], () => play(id), named));
}

/** Play an option; until that is answered nothing else can be chosen. */
async function play(option) {
  const all = [...place.question.querySelectorAll("[data-choice]")];
  for (const one of all) one.disabled = true;
  place.question.querySelector("h2").focus();
  try {
    await actNow({ do: "play", seat: now.seat, option });
  } finally {
    for (const one of all) one.disabled = false;
  }
}

function chooseByKey(event) {
  const plain = !event.ctrlKey && !event.altKey && !event.metaKey && !event.repeat;
  if (!plain || !/^[1-9]$/.test(event.key) || /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return;
  if (!place.game.hidden) place.question.querySelector(`[data-choice="${event.key}"]`)?.click();
}

function whyNot(impossible) {
  const lines = impossible.map(({ text, reason }) => el("li", {}, el("strong", {}, text), `: ${reason}`));
  return el("details", {}, el("summary", {}, `Why not something else? (${lines.length})`), el("ul", {}, lines));
}

// --- going back, and pauses

function undoButtons(table) {
  if (now.reach === null) return [];
  const { steps, why } = now.reach;
  const { seat } = now;
  const own = button("Take back", () => actNow({ do: "undo", seat }), { disabled: steps === 0 });
  if (steps !== 0 || !why) return [own];
  const ask = button("Ask all to take it back", () => actNow({ do: "ask-undo", seat }));
  const further = !table.undo && ["refused-undo-other", "refused-undo-turn", "refused-undo-sealed"].includes(why.key);
  return [own, further ? ask : null, el("span", { class: "quiet" }, said(why, table.seats))];
}

/** Somebody asks to go back: agree, or do not. */
function undoAsked({ undo, mine, seats }) {
  if (!undo) return null;
  const answer = (yes) => () => actNow({ do: "answer-undo", yes });
  const text = `${seats[undo.seat].name} asks to take ${undo.steps === 1 ? "one decision" : `${undo.steps} decisions`} back.`;
  const open = mine.some((seat) => !undo.agreed.includes(seat));
  const buttons = open ? [button("Agree", answer(true)), button("Do not agree", answer(false))] : [" The others are asked."];
  return el("p", { class: "row", role: "status" }, text, buttons);
}

function pauseButton({ paused, mine }) {
  if (!mine.length) return null;
  return button(paused ? "Go on" : "Pause", () => act({ do: "pause", yes: !paused }));
}

// --- the chronicle and the board

/** Add what has happened since; screen readers tell it, but not what was there at first. */
function drawLog() {
  place.chronicle.hidden = now.latest.view === null;
  place.log.firstChild.append(...now.words.chronicle.splice(0).map((line) => el("li", {}, line)));
  place.log.scrollTop = place.log.scrollHeight;
  setTimeout(() => place.log.setAttribute("aria-live", "polite"), 500);
}

function drawBoard() {
  const parts = sections(now.words.board, "h3");
  place.board.hidden = parts.length === 0;
  const links = parts.filter((part) => part.querySelector("li")).map((part) => el("a", { href: `#${part.id}` }, part.firstChild.textContent));
  redraw(place.board, el("h2", {}, "On the table"), el("nav", { "aria-label": "On the table" }, links), parts);
}

/** Lines as sections: one that follows an empty line is a heading. */
function sections(lines, heading) {
  const parts = [];
  lines.forEach((line, i) => {
    if (line && !lines[i - 1]) parts.push({ title: line, lines: [] });
    else if (line) parts.at(-1).lines.push(line);
  });
  return parts.map(({ title, lines }, i) =>
    el("section", { id: `${heading}-${i}` }, el(heading, {}, title), el("ul", { class: "plain lines" }, lines.map(boardLine))),
  );
}

/** What stands before a colon says what the line is about. */
function boardLine(line) {
  const [, name, rest] = /^([^:.]{1,40}:)(.*)$/.exec(line) ?? [null, "", line];
  return name ? el("li", {}, el("strong", {}, name), rest) : el("li", { class: "further" }, rest);
}

// --- who sits at the table

function drawSeats(table) {
  const open = table.phase === "open";
  place.seats.hidden = false;
  redraw(
    place.seats,
    el("h2", { tabindex: "-1" }, open ? "Before the game" : "At the table"),
    el("ol", { class: "seats" }, table.seats.map((seat, number) => el("li", {}, seatLine(table, seat, number)))),
    open ? startLine(table) : null,
    el("p", { class: "row" }, table.host ? linkMaker("a link for spectators", null) : null, exportLink()),
  );
}

function seatLine(table, seat, number) {
  const own = table.mine.includes(number);
  const state = [own ? "you" : "", seat.kind === "bot" ? "a bot" : seat.bot ? `the bot ${seat.bot} plays` : ""];
  if (table.phase === "open" && seat.kind === "person") state.push(seat.ready || (own && table.host) ? "ready" : "not ready yet");
  const text = state.filter(Boolean).join(", ");
  const name = el("strong", {}, seat.name || "An open seat");
  return [el("p", {}, name, text ? ` (${text})` : ""), el("div", { class: "row" }, seatButtons(table, seat, number, own))];
}

/** What can be done with a seat. */
function seatButtons(table, seat, number, own) {
  const { host, phase } = table;
  if (phase === "over") return [];
  if (seat.kind === "open") return host ? openSeat(number) : [];
  const clear = button(own ? "Leave" : "Take the seat away", () => act({ do: "clear", seat: number }));
  if (phase === "open") return [own && !host ? readyButton(seat, number) : null, own || host ? clear : null];
  if (seat.kind !== "person") return [];
  if (seat.bot) return own ? [button("Play again myself", () => act({ do: "hand-back", seat: number }))] : [];
  const handOver = (bot) => button(`Let the bot ${bot} play for ${own ? "me" : seat.name}`, () => act({ do: "hand-over", seat: number, bot }));
  return own || host ? offered.bots.map(handOver) : [];
}

function readyButton({ ready }, seat) {
  return button(ready ? "Not ready yet" : "I am ready", () => act({ do: "ready", seat, yes: !ready }), { id: `ready-${seat}` });
}

function openSeat(seat) {
  const name = el("input", { id: `sit-${seat}`, required: true, maxlength: 40, autocomplete: "off" });
  const take = (event) => (event.preventDefault(), attempt(() => act({ do: "take", seat, name: name.value })));
  const bots = offered.bots.map((bot) => button(`Put the bot ${bot} here`, () => act({ do: "put-bot", seat, bot })));
  const form = el("form", { class: "row", onsubmit: take }, labelled("Name", name), el("button", {}, "Sit down here"));
  return [linkMaker("an invitation link", seat), bots, form];
}

/** A link that is made once, and shown as long as this tab is open: a new one for a seat makes the old one worthless. */
function linkMaker(what, seat) {
  const key = `${now.id} ${seat}`;
  const invitation = sessionStorage.getItem(key);
  const make = async () => {
    sessionStorage.setItem(key, (await api(`/tables/${now.id}/invitations`, { seat })).invitation);
    drawSeats(now.latest.table);
  };
  if (!invitation) return button(`Make ${what}`, make, { id: `link-${seat}` });
  const field = el("input", { id: `link-${seat}`, readonly: true, value: `${location.origin}/#join=${now.id}.${invitation}` });
  field.addEventListener("focus", () => field.select());
  return el("span", { class: "row" }, labelled("Send this link", field), copyButton(field));
}

/** Copy a link; where the browser does not let pages do so, it is marked and can be copied by hand. */
function copyButton(field) {
  const copy = button("Copy", async () => {
    field.focus();
    await navigator.clipboard?.writeText(field.value).then(() => (copy.textContent = "Copied"), () => {});
  });
  return copy;
}

/** Start, for the host; or who is still waited for. */
function startLine(table) {
  const waits = table.seats.flatMap((seat, number) => {
    if (seat.kind === "open") return [`seat ${number + 1} is open`];
    return seat.kind === "person" && !seat.ready && !(table.host && table.mine.includes(number)) ? [`${seat.name} is not ready`] : [];
  });
  const start = table.host ? button("Start the game", () => act({ do: "start" }), { class: "main", disabled: waits.length > 0 }) : null;
  const text = waits.length ? `Still waiting: ${waits.join(", ")}.` : table.host ? "" : "Everybody is ready; the host begins.";
  return el("p", { class: "row" }, start, el("span", { role: "status" }, text));
}

function exportLink() {
  if (!now.latest.view) return null;
  return el("a", { href: `/api/tables/${now.id}/export?${eyes(now.seat)}`, download: `${now.id}.json` }, "Save as a file");
}
