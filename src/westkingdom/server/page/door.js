// The door: a new table, the tables that are there, and saved games.

import { api, attempt, boxName, el, go, labelled, main, offered, readable, redraw, select, titleOf } from "./parts.js";

/** What a new table is to be, before anybody has said so. */
export function usual() {
  const seats = [{ kind: "here", name: localStorage.getItem("name") ?? "" }, { kind: `bot ${offered.bots[0]}` }];
  return { game: offered.games[0].name, expansions: [], options: {}, seats, practice: false };
}

/** What the link of `westkingdom play` wants. */
export function wantedBy(fragment) {
  const { seats, ...asked } = JSON.parse(fragment);
  const wanted = { ...usual(), ...asked };
  if (wanted.options.solo) wanted.seats = wanted.seats.slice(0, 1);
  if (seats) wanted.seats = seats.map(({ name, bot }) => (bot ? { kind: `bot ${bot}` } : { kind: "here", name }));
  return wanted;
}

export function showDoor(wanted) {
  const form = el("form", { class: "card", onsubmit: (event) => (event.preventDefault(), attempt(() => create(wanted))) });
  const draw = () => redraw(form, doorFields(wanted, draw));
  const tables = el("section", { class: "card", hidden: true, "aria-labelledby": "yours" });
  draw();
  main.replaceChildren(el("h1", {}, "Viscounts and Architects of the West Kingdom"), tables, form, bringSaved());
  attempt(() => showTables(tables));
}

/** The tables that this browser can open, those that wait for it first. */
async function showTables(place) {
  const { tables } = await api("/tables");
  tables.sort((a, b) => b.yours - a.yours);
  place.hidden = tables.length === 0;
  place.replaceChildren(el("h2", { id: "yours" }, "Your tables"), el("ul", { class: "plain" }, tables.map(tableLine)));
}

function tableLine({ table, asked, yours }) {
  const names = table.seats.map((seat) => seat.name || "an open seat").join(", ");
  const waits = yours ? "it is your turn" : asked !== null ? `${table.seats[asked]?.name || "somebody"} must decide` : "";
  const state = table.phase === "open" ? "not begun" : table.phase === "over" ? "over" : table.paused ? "paused" : waits;
  const link = el("a", { href: `/t/${table.id}` }, titleOf(table.game));
  return el("li", { class: yours ? "yours" : "" }, link, ` with ${names}: `, el("strong", {}, state));
}

/** All that can be chosen for a new table; a change that changes other choices draws it again. */
function doorFields(wanted, draw) {
  const game = offered.games.find(({ name }) => name === wanted.game);
  const solo = game.solo.find(({ box, but }) => !wanted.expansions.includes(but) && (!box || wanted.expansions.includes(box)));
  if (!solo?.names.concat("random").includes(wanted.options.solo)) dropSolo(wanted);
  const more = Object.entries(game.more_seats).flatMap(([box, seats]) => (wanted.expansions.includes(box) ? seats : []));
  const numbers = wanted.options.solo ? solo.people : [...game.seats, ...more];
  const count = Math.max(numbers[0], Math.min(wanted.seats.length, numbers.at(-1)));
  while (wanted.seats.length < count) wanted.seats.push({ kind: `bot ${offered.bots[0]}` });
  wanted.seats.length = count;
  const filled = wanted.seats.every(({ kind }) => kind !== "friend");
  const text = filled ? "Start the game" : "Set the table";
  return [
    el("h2", {}, "A new table"),
    el("fieldset", {}, el("legend", {}, "Game"), offered.games.map(({ name, title }) => gameChoice(name, title, wanted, draw))),
    el("fieldset", {}, el("legend", {}, "Boxes"), game.expansions.map((box) => boxChoice(box, wanted, draw))),
    soloChoice(solo, wanted, draw),
    seatChoices(numbers, wanted, draw),
    optionChoices(game, wanted),
    practiceChoice(wanted),
    el("button", { class: "main" }, text),
  ];
}

function dropSolo(wanted) {
  delete wanted.options.solo;
  delete wanted.options.difficulty;
}

function gameChoice(name, title, wanted, draw) {
  const choose = () => draw(Object.assign(wanted, { game: name, expansions: [], options: {} }));
  return labelled(title, el("input", { type: "radio", name: "game", id: name, checked: wanted.game === name, onchange: choose }));
}

function boxChoice(box, wanted, draw) {
  const others = wanted.expansions.filter((name) => name !== box);
  const change = ({ target }) => draw((wanted.expansions = target.checked ? [...others, box] : others));
  const checked = wanted.expansions.includes(box);
  return labelled(boxName(box), el("input", { type: "checkbox", id: box, checked, onchange: change }));
}

/** An opponent that plays by the rules of the solo game, and how hard it is. */
function soloChoice(solo, wanted, draw) {
  if (!solo) return null;
  const { options } = wanted;
  const names = [...solo.names, "random"].map((name) => [name, name === "random" ? "Any of them" : readable(name)]);
  const change = ({ target }) => {
    dropSolo(wanted);
    if (target.value) Object.assign(options, { solo: target.value });
    if (target.value) wanted.seats = wanted.seats.filter(({ kind }) => !kind.startsWith("bot"));
    draw();
  };
  const opponents = select([["", "None"], ...names], options.solo ?? "", { id: "solo", onchange: change });
  const levels = solo.difficulties.map((level) => [`${level}`, `${level}`]);
  const harder = ({ target }) => (options.difficulty = Number(target.value));
  const difficulty = select(levels, `${options.difficulty ?? levels[0][0]}`, { id: "difficulty", onchange: harder });
  const hard = options.solo && levels.length > 1 ? labelled("Difficulty", difficulty) : null;
  return el("fieldset", {}, el("legend", {}, "Solo opponent"), labelled("Opponent", opponents), hard);
}

function seatChoices(numbers, wanted, draw) {
  const change = ({ target }) => {
    while (wanted.seats.length < Number(target.value)) wanted.seats.push({ kind: `bot ${offered.bots[0]}` });
    draw((wanted.seats.length = Number(target.value)));
  };
  const count = select(numbers.map((n) => [`${n}`, `${n}`]), `${wanted.seats.length}`, { id: "count", onchange: change });
  const rows = wanted.seats.map((seat, number) => el("li", {}, seatChoice(seat, number, draw)));
  return el("fieldset", {}, el("legend", {}, "Seats"), labelled("How many", count), el("ol", { class: "seats" }, rows));
}

function seatChoice(seat, number, draw) {
  const bots = offered.bots.map((bot) => [`bot ${bot}`, `A bot: ${bot}`]);
  const kinds = [["here", number ? "Somebody at this screen" : "You"], ["friend", "A friend, by a link"], ...bots];
  const change = ({ target }) => draw(Object.assign(seat, { kind: target.value }));
  const kind = select(kinds, seat.kind, { id: `kind-${number}`, onchange: change });
  const rename = ({ target }) => (seat.name = target.value);
  const field = { id: `name-${number}`, required: true, maxlength: 40, autocomplete: "off", oninput: rename };
  const name = el("input", { ...field, value: seat.name ?? "" });
  return [labelled(`Seat ${number + 1}`, kind), seat.kind === "here" ? labelled("Name", name) : null];
}

function optionChoices(game, wanted) {
  const all = Object.entries(game.options).map(([name, values]) => optionChoice(name, values, wanted.options));
  const asked = Object.keys(game.options).some((name) => name in wanted.options);
  return el("details", { open: asked }, el("summary", {}, "Options of the game"), all);
}

function optionChoice(name, values, options) {
  const text = readable(name);
  if (typeof values[0] === "boolean") {
    const change = ({ target }) => (options[name] = target.checked);
    return labelled(text, el("input", { type: "checkbox", checked: options[name] ?? values[0], onchange: change }));
  }
  const listed = values.map((value) => [`${value}`, readable(value)]);
  const change = ({ target }) => (options[name] = values.find((value) => `${value}` === target.value));
  return labelled(text, select(listed, `${options[name] ?? values[0]}`, { onchange: change }));
}

function practiceChoice(wanted) {
  const change = ({ target }) => (wanted.practice = target.checked);
  const box = el("input", { type: "checkbox", checked: wanted.practice, onchange: change });
  return labelled("For practice: everything may be taken back at any time", box);
}

/** Make the table, fill its seats in their order, and begin if nobody is waited for. */
async function create({ game, expansions, options, seats, practice }) {
  const host = seats.findIndex(({ kind }) => kind !== "here");
  const people = (host < 0 ? seats : seats.slice(0, host)).map(({ name }) => name);
  if (people.length) localStorage.setItem("name", people[0]);
  const { table } = await api("/tables", { game, expansions, options, practice, seats: seats.length, people });
  const act = (action) => api(`/tables/${table}/actions`, action);
  for (let seat = people.length; seat < seats.length; seat++) {
    const { kind, name } = seats[seat];
    if (kind === "here") await act({ do: "take", seat, name });
    else if (kind !== "friend") await act({ do: "put-bot", seat, bot: kind.slice("bot ".length) });
  }
  if (seats.every(({ kind }) => kind !== "friend")) await act({ do: "start" });
  go(table);
}

/** A saved game becomes a table. The file goes as it is: its seed may be longer than numbers can be here. */
function bringSaved() {
  const file = el("input", { type: "file", accept: ".json,application/json", required: true });
  const name = el("input", { required: true, maxlength: 40, autocomplete: "off", value: localStorage.getItem("name") ?? "" });
  const bring = async (event) => {
    event.preventDefault();
    const text = await file.files[0].text();
    await attempt(async () => go((await api("/imports", `{"game":${text},"people":${JSON.stringify([name.value])}}`)).table));
  };
  const form = el("form", { onsubmit: bring }, labelled("File", file), labelled("Your name", name), el("button", {}, "Open it"));
  return el("details", { class: "card" }, el("summary", {}, "Continue a saved game"), form);
}
