// The plain page finds in its address what to show: a table, an invitation, or the door.

import { showDoor, usual, wantedBy } from "./door.js";
import { api, attempt, el, go, labelled, main, trouble, troubled } from "./parts.js";
import { showTable } from "./table.js";

function showInvitation(table, invitation) {
  const name = el("input", { required: true, maxlength: 40, autocomplete: "nickname", value: localStorage.getItem("name") ?? "" });
  const join = async (event) => {
    event.preventDefault();
    localStorage.setItem("name", name.value);
    await attempt(async () => go((await api(`/tables/${encodeURIComponent(table)}/join`, { invitation, name: name.value })).table));
  };
  const form = el("form", { class: "card", onsubmit: join }, labelled("Your name", name), el("button", { class: "main" }, "Join the table"));
  main.replaceChildren(el("h1", {}, "You are invited to a table"), form);
  name.focus();
}

/** A table that does not open: why, and the way to the door. */
function showDoorway(mistake) {
  troubled(mistake);
  main.replaceChildren(el("p", {}, el("a", { href: "/" }, "To your tables, and to new ones")));
}

/** The door with what a link wants; the door as it is if nobody can understand the link. */
function showWanted() {
  try {
    showDoor(wantedBy(decodeURIComponent(fragment)));
  } catch {
    showDoor(usual());
    trouble("This link cannot be understood.");
  }
}

const [, kind, fragment] = /^#(join|new)=(.*)$/.exec(location.hash) ?? [];
if (kind) history.replaceState(null, "", location.pathname);
if (location.pathname.startsWith("/t/")) showTable(location.pathname.slice("/t/".length)).catch(showDoorway);
else if (kind === "join") showInvitation(...fragment.split("."));
else if (kind === "new") showWanted();
else showDoor(usual());
