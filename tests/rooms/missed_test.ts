/** What players by post are told of who aren't here. */

import { assertEquals } from "@std/assert";
import { awaitedSince } from "../../lib/rooms/awaited.ts";
import { missedSince } from "../../lib/rooms/missed.ts";
import { postTrial } from "./post_trial.ts";
import type { Trial } from "./trial.ts";

const CLOCK = 3 * 86_400;

/** Who misses what by a command, while one may doze. */
function missed(trial: Trial, command: () => void, dozing?: number): string[] {
  const before = trial.view;
  command();
  const isDozing = (player: number) => player === dozing;
  return missedSince(before, trial.room, undefined, isDozing).map((news) =>
    `${news.identity} ${news.kind === "offered" ? `${news.from}: ${news.what}` : news.kind}`
  );
}

function flag(trial: Trial): void {
  trial.now += CLOCK * 1_000 + 1;
  trial.tell({ t: "flag" });
}

Deno.test("a player whose time is up while they're gone has missed it, and nobody else has", () => {
  const trial = postTrial(3, 3, { clock: CLOCK });
  for (const player of [0, 1]) trial.tell({ t: "depart", player });
  assertEquals(missed(trial, () => flag(trial)), ["id 0 late"]);
  assertEquals(missed(trial, () => trial.tell({ t: "arrive", player: 1 })), []);
  assertEquals(missed(trial, () => flag(trial)), [], "who's here sees it");
  assertEquals(missed(trial, () => flag(trial), 2), ["id 2 late"], "but not who dozes");
});

Deno.test("premoves that play after one who's late change nothing about that", () => {
  const trial = postTrial(3, 3, { clock: CLOCK });
  trial.ask(1, { t: "queue", steps: [{ after: [], move: "b2" }] });
  for (const player of [0, 1, 2]) trial.tell({ t: "depart", player });
  assertEquals(missed(trial, () => flag(trial)), ["id 0 late"]);
  assertEquals(trial.view.moves, ["pass", "b2"]);
});

Deno.test("whose turn premoves bring back at once is only reminded of it", () => {
  const trial = postTrial(2, 2, { clock: CLOCK });
  trial.ask(1, { t: "queue", steps: [{ after: [], move: "b2" }] });
  for (const player of [0, 1]) trial.tell({ t: "depart", player });
  const before = trial.view;
  assertEquals(missed(trial, () => flag(trial)), []);
  assertEquals([trial.view.moves, trial.view.late], [["pass", "b2"], [0]]);
  assertEquals(awaitedSince(before, trial.room)?.identity, "id 0");
});

/** Three to their first generation, which lets Blue's block live. */
function toFirstGeneration(...turns: readonly string[]): string[] {
  const trial = postTrial(3, 3, { clock: CLOCK });
  for (const player of [1, 2]) trial.tell({ t: "depart", player });
  for (const [turn, move] of turns.entries()) trial.ask(turn % 3, { t: "move", move });
  return missed(trial, () => trial.ask(0, { t: "move", move: "pass" }));
}

Deno.test("who's gone misses that they're out, and that the game is over", () => {
  const alone = toFirstGeneration("b2", "e8", "g5", "b3,c2,c3", "pass", "g6,h5,h6");
  assertEquals(alone, ["id 1 out"]);
  const all = toFirstGeneration("b2", "e8", "g5", "b3,c2,c3", "pass", "pass");
  assertEquals(all, ["id 1 over", "id 2 over"]);
});

Deno.test("who's gone and asked misses an offer, once; a rematch all of them", () => {
  const trial = postTrial(3, 3, { clock: CLOCK });
  for (const player of [1, 2]) trial.tell({ t: "depart", player });
  const offer = (what: "draw" | "rematch") => () => trial.ask(0, { t: "offer", what });
  assertEquals(missed(trial, offer("draw")), [
    "id 1 Player 0: draw",
    "id 2 Player 0: draw",
  ]);
  const accept = () => trial.ask(1, { t: "accept", what: "draw" });
  assertEquals(missed(trial, accept), [], "it has been told");
  trial.ask(2, { t: "decline", what: "draw" });
  for (const player of [1, 2]) trial.ask(player, { t: "resign" });
  for (const turn of [0, 1, 2]) trial.ask(turn, { t: "move", move: "pass" });
  assertEquals(missed(trial, offer("rematch")), [
    "id 1 Player 0: rematch",
    "id 2 Player 0: rematch",
  ]);
});

Deno.test("where somebody has to be here nothing is missed", () => {
  const trial = postTrial(3, 3, { clock: 60 });
  trial.tell({ t: "depart", player: 0 });
  trial.now += 60_001;
  assertEquals(missed(trial, () => trial.tell({ t: "flag" })), []);
});
