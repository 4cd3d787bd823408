import { assertEquals } from "@std/assert";
import { gameOf } from "../../lib/games/registry.ts";
import { isStart } from "../../lib/rooms/start.ts";
import { readSettings } from "../../lib/rooms/settings.ts";
import { fromSnapshot, takeSnapshot } from "../../lib/rooms/snapshot.ts";
import { Trial } from "./trial.ts";

/** A block each, red to move in the eighth round. */
const POSITION = "2A24.2B$2A24.2B! r 8 0,1 1,0";

function textOf({ view }: Trial): string {
  return gameOf(view.settings.game).text.writePosition(view.position);
}

Deno.test("a room's games start from its position, a rematch too", () => {
  const trial = Trial.begun({ position: POSITION });
  assertEquals(textOf(trial), POSITION);
  assertEquals(trial.ask(0, { t: "move", move: "pass" }).t, "refused");
  assertEquals(trial.ask(1, { t: "move", move: "pass" }).t, "ok");
  trial.ask(1, { t: "resign" });
  trial.ask(0, { t: "offer", what: "rematch" });
  trial.ask(1, { t: "accept", what: "rematch" });
  assertEquals(textOf(trial), POSITION);
  assertEquals(trial.ask(0, { t: "move", move: "pass" }).t, "ok");
});

Deno.test("a snapshot of such a room is the room again", () => {
  const trial = Trial.begun({ position: POSITION });
  trial.ask(1, { t: "move", move: "pass" });
  const traveled = JSON.parse(JSON.stringify(takeSnapshot(trial.view)));
  assertEquals(fromSnapshot(traveled), trial.view);
});

Deno.test("a form may name a position of its game, and no other text", () => {
  const read = (position: string) =>
    readSettings((name) => name === "position" ? position : undefined, () => 0);
  assertEquals(read(POSITION)?.position, POSITION);
  assertEquals(read("")!.position, undefined);
  for (const bad of ["x", "! b 0 0,0 0,0", "! b 13 0,0 0,0", "3C! b 1 0,0 0,0"]) {
    assertEquals(read(bad), undefined, bad);
  }
});

Deno.test("no game starts where it is over, or where the text is too long to be kept", () => {
  const annihilation = gameOf("annihilation");
  /** A number of vertices, the first lit, an edge from each of the first ones to every other. */
  const dense = (n: number, from: number) => {
    const all = Array.from({ length: n }, (_, vertex) => vertex);
    const edges = all.slice(0, from).map((vertex) =>
      `${vertex}>${all.filter((other) => other !== vertex)}`
    );
    return `${n}:${edges.join(";")} 1 1`;
  };
  assertEquals([20, 25].map((from) => dense(64, from).length > 4_000), [false, true]);
  for (
    const [position, isGood] of [
      ["3:0>1;1>2 1 2", true],
      ["3:0>1;1>2 4 1", false],
      ["3:0>3 1 1", false],
      [dense(64, 20), true],
      [dense(64, 25), false],
    ] as const
  ) {
    assertEquals(isStart(annihilation, position, {}), isGood, position.slice(0, 40));
  }
});
