/** What the strongest level advises at a table: its words, its ghosts, and when there are none. */

import { assertEquals, assertMatch } from "@std/assert";
import type { LifeMove } from "../../lib/games/conquerors/position.ts";
import { adviceWordsIn, advise, warn } from "../../lib/ui/games/conquerors/advise.ts";
import type { Computer } from "../../lib/ui/games/conquerors/computer.ts";
import { conquerorsUi } from "../../lib/ui/games/conquerors/ui.tsx";
import { Table } from "../../lib/ui/table/table.ts";
import { wordsIn } from "../../lib/words/mod.ts";
import { at, cells, TestMatch } from "./positions.ts";

const words = adviceWordsIn("en");
const PLACED: LifeMove = { place: cells("w12 x12 w13 x13") };

function tableOf(match = new TestMatch([0])): Table {
  return new Table(match, conquerorsUi(wordsIn("en"), match.game));
}

/** A computer that advises one move, or fails. */
function advising(move: LifeMove | Error): Computer {
  const never = () => Promise.reject(new Error("Nobody asked"));
  const advise = () => move instanceof Error ? Promise.reject(move) : Promise.resolve(move);
  return { think: never, moveNow() {}, stop() {}, advise };
}

Deno.test("advice is told, and shown until a turn is played", async () => {
  const table = tableOf(), { advised } = table.guidance;
  await advise(table, advising({ place: cells("c12 d12 c13 d13") }));
  assertEquals(table.said.value, "Conqueror would place c12, d12, c13, d13.");
  assertEquals(advised.value, cells("c12 d12 c13 d13"));
  for (const cell of cells("e5 f5 e6 f6")) table.touch(cell);
  assertEquals(advised.value.length, 4, "while one drafts");
  table.confirm();
  assertEquals(advised.value, []);
});

Deno.test("a bomb is outlined where it would clear, a skip is told", async () => {
  const table = tableOf();
  await advise(table, advising({ bomb: at("m13") }));
  assertEquals(table.said.value, "Conqueror would bomb m13.");
  assertEquals([table.outlined.value.length, table.guidance.advised.value.length], [9, 0]);
  await advise(table, advising({ pass: true }));
  assertEquals(table.said.value, words.skip);
  assertEquals(table.outlined.value, []);
});

Deno.test("an answer that comes after the turn is not told", async () => {
  const table = tableOf();
  const late = Promise.withResolvers<LifeMove>();
  const asked = advise(table, { ...advising(PLACED), advise: () => late.promise });
  assertEquals(table.said.value, words.thinking);
  await table.match.play({ place: cells("c12 d12 c13 d13") });
  late.resolve(PLACED);
  await asked;
  assertEquals(table.guidance.advised.value, []);
  assertEquals(table.said.value, words.thinking);
});

Deno.test("a player hears when it isn't their turn, and when the computer fails", async () => {
  const other = tableOf(new TestMatch([1]));
  await advise(other, advising(PLACED));
  assertMatch(other.said.value, /^It's not your turn/);
  const table = tableOf();
  await advise(table, advising(new Error("It died")));
  assertEquals(table.said.value, "The computer couldn't answer.");
  warn(table);
  assertEquals(table.said.value, words.warning);
});
