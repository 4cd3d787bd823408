/** One's side of a game on a digraph in a room: what is chosen, fired, typed and told. */

import { assertEquals } from "@std/assert";
import { annihilation } from "../../../lib/games/annihilation/annihilation.ts";
import type { Settings } from "../../../lib/rooms/event.ts";
import { annihilationUi, isDrawn } from "../../../lib/ui/games/annihilation/room/ui.tsx";
import { obey } from "../../../lib/ui/table/answers.ts";
import {
  eachToken,
  premoveWordsIn,
  readPremoves,
  tellSteps,
  tokenAt,
  typedAt,
} from "../../../lib/ui/table/room/premoves.tsx";
import { Table } from "../../../lib/ui/table/table.ts";
import { RoomMatch } from "../../../lib/ui/table/room/room_match.ts";
import { annihilationWordsIn } from "../../../lib/ui/games/annihilation/words/mod.ts";
import { annihilationRoomWordsIn } from "../../../lib/ui/games/annihilation/room/words/mod.ts";
import type { Language } from "../../../lib/words/language.ts";
import { wordsIn } from "../../../lib/words/mod.ts";
import { Trial } from "../../rooms/trial.ts";
import { TrialLine } from "../trial_line.ts";

/** A light that goes round three vertices forever. */
const ROUND = "3:0>1;1>2;2>0 1 1";

/** A seat's table, or a watcher's, in a room of this game that has begun. */
function tableOf(
  player: 0 | 1 | null,
  settings: Partial<Settings> = {},
  language: Language = "en",
) {
  const trial = Trial.begun({ game: "annihilation", options: {}, ...settings });
  const line = new TrialLine(player, trial);
  const ui = annihilationUi({
    words: wordsIn(language),
    own: annihilationWordsIn(language),
    room: annihilationRoomWordsIn(language),
  });
  const table = new Table(new RoomMatch(line, annihilation), ui);
  return { table, line, trial };
}

/** A move of the other, heard of at once. */
function rivalPlays({ line, trial }: ReturnType<typeof tableOf>, player: 0 | 1, move: string) {
  assertEquals(trial.ask(player, { t: "move", move }).t, "ok");
  line.change({});
}

Deno.test("moves are left in advance by the vertices' names", () => {
  for (const [names, line] of [["x.y.zz", "X>Y; y>zz any: random"], ["1.2.0", "1>2"]] as const) {
    const { table } = tableOf(0, { position: `${ROUND} ~${names}` });
    const steps = readPremoves(line)!.map(eachToken(tokenAt(table)));
    assertEquals(steps[0], { after: [], move: "0>1" });
    const told = tellSteps(steps.map(eachToken(typedAt(table))), premoveWordsIn("en"));
    assertEquals(told, line.toLowerCase());
  }
});

Deno.test("a vertex is chosen, then where to, and both are let go of again", () => {
  const { table } = tableOf(0);
  table.touch(4);
  assertEquals(table.said.value, "z4 isn't lit.");
  table.touch(3);
  assertEquals(table.said.value, "Firing z3. Choose a vertex to flip.");
  table.confirm();
  assertEquals([table.canConfirm.value, table.drafted.value], [false, [3]]);
  table.touch(1);
  assertEquals(table.said.value, "No edge goes from z3 to z1.");
  table.touch(4);
  assertEquals(table.said.value, "Ready: fire z3, complement z4. Press Fire.");
  assertEquals([table.canConfirm.value, table.drafted.value], [true, [3, 4]]);
  table.touch(0);
  assertEquals(table.said.value, "Only one vertex flips. Touch it to take it back.");
  table.touch(4);
  assertEquals(table.drafted.value, [3]);
  table.touch(3);
  assertEquals([table.drafted.value, table.said.value], [[], "Nothing chosen."]);
});

Deno.test("a firing is sent, said to both, and gone where the game is over before the room takes it", async () => {
  const own = tableOf(0);
  const { table, line, trial } = own;
  const stop = table.listen();
  for (const vertex of [3, 4]) table.touch(vertex);
  table.confirm();
  assertEquals([table.drafted.value, table.myTurn.value], [[], false]);
  line.deliver();
  await Promise.resolve();
  assertEquals(table.said.value, "You: fire z3, complement z4.");
  rivalPlays(own, 1, "2>4");
  assertEquals(table.alerted.value, "Opponent: fire z2, complement z4. Your turn.");

  for (const vertex of [0, 1]) table.touch(vertex);
  table.confirm();
  trial.ask(1, { t: "resign" });
  line.deliver();
  await Promise.resolve();
  await Promise.resolve();
  assertEquals([table.said.value, table.drafted.value], ["The game is over.", []]);
  line.change({});
  assertEquals(table.alerted.value, "Victory by resignation.");
  stop();
});

Deno.test("a typed line is a move, or hears why it isn't", () => {
  const { table } = tableOf(0);
  for (
    const [line, said] of [
      ["3", "“3” isn't a move such as 4>0,2."],
      ["4>0", "That vertex isn't lit."],
      ["3>1", "No edge goes there."],
      ["3>0,4", "That move isn't possible here."],
    ] as const
  ) {
    obey(table, line);
    assertEquals(table.said.value, said);
  }
  assertEquals(table.match.turns.value.length, 0);
});

Deno.test("nobody acts out of turn, and watchers do not act", () => {
  const { table: second } = tableOf(1);
  second.touch(3);
  assertEquals(second.said.value, "It's not your turn yet.");
  const { table: watcher } = tableOf(null);
  watcher.touch(3);
  assertEquals(watcher.said.value, "You're watching, so you can't play.");
});

/** What a table says pressingly once the first player has fired z0 at z1. */
function heardOfFirst(own: ReturnType<typeof tableOf>): string {
  const stop = own.table.listen();
  rivalPlays(own, 0, "0>1");
  stop();
  return own.table.alerted.value;
}

Deno.test("who cannot move has lost, and hears it so", () => {
  const settings = { position: "2:0>1 1 1" };
  const tables = ([0, 1, null] as const).map((player) => tableOf(player, settings));
  assertEquals(tables.map(heardOfFirst), [
    "You: fire z0, complement z1. Victory: the other can't move.",
    "Opponent: fire z0, complement z1. Defeat: you can't move.",
    "The first player: fire z0, complement z1. The first player wins: the other can't move.",
  ]);
});

Deno.test("in misère play who cannot move has won, and the table says which play it is", () => {
  const settings = { options: { misere: 1 }, position: "2:0>1 1 1" };
  const tables = ([0, 1, null] as const).map((player) => tableOf(player, settings));
  for (const { table } of tables) {
    assertEquals(table.ui.status(table.match), ["Move 1", "Misère"]);
  }
  assertEquals(tables.map(heardOfFirst), [
    "You: fire z0, complement z1. Defeat: the other can't move.",
    "Opponent: fire z0, complement z1. Victory: you can't move.",
    "The first player: fire z0, complement z1. The second player wins: no moves left (misère).",
  ]);
});

Deno.test("vertices are called in a room as whoever made it called them", () => {
  const { table } = tableOf(0, { position: "3:0>1;1>2;2>0 1 1 ~x.y1.ñ" });
  assertEquals(table.ui.scores(table.match.position.value), "Lit: x.");
  table.touch(1);
  assertEquals(table.said.value, "y1 isn't lit.");
  table.touch(0);
  assertEquals(table.said.value, "Firing x. Choose a vertex to flip.");
  table.touch(2);
  assertEquals(table.said.value, "No edge goes from x to ñ.");
  table.touch(1);
  assertEquals(table.said.value, "Ready: fire x, complement y1. Press Fire.");
  table.clear();
  obey(table, "Ñ>x");
  assertEquals(table.said.value, "That vertex isn't lit.");
  obey(table, "X > Y1");
  assertEquals(table.myTurn.value, false);
});

Deno.test("a position that has come three times is offered as a draw, until it has gone", () => {
  const own = tableOf(0, { position: ROUND }, "es");
  const { table } = own;
  const stop = table.listen();
  for (let turn = 0; turn < 14; turn++) {
    assertEquals(isDrawn(table.match), turn >= 12, `turn ${turn}`);
    rivalPlays(own, turn % 2 as 0 | 1, `${turn % 3}>${(turn + 1) % 3}`);
  }
  stop();
  assertEquals(table.alerted.value, "Rival: disparar z1, complementar z2. Tu turno.");
});

Deno.test("with at most two, one may be fired with or both", () => {
  const settings = { options: { q: 2, atMost: 1 }, position: "3:0>1,2 1 1" };
  const { table } = tableOf(0, settings);
  table.waits = false;
  table.touch(0);
  assertEquals(table.canConfirm.value, false);
  table.touch(1);
  assertEquals([table.canConfirm.value, table.drafted.value], [true, [0, 1]]);
  table.touch(2);
  assertEquals([table.drafted.value, table.myTurn.value], [[], false]);
});
