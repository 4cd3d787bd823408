/** What a table offers and says before its game, and once it is over. */

import { assertEquals } from "@std/assert";
import { renderToString } from "preact-render-to-string";
import { signal } from "@preact/signals";
import type { PublicEvent } from "../../lib/rooms/event.ts";
import { foldView } from "../../lib/rooms/reduce.ts";
import { hostWordsIn, tellComputers } from "../../lib/ui/table/room/host_ways.tsx";
import { RoomWays } from "../../lib/ui/table/room/room_actions.tsx";
import { postTrial } from "../rooms/post_trial.ts";
import { STEM, Trial } from "../rooms/trial.ts";

/** Where the review is that a watcher is offered; undefined for none. */
function reviewOf({ view }: Trial): string | undefined {
  const line = { room: signal(view), state: signal({ player: null }) };
  const table = { words: { language: "en", room: { review: "Review" } } };
  const part = { line, table, words: {} } as unknown as Parameters<typeof RoomWays>[0];
  return /href="(\/g\/[^"]+)"/.exec(renderToString(<RoomWays {...part} hasNews={false} />))?.[1];
}

Deno.test("a game is offered to be reviewed if it's kept", () => {
  const played = Trial.begun();
  played.play(2);
  played.ask(0, { t: "resign" });
  assertEquals(reviewOf(played), `/g/${STEM}-1`);
  const unplayed = Trial.begun(), calledOff = Trial.begun();
  unplayed.ask(0, { t: "resign" });
  calledOff.ask(0, { t: "abort" });
  assertEquals([reviewOf(unplayed), reviewOf(calledOff)], [undefined, undefined]);
});

Deno.test("the computer's seats are told as they are given, and not as it sits down", () => {
  const trial = postTrial(4, 2), told = trial.events.length, said: string[] = [];
  const room = signal(trial.view);
  const say = (sentence: string) => said.push(sentence);
  const stop = tellComputers({ line: { room }, table: { say } }, hostWordsIn("en"));
  trial.ask(0, { t: "enlist", levels: ["easy"] });
  trial.ask(0, { t: "enlist", levels: ["easy", "hard"] });
  trial.ask(0, { t: "narrow", seats: 4 });
  // A page takes them one by one.
  for (const event of trial.events.slice(told)) {
    room.value = foldView(room.value, event as PublicEvent);
  }
  stop();
  assertEquals(said, ["The computer has 1 seat.", "The computer has 2 seats."]);
});
