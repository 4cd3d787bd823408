/** A slice of `deno task attack`. */

import { assert } from "@std/assert";
import { runs } from "../full.ts";
import { type Route, ROUTES } from "./answers.ts";
import { Drill } from "./drill.ts";
import { type Drawn, STEPS } from "./steps.ts";

const GAME = { game: "conquerors-v2", level: "easy", side: 0, bends: [] };
const ticket: Drawn = ["ticket", { who: 0, ...GAME }];
const report: Drawn = ["report", { place: 0, seconds: 20, game: 0, bends: [] }];
const again: Drawn = ["report", { place: 0, seconds: 0, game: 0, bends: [] }];

/** Plans that found faults, as they were printed: each is played in every run. */
const FOUND: Readonly<Record<string, readonly Drawn[]>> = {
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

/** What must have come about for the rest to mean anything. */
const OUTCOMES = [
  "forgotten",
  "named",
  "report 200",
  "report 202",
  "check true",
  "watching",
  "bots' game 200",
];

const ASKED = { who: 0, bends: [] };
/** A game that counts, and the name that its player then may have: drawn, it seldom comes about. */
const NAMED: readonly Drawn[] = [
  ["ticket", { ...ASKED, game: "conquerors-v2", level: "easy", side: 0, givesUp: false }],
  ["report", { place: 0, seconds: 20, game: 0, bends: [] }],
  ["endCheck", { how: "true" }],
  ["visit", { route: "/about", place: 0, query: "" }],
  ...Array<Drawn>(5).fill(["name", { ...ASKED, wish: null }]),
];

Deno.test("drawn attacks find nothing, and leave no step and no page out", async () => {
  await using drill = await Drill.open();
  for (const plan of [...Object.values(FOUND), NAMED]) await drill.play(plan);
  await drill.run(runs(20, 2_000), 1);
  const { tally } = drill;
  const steps = Object.keys(STEPS).map((name) => `step ${name}`);
  for (const name of [...steps, ...OUTCOMES]) assert(tally.has(name), `Nothing came of ${name}`);
  const answers = [...tally.keys()];
  for (const [route, { POST }] of Object.entries<Record<string, unknown>>(ROUTES)) {
    if (SOCKETS.includes(route as Route)) continue;
    const asked = `${POST ? "POST" : "GET"} ${route} `;
    assert(answers.some((answer) => answer.startsWith(asked)), `Nobody asked ${asked}`);
  }
});

/** Steps of their own open these. */
const SOCKETS: readonly Route[] = [
  "/api/ws",
  "/api/bot/ws",
  "/api/arena/index",
  "/api/arena/watch/[id]",
];
