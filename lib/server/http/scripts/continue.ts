/** The games that somebody is in the middle of, or asked for, offered on a page that has no other scripts. */

import { TIME } from "../../../leaderboard/cpu_record.ts";
import { PREFIX, VERSION } from "../../../ui/table/kept_game.ts";

/** What the script says of rooms. */
export interface ContinueWords {
  /** Games by their ids. */
  readonly games: Readonly<Record<string, string>>;
  readonly myTurn: string;
  /** With `{who}` for a name. */
  readonly turnOf: string;
  readonly guest: string;
  readonly computer: string;
  readonly waiting: string;
  /** With `{who}` and `{game}`. */
  readonly asked: string;
  readonly askedByGuest: string;
}

/** How long a ranked game may take until the server has it, ms. */
const LIFE = TIME.most * 1000;

/** How often the server is asked while the page is seen, ms. */
const EVERY = 15_000;

/**
 * Fills in the `.continue` next to it: who wants to play, a link to the game that is the most urgent, and
 * to each of the others. First come rooms where it's your turn or the clock runs, then the games that the
 * browser keeps, then rooms that may take days. A game that is over is among them while it may yet count:
 * its table sends the result. It looks again when another tab plays, when somebody comes back to the page,
 * and now and then while it's seen. What cannot be read is dropped, with the sentence that stands there
 * for it. The server is asked only if the browser ever played there. Its words are the `ContinueWords` in
 * `data-words`.
 */
export const CONTINUE_SCRIPT = `{
const near = document.currentScript.parentElement, box = near.querySelector(".continue");
const [asking, latest, others, damaged] = box.children, list = others.lastElementChild;
const start = near.querySelector(".start"), words = JSON.parse(box.dataset.words);
const asked = asking.firstElementChild;
let rooms = [], told = "";
const isUnsent = (seed) => {
  try {
    const ranked = JSON.parse(localStorage.ranked), isRecent = Date.now() - ranked.since <= ${LIFE};
    return ranked.result !== undefined && ranked.seed === seed && isRecent;
  } catch {}
};
const kept = () => {
  const games = [];
  try {
    // Where the browser is full, the tab has it.
    for (const [name, text] of Object.entries({ ...sessionStorage, ...localStorage })) {
      if (!name.startsWith("${PREFIX}/")) continue;
      try {
        const game = JSON.parse(text);
        if (game.v !== ${VERSION}) throw 0;
        const isBegun = game.moves !== "" || game.draft.length > 0;
        const line = [game.title, game.status].filter(Boolean).join(" · ");
        if (isBegun && (!game.isOver || isUnsent(game.seed))) {
          games.push({ href: name.slice(${PREFIX.length}), line, at: game.at, rank: 1 });
        }
      } catch {
        localStorage.removeItem(name);
        damaged.hidden = false;
      }
    }
  } catch {}
  return games;
};
const stateOf = ({ mover, isMyTurn, isComputers }) => {
  if (mover === null) return words.waiting;
  if (isMyTurn) return words.myTurn;
  const who = isComputers ? words.computer : mover || words.guest;
  return words.turnOf.replace("{who}", () => who);
};
const roomOf = (room) => {
  const { code, game, mover, isMyTurn, due } = room;
  const line = words.games[game] + " · " + stateOf(room);
  const rank = isMyTurn ? 3 : mover !== null && due === null ? 2 : 0;
  return { href: "/r/" + code, line, at: 0, rank };
};
const invite = ([challenge]) => {
  asked.hidden = !challenge;
  asked.className = challenge ? "button primary" : "";
  if (!challenge) return;
  const { from, game } = challenge, sentence = from ? words.asked : words.askedByGuest;
  asked.textContent = sentence.replace(/{(who|game)}/g, (_, name) =>
    name === "who" ? from : words.games[game]);
};
const show = () => {
  const games = [...rooms, ...kept()];
  games.sort((one, other) => other.rank - one.rank || other.at - one.at);
  const [first, ...rest] = games;
  latest.hidden = !first;
  latest.className = first ? asked.hidden ? "button primary" : "button" : "";
  // One button is the first: what is asked, or what was begun.
  start.classList.toggle("primary", !first && asked.hidden);
  others.hidden = rest.length === 0;
  if (first) latest.href = first.href;
  latest.lastElementChild.textContent = first ? first.line : "";
  list.replaceChildren(...rest.map(({ href, line }) => {
    const item = document.createElement("li"), link = document.createElement("a");
    link.href = href;
    link.className = "button";
    link.textContent = line;
    item.append(link);
    return item;
  }));
};
const ask = async () => {
  try {
    // Where the browser keeps nothing for long, the tab does: as openKeep has it.
    let identity;
    try { identity = localStorage.identity ?? sessionStorage.identity }
    catch { identity = inTab.identity }
    if (!identity) return;
    const response = await fetch("/api/me/rooms", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ identity }),
    });
    const answer = await response.text();
    // What is shown anew takes the focus from who is at it, and is read out again.
    if (answer === told) return;
    told = answer;
    const { rooms: open, challenges = [] } = JSON.parse(answer);
    rooms = open.map(roomOf);
    invite(challenges);
    show();
  } catch {}
};
show();
ask();
addEventListener("storage", show);
addEventListener("pageshow", ({ persisted }) => {
  show();
  if (persisted) ask();
});
const look = () => document.hidden || ask();
document.addEventListener("visibilitychange", look);
setInterval(look, ${EVERY});
}`;
