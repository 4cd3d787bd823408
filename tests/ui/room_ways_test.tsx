/** What a table offers and says before its game, and once it is over. */

import { assertEquals } from "@std/assert";
import { renderToString } from "preact-render-to-string";
import { signal } from "@preact/signals";
import type { PublicEvent } from "../../lib/rooms/event.ts";
import { foldView } from "../../lib/rooms/reduce.ts";
import { hostWordsIn, tellComputers } from "../../lib/ui/table/room/host_ways.tsx";
import { RoomWays } from "../../lib/ui/table/room/room_actions.tsx";
import { OfferNotice } from "../../lib/ui/table/room/room_notices.tsx";
import type { RoomPartProps } from "../../lib/ui/table/room/ask.ts";
import { roomWordsIn } from "../../lib/ui/table/words/room/mod.ts";
import { wordsIn } from "../../lib/words/mod.ts";
import { postTrial } from "../rooms/post_trial.ts";
import { STEM, Trial } from "../rooms/trial.ts";
import { TrialLine } from "./trial_line.ts";

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

/** What stands there of an offer on the table, at one of its people's pages. */
function offerAt(trial: Trial, player: number): string {
  const line = new TrialLine(player, trial), words = wordsIn("en");
  const part = { line, table: { words, reason: String }, words: roomWordsIn("en") };
  const html = renderToString(<OfferNotice {...part as unknown as RoomPartProps} />);
  return /<p>(.*?)<\/p>/.exec(html)![1]!;
}

Deno.test("who waits for a rematch, or is asked for one, hears who is gone, unless a turn takes days", () => {
  const ended = (clock: number | null) => {
    const trial = postTrial(3, 3, { clock });
    trial.ask(0, { t: "resign" });
    trial.ask(1, { t: "resign" });
    trial.tell({ t: "depart", player: 1 });
    trial.ask(2, { t: "offer", what: "rematch" });
    return trial;
  };
  const mine = "You offered a rematch. Everyone must agree.";
  assertEquals(offerAt(ended(60), 2), `${mine} Player 1 isn't here.`);
  assertEquals(offerAt(ended(86_400), 2), mine);
  const agreed = ended(60);
  agreed.ask(0, { t: "accept", what: "rematch" });
  assertEquals(
    offerAt(agreed, 0),
    "Player 2 wants a rematch. You agreed. Waiting for the others. Player 1 isn't here.",
  );
  const asked = ended(60);
  asked.tell({ t: "depart", player: 2 });
  const gone = ["Player 1", "Player 2"].map((who) => ` ${who} isn't here.`).join("");
  assertEquals(offerAt(asked, 0), `Player 2 wants a rematch.${gone}`, "nor is who asks");
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
