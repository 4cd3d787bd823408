/**
 * All the script of a frame on another site: it plays a game that the server has worked out, and asks
 * now and then for something new. It needs no storage and knows nothing of who watches.
 */

import type { State } from "../../automaton/board.ts";
import { colonyPath } from "../board/colony_path.ts";
import type { Reel } from "./reel.ts";

/** How long a turn is shown, ms. */
const PACE = 700;
const SECOND = 1000;

/** The paths of a board's picture that show a colony. */
const COLONIES: readonly [State, string][] = [
  [1, ".coast-blue, .land-blue, .cells-blue"],
  [2, ".coast-red, .land-red, .cells-red"],
];

/** Ends what the card that is shown now has begun, and whether it's at its end. */
let shown = { end() {}, isHeld: () => false };

start();

function start(): void {
  const main = document.querySelector<HTMLElement>("main")!;
  const reel = main.querySelector<HTMLElement>(".embed-reel");
  shown = reel ? play(reel) : { end() {}, isHeld: () => false };
  if (main.dataset.refresh) setTimeout(refresh, Number(main.dataset.refresh) * SECOND, main);
}

/** Shows what is new, unless the visitor has stopped at a turn; a server out of reach is asked again. */
async function refresh(main: HTMLElement): Promise<void> {
  const news = document.hidden || shown.isHeld() ? null : await fetchMain();
  if (news && news.dataset.name !== main.dataset.name) {
    shown.end();
    main.replaceWith(news);
    start();
  } else setTimeout(refresh, Number(main.dataset.refresh) * SECOND, main);
}

async function fetchMain(): Promise<HTMLElement | null> {
  try {
    const response = await fetch(location.href, { credentials: "omit" });
    if (!response.ok) return null;
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    return page.querySelector("main");
  } catch {
    return null;
  }
}

function play(root: HTMLElement): typeof shown {
  const { columns, frames }: Reel = JSON.parse(root.dataset.reel!);
  const find = <Found extends Element>(name: string) => root.querySelector<Found>(name)!;
  const svg = find<SVGElement>("svg"), said = find<HTMLElement>(".embed-turn");
  const keys = find<HTMLElement>(".embed-keys"), last = frames.length - 1;
  const back = find<HTMLButtonElement>(".embed-back");
  const toggle = find<HTMLButtonElement>(".embed-toggle");
  const forward = find<HTMLButtonElement>(".embed-forward");
  const board = svg.getAttribute("aria-label")!.split(".", 1)[0]!;
  let at = Number(root.dataset.at), isHeld = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const show = (next: number) => {
    at = next;
    const [blue, red, line] = frames[at]!;
    for (const [state, paths] of COLONIES) {
      const path = colonyPath(state === 1 ? blue : red, columns, state);
      for (const element of svg.querySelectorAll(paths)) element.setAttribute("d", path);
    }
    svg.setAttribute("aria-label", `${board}. ${line}`);
    said.textContent = line;
    // Disabled they would take the focus from who has just pressed them.
    back.setAttribute("aria-disabled", `${at === 0}`);
    forward.setAttribute("aria-disabled", `${at === last}`);
  };
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
    said.setAttribute("role", "status");
    toggle.textContent = keys.dataset.play!;
  };
  const run = () => {
    if (at === last) show(0);
    // What moves by itself is not read out.
    said.removeAttribute("role");
    toggle.textContent = keys.dataset.pause!;
    timer = setInterval(() => {
      if (at < last) show(at + 1);
      else if (root.dataset.plays) show(0);
      else stop();
    }, PACE);
  };
  const step = (by: number) => {
    stop();
    show(Math.max(0, Math.min(last, at + by)));
    isHeld = at < last;
  };
  back.onclick = () => step(-1);
  forward.onclick = () => step(1);
  toggle.onclick = () => {
    if (timer) stop();
    else run();
    isHeld = !timer && at < last;
  };
  show(at);
  keys.hidden = false;
  if (root.dataset.plays && !matchMedia("(prefers-reduced-motion: reduce)").matches) run();
  return { end: stop, isHeld: () => isHeld };
}
