import { assertEquals } from "@std/assert";
import { signal } from "@preact/signals";
import type { ConnectionState } from "../../lib/ui/net/connection_state.ts";
import { foldView } from "../../lib/rooms/reduce.ts";
import { forgetInView } from "../../lib/rooms/forgotten.ts";
import { freshLines, newsOf, tellNews } from "../../lib/ui/table/room/room_news.ts";
import { conquerorsUi } from "../../lib/ui/games/conquerors/ui.tsx";
import { LIFE_GAMES } from "../../lib/games/life_games.ts";
import { RoomMatch } from "../../lib/ui/table/room/room_match.ts";
import { Table } from "../../lib/ui/table/table.ts";
import { speakerOf } from "../../lib/ui/table/room/speaker.ts";
import { roomWordsIn } from "../../lib/ui/table/words/room/mod.ts";
import { wordsIn } from "../../lib/words/mod.ts";
import { postTrial } from "../rooms/post_trial.ts";
import type { SystemCommand } from "../../lib/rooms/room.ts";
import { TrialLine } from "./trial_line.ts";
import type { Seat } from "../../lib/games/game.ts";

const words = wordsIn("en");
const teller = { words: roomWordsIn("en"), table: { words, reason: (why: string) => why } };

/** What a listener hears of what happens on a line. */
function newsFrom(line: TrialLine, happen: () => void, isMuted = false): string[] {
  const before: ConnectionState = line.state.value;
  line.trial.now++;
  happen();
  line.change({});
  return newsOf(teller, before, line.state.value, () => isMuted);
}

Deno.test("an opponent who goes and comes back is mentioned, the player isn't", () => {
  const line = new TrialLine(0);
  const tell = (t: "arrive" | "depart", player: 0 | 1) =>
    newsFrom(line, () => line.trial.tell({ t, player }));
  assertEquals(tell("depart", 1), ["Your opponent isn't here."]);
  assertEquals(tell("arrive", 1), ["Your opponent is here."]);
  assertEquals([tell("depart", 0), tell("arrive", 0)], [[], []]);
});

Deno.test("of many it's said who goes and who is back", () => {
  const line = new TrialLine(0, postTrial(3, 3));
  const names = line.room.peek().players.map(({ name }) => name);
  const tell = (t: "arrive" | "depart", player: 1 | 2) =>
    newsFrom(line, () => line.trial.tell({ t, player }));
  for (const player of [1, 2] as const) {
    assertEquals(tell("depart", player), [`${names[player]} isn't here.`]);
    assertEquals(tell("arrive", player), [`${names[player]} is here.`]);
  }
});

Deno.test("who comes as a game begins is told so, unless they were told something else, and nobody later", () => {
  const game = LIFE_GAMES["conquerors-v2"], own = roomWordsIn("en");
  const told = (line: TrialLine, said = "") => {
    const table = new Table(new RoomMatch(line, game), conquerorsUi(words, game));
    if (said !== "") table.say(said);
    tellNews({ line, table, words: own }, line.state.peek(), undefined, () => false, () => {})();
    return table.said.value;
  };
  const seats = conquerorsUi(words, game).seats;
  const what = words.say.begin(4, 0);
  assertEquals(told(new TrialLine(0)), `${own.begins(seats[0]!, true)} ${what}`);
  assertEquals(told(new TrialLine(1)), own.begins(seats[1]!, false));
  assertEquals(told(new TrialLine(1), "Hello"), "Hello");
  assertEquals(told(new TrialLine(null)), "");
  const later = new TrialLine(0);
  later.play(1);
  assertEquals(told(later), "");
});

Deno.test("what is noted of an opponent who is gone holds until they're back", () => {
  const line = new TrialLine(0), game = LIFE_GAMES["conquerors-v2"], notes: string[] = [];
  line.play(1);
  const table = new Table(new RoomMatch(line, game), conquerorsUi(words, game));
  const part = { line, table, words: roomWordsIn("en") };
  const stop = tellNews(part, line.state.peek(), undefined, () => false, (sentence) => {
    if (notes.at(-1) !== sentence) notes.push(sentence);
  });
  for (const t of ["depart", "arrive", "depart"] as const) {
    line.trial.tell({ t, player: 1 });
    line.change({});
  }
  stop();
  assertEquals(notes, ["", "Your opponent isn't here.", "", "Your opponent isn't here."]);
});

Deno.test("what is noted of a wish goes with it", () => {
  const line = new TrialLine(1), game = LIFE_GAMES["conquerors-v2"], what = "takeback";
  line.play(1);
  const table = new Table(new RoomMatch(line, game), conquerorsUi(words, game));
  const part = { line, table, words: roomWordsIn("en") };
  let noted = "";
  const stop = tellNews(
    part,
    line.state.peek(),
    undefined,
    () => false,
    (sentence) => noted = sentence,
  );
  const ask = (player: 0 | 1, t: "offer" | "accept") => {
    line.trial.ask(player, { t, what });
    line.change({});
    return noted;
  };
  assertEquals(ask(0, "offer"), "Your opponent asks for a takeback.");
  assertEquals(ask(1, "accept"), "");
  stop();
});

Deno.test("after a restart of the server, when nobody is there for a moment, nothing is said", () => {
  const line = new TrialLine(0);
  assertEquals(newsFrom(line, () => line.trial.tell({ t: "wake" })), []);
});

Deno.test("nor that the opponent is back from it, but that they are who left since", () => {
  const line = new TrialLine(0), game = LIFE_GAMES["conquerors-v2"];
  const table = new Table(new RoomMatch(line, game), conquerorsUi(words, game));
  const part = { line, table, words: roomWordsIn("en") };
  const stop = tellNews(part, line.state.peek(), undefined, () => false, () => {});
  const begun = table.said.peek();
  const tell = (command: SystemCommand) => {
    line.trial.now++;
    line.trial.tell(command);
    line.change({});
    return table.said.peek();
  };
  tell({ t: "wake" });
  for (const player of [0, 1]) assertEquals(tell({ t: "arrive", player }), begun);
  tell({ t: "depart", player: 1 });
  assertEquals(tell({ t: "arrive", player: 1 }), "Your opponent is here.");
  stop();
});

Deno.test("after an outage that all outlasted nobody is said to be here again", () => {
  for (const me of [0, 1] as const) {
    const line = new TrialLine(me);
    // A page hears of one event after the other.
    const events = line.trial.tell({ t: "wake", here: [0, 1] });
    assertEquals(events.map(({ t }) => t), ["woke", "here", "here"]);
    let before = line.state.peek();
    for (const event of events) {
      const after = { ...before, room: foldView(before.room!, event) };
      assertEquals(newsOf(teller, before, after, () => false), []);
      before = after;
    }
  }
});

Deno.test("talk is told with its speaker's name, but not the player's own, and not when muted", () => {
  const line = new TrialLine(0);
  const say = (player: 0 | 1, text: string) => () => line.trial.ask(player, { t: "say", text });
  assertEquals(newsFrom(line, say(1, "hello")), ["Ben: hello"]);
  assertEquals(newsFrom(line, say(0, "hi")), []);
  assertEquals(newsFrom(line, say(1, "again"), true), []);
  assertEquals(newsFrom(new TrialLine(null, line.trial), say(0, "who is there?")), [
    "Ada: who is there?",
  ]);
});

Deno.test("what was said before it was known how news are told is told after how the game begins", () => {
  const line = new TrialLine(0), game = LIFE_GAMES["conquerors-v2"], came = line.state.peek();
  for (const text of ["hello", "good luck"]) {
    line.trial.now++;
    line.trial.ask(1, { t: "say", text });
  }
  line.change({});
  const table = new Table(new RoomMatch(line, game), conquerorsUi(words, game));
  const part = { line, table, words: roomWordsIn("en") };
  tellNews(part, came, () => "It begins.", () => false, () => {})();
  assertEquals(table.said.peek(), "It begins. Ben: hello Ben: good luck");
});

Deno.test("what is said is told once it's known who is blocked, and of them never", () => {
  for (const isBlocked of [false, true]) {
    const line = new TrialLine(0), game = LIFE_GAMES["conquerors-v2"];
    const table = new Table(new RoomMatch(line, game), conquerorsUi(words, game));
    const part = { line, table, words: roomWordsIn("en") }, came = line.state.peek();
    const known = signal<boolean | undefined>(undefined);
    line.trial.now++;
    line.trial.ask(1, { t: "say", text: "hello" });
    line.change({});
    const stop = tellNews(part, came, undefined, () => known.value, () => {});
    const begun = table.said.peek();
    line.change({});
    assertEquals(table.said.peek(), begun);
    known.value = isBlocked;
    assertEquals(table.said.peek(), isBlocked ? begun : "Ben: hello");
    stop();
  }
});

Deno.test("one without a name is the opponent of two, and of more has the number of their seat", () => {
  const { room } = new TrialLine(0);
  const players = room.value.players.map((player) => ({ ...player, name: "" }));
  const nameIn = (seats: number, side: Seat) => {
    const settings = { ...room.value.settings, options: { seats }, side };
    return speakerOf(words, { ...room.value, players, settings }, 0, { player: 1 });
  };
  assertEquals([nameIn(2, 0), nameIn(3, 0), nameIn(3, 1)], ["Opponent", "Guest 2", "Guest 3"]);
});

Deno.test("who deleted everything is a deleted player, and that isn't taken for talk", () => {
  const line = new TrialLine(0);
  line.trial.ask(1, { t: "say", text: "hello" });
  const before = line.trial.view;
  const after = { ...before, ...forgetInView(before, 1) };
  assertEquals(speakerOf(words, after, 0, { player: 1 }), "Deleted player");
  assertEquals(freshLines(before, after, 0), []);
});

Deno.test("an offer is told to both, and to both when it is gone", () => {
  const line = new TrialLine(0);
  line.play(2);
  const ask = (player: 0 | 1, t: "offer" | "decline", what: "draw" | "rematch") =>
    newsFrom(line, () => line.trial.ask(player, { t, what }));
  assertEquals(ask(1, "offer", "draw"), ["Your opponent offers a draw."]);
  assertEquals(ask(0, "decline", "draw"), ["The offer is gone."]);
  assertEquals(ask(0, "offer", "draw"), ["You offered a draw."]);
  // A turn passes over it.
  assertEquals(newsFrom(line, () => line.trial.play(1)), ["The offer is gone."]);
  line.trial.ask(0, { t: "resign" });
  line.change({});
  assertEquals(ask(1, "offer", "rematch"), ["Your opponent wants a rematch."]);
  assertEquals(newsFrom(line, () => line.trial.ask(0, { t: "accept", what: "rematch" })), []);
});

Deno.test("who is out of the game hears nothing of offers among the others", () => {
  const line = new TrialLine(0, postTrial(3, 3));
  line.trial.ask(0, { t: "resign" });
  line.change({});
  for (const t of ["offer", "decline"] as const) {
    assertEquals(newsFrom(line, () => line.trial.ask(1, { t, what: "draw" })), []);
  }
});

Deno.test("a turn taken back is told as such, not as an offer that is gone", () => {
  const line = new TrialLine(0);
  line.play(1);
  const what = "takeback";
  const asks = () => line.trial.ask(0, { t: "offer", what });
  assertEquals(newsFrom(line, asks), ["You asked for a takeback."]);
  // The table tells it, as it tells turns.
  assertEquals(newsFrom(line, () => line.trial.ask(1, { t: "accept", what })), []);
});

Deno.test("premoves that don't fit any more are dropped with the reason", () => {
  const line = new TrialLine(0);
  const queueOf = (why: "unexpected" | "occupied") => ({
    steps: [],
    dropped: { step: { after: [], move: "c12" }, why },
    v: line.room.value.version,
  });
  const lose = (why: "unexpected" | "occupied") => {
    const before = line.state.value;
    line.change({ queue: queueOf(why) });
    return newsOf(teller, before, line.state.value, () => false);
  };
  const dropped = "Your premoves were canceled before c12.";
  assertEquals(lose("unexpected"), [
    `${dropped} The moves before it weren't the ones you expected.`,
  ]);
  assertEquals(lose("occupied"), [`${dropped} occupied`]);
});

Deno.test("a lost line is mentioned when it's back", () => {
  const line = new TrialLine(0);
  line.change({ status: "reconnecting" });
  assertEquals(newsFrom(line, () => line.change({ status: "online" })), ["Reconnected."]);
  assertEquals(newsFrom(line, () => line.change({ status: "offline" })), []);
  assertEquals(newsFrom(line, () => line.change({ status: "online" })), ["Reconnected."]);
});
