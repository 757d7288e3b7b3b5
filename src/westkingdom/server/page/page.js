// The plain page finds in its address what to show: a table, an invitation, or the door.

import { showDoor, usual, wantedBy } from "./door.js";
import { api, attempt, el, go, labelled, main } from "./parts.js";
import { showTable } from "./table.js";

function showInvitation(table, invitation) {
  const name = el("input", { required: true, maxlength: 40, autocomplete: "nickname", value: localStorage.getItem("name") ?? "" });
  const join = async (event) => {
    event.preventDefault();
    localStorage.setItem("name", name.value);
    await attempt(async () => go((await api(`/tables/${table}/join`, { invitation, name: name.value })).table));
  };
  const form = el("form", { class: "card", onsubmit: join }, labelled("Your name", name), el("button", { class: "main" }, "Join the table"));
  main.replaceChildren(el("h1", {}, "You are invited to a table"), form);
  name.focus();
}

const [, kind, fragment] = /^#(join|new)=(.*)$/.exec(location.hash) ?? [];
if (kind) history.replaceState(null, "", location.pathname);
if (location.pathname.startsWith("/t/")) attempt(() => showTable(location.pathname.slice("/t/".length)));
else if (kind === "join") showInvitation(...fragment.split("."));
else showDoor(kind === "new" ? wantedBy(decodeURIComponent(fragment)) : usual());
