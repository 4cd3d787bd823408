/** The games that a browser keeps, offered on a page that has no other scripts. */

import { PREFIX, VERSION } from "../../ui/table/kept_game.ts";

/**
 * Fills in the `.continue` next to it: a link to the game played last, and to each of the others. It looks
 * again when another tab plays, and when somebody comes back to the page. What cannot be read is
 * dropped, with the sentence that stands there for it.
 */
export const CONTINUE_SCRIPT = `{
const near = document.currentScript.parentElement, box = near.querySelector(".continue");
const [latest, others, damaged] = box.children, list = others.lastElementChild;
const start = near.querySelector(".start");
const lineOf = (game) => [game.title, game.status].filter(Boolean).join(" · ");
const look = () => {
  const games = [];
  try {
    for (const name of Object.keys(localStorage)) {
      if (!name.startsWith("${PREFIX}/")) continue;
      try {
        const game = JSON.parse(localStorage[name]);
        if (game.v !== ${VERSION}) throw 0;
        const isBegun = game.moves !== "" || game.draft.length > 0;
        if (isBegun && !game.isOver) games.push([name.slice(${PREFIX.length}), game]);
      } catch {
        localStorage.removeItem(name);
        damaged.hidden = false;
      }
    }
  } catch {}
  games.sort((one, other) => other[1].at - one[1].at);
  const [first, ...rest] = games;
  latest.hidden = !first;
  latest.className = first ? "button primary" : "";
  // One button is the first, and that is what was begun.
  start.classList.toggle("primary", !first);
  others.hidden = rest.length === 0;
  if (first) latest.href = first[0];
  latest.lastElementChild.textContent = first ? lineOf(first[1]) : "";
  list.replaceChildren(...rest.map(([href, game]) => {
    const item = document.createElement("li"), link = document.createElement("a");
    link.href = href;
    link.className = "button";
    link.textContent = lineOf(game);
    item.append(link);
    return item;
  }));
};
look();
addEventListener("storage", look);
addEventListener("pageshow", look);
}`;
