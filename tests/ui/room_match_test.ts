import { assertEquals } from "@std/assert";
import { LIFE_GAMES } from "../../lib/games/life_games.ts";
import type { Action, Answer } from "../../lib/rooms/protocol.ts";
import { conquerorsUi } from "../../lib/ui/games/conquerors/ui.tsx";
import { ask } from "../../lib/ui/table/room/ask.ts";
import { restrainedText } from "../../lib/ui/table/room/rejection.tsx";
import { RoomMatch } from "../../lib/ui/table/room/room_match.ts";
import { Table } from "../../lib/ui/table/table.ts";
import { roomWordsIn } from "../../lib/ui/table/words/room/mod.ts";
import { wordsIn } from "../../lib/words/mod.ts";
import { cells } from "./positions.ts";
import { TrialLine } from "./trial_line.ts";

const game = LIFE_GAMES["conquerors-v2"];

Deno.test("the room's moves are the match's turns, each with the positions around it", () => {
  const line = new TrialLine(0);
  const match = new RoomMatch(line, game);
  assertEquals([match.mine, match.turns.value, match.isOpen.value], [[0], [], true]);

  line.play(2);
  const [first, second] = match.turns.value;
  assertEquals([first!.seat, second!.seat], [0, 1]);
  assertEquals(first!.move, { place: cells("a1 b1 a2 b2") });
  assertEquals(first!.before, game.initial({}));
  assertEquals(first!.after, second!.before);
  assertEquals(second!.after, match.position.value);
  assertEquals(match.position.value, line.trial.view.position);
});

Deno.test("a turn is on its way until the room has answered, and is then the room's", async () => {
  const line = new TrialLine(0);
  const match = new RoomMatch(line, game);
  const played = match.play({ place: cells("c12 d12 c13 d13") });
  assertEquals([match.isOpen.value, match.turns.value.length], [false, 0]);
  line.deliver();
  assertEquals(await played, undefined);
  assertEquals([match.isOpen.value, match.turns.value.length], [true, 1]);
});

Deno.test("a line of talk or an offer on its way holds no turn up, an answer to one does", () => {
  const line = new TrialLine(0);
  const match = new RoomMatch(line, game);
  const openAfter = (action: Action) => {
    line.send(action);
    const isOpen = match.isOpen.value;
    line.deliver();
    return isOpen;
  };
  assertEquals(openAfter({ t: "say", text: "Good luck" }), true);
  assertEquals(openAfter({ t: "offer", what: "draw" }), true);
  assertEquals(openAfter({ t: "accept", what: "draw" }), false);
  assertEquals(openAfter({ t: "resign" }), false);
});

Deno.test("what the room refuses is said why, and changes nothing", async () => {
  const line = new TrialLine(1);
  const match = new RoomMatch(line, game);
  const played = match.play({ place: cells("x12 y12 x13 y13") });
  line.deliver();
  assertEquals(await played, "not-your-turn");
  assertEquals([match.isOpen.value, match.turns.value], [true, []]);
});

Deno.test("nobody plays for a watcher, or on a line that has ended", () => {
  const line = new TrialLine(null);
  assertEquals(new RoomMatch(line, game).mine, []);
  const mine = new RoomMatch(new TrialLine(0, line.trial), game);
  assertEquals(mine.isOpen.value, true);
  const ended = new TrialLine(0);
  const match = new RoomMatch(ended, game);
  ended.change({ barred: "taken-along" });
  ended.close();
  assertEquals(match.isOpen.value, false);
});

Deno.test("the result is the room's, whatever the board says", () => {
  const line = new TrialLine(0);
  const match = new RoomMatch(line, game);
  line.play(2);
  line.trial.ask(1, { t: "resign" });
  line.change({});
  assertEquals(match.result.value, { winner: 0, by: "resignation" });
  assertEquals(match.isOpen.value, false);
});

Deno.test("a rematch swaps the sides", () => {
  const line = new TrialLine(0);
  line.trial.ask(0, { t: "abort" });
  line.trial.ask(0, { t: "offer", what: "rematch" });
  line.trial.ask(1, { t: "accept", what: "rematch" });
  line.change({});
  assertEquals(new RoomMatch(line, game).mine, [1]);
});

Deno.test("what is asked of a room and not done is told why, and until when", async () => {
  const until = Date.UTC(2030, 0, 1), none = { id: "", v: 1, hash: "" };
  const answers: readonly (readonly [Answer, string])[] = [
    [{ ...none, t: "ok" }, ""],
    [{ ...none, t: "refused", why: "over" }, "The game is over."],
    [{ ...none, t: "refused", why: "muted", until }, restrainedText("en", true, until)],
    [{ ...none, t: "refused", why: "banned", until }, restrainedText("en", false, until)],
  ];
  for (const [answer, said] of answers) {
    const line = Object.assign(new TrialLine(0), { send: () => Promise.resolve(answer) });
    const table = new Table(new RoomMatch(line, game), conquerorsUi(wordsIn("en"), game));
    const part = { line, table, words: roomWordsIn("en") };
    assertEquals(await ask(part, { t: "say", text: "Hi" }), said === "");
    assertEquals(table.said.value, said);
  }
});
