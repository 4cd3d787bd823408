/** Plans that found faults, as they were printed: each is played in every run. */

import type { Drawn } from "./steps.ts";

const GAME = { game: "conquerors-v2", level: "easy", side: 0, bends: [] };
const ticket: Drawn = ["ticket", { who: 0, ...GAME }];
const report: Drawn = ["report", { place: 0, seconds: 20, game: 0, bends: [] }];
const again: Drawn = ["report", { place: 0, seconds: 0, game: 0, bends: [] }];

export const FOUND: Readonly<Record<string, readonly Drawn[]>> = {
  "a report, its player forgotten, and the same report": [
    ticket,
    report,
    ["forget", { who: 0 }],
    report,
  ],
  "somebody forgotten who talks on, and is forgotten again": [
    ["game", { who: 0, other: 0, turns: 0, game: "conquerors-v2", chat: false }],
    ["pollJoin", { who: 0, place: 0, choice: 0, bends: [] }],
    ["forget", { who: 0 }],
    ["pollTell", { place: 0, tag: "say", choice: 0, bends: [], isWatching: false }],
    ["open", { who: 1, game: "conquerors-v2", clock: "", listed: false, more: null }],
    ["forget", { who: 1 }],
  ],
  "reports that wait for a check, and a page": [
    ticket,
    report,
    ...Array(4).fill(again),
    ["visit", { route: "/about", place: 0, query: "" }],
  ],
  "a body that nobody reads, and another request on its connection": [
    ["longBody", { who: 0, route: "/api/send", bytes: 300_000 }],
    ["place", { who: 0, board: "", bends: [] }],
  ],
};
