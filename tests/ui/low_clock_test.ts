import { assertEquals } from "@std/assert";
import { LOW_CLOCK } from "../../lib/rooms/clock.ts";
import { tellLowClock } from "../../lib/ui/table/room/room_company.tsx";
import { roomWordsIn } from "../../lib/ui/table/words/room/mod.ts";
import { Trial } from "../rooms/trial.ts";
import { TrialLine } from "./trial_line.ts";

/** A line of Blue's whose turn begins, some ms before its time has nearly run out. */
function lineBefore(left: number, clock = 30): TrialLine {
  const line = new TrialLine(0, Trial.begun({ clock }));
  line.trial.now += (clock - LOW_CLOCK) * 1_000 - left;
  return line;
}

/** What is said of a line's clock, as it comes. */
function listen(line: TrialLine) {
  const { promise, resolve } = Promise.withResolvers<string>();
  const said: string[] = [];
  const note = (sentence: string) => {
    said.push(sentence);
    resolve(sentence);
  };
  return { said, first: promise, stop: tellLowClock({ line, words: roomWordsIn("en") }, note) };
}

Deno.test("who has to move hears once that the time has nearly run out", async () => {
  const line = lineBefore(20);
  const { said, first, stop } = listen(line);
  assertEquals(await first, "20 s left for this turn");
  line.trial.now += 40;
  // Whatever else happens in that turn.
  line.change({ watchers: 1 });
  assertEquals(said.length, 1);
  stop();
});

Deno.test("nothing is said of another's clock", async () => {
  const own = listen(lineBefore(40));
  const other = listen(new TrialLine(1, lineBefore(20).trial));
  await own.first;
  assertEquals(other.said, []);
  own.stop();
  other.stop();
});

Deno.test("who has moved in time isn't told", async () => {
  const moved = lineBefore(20), heard = listen(moved);
  moved.play(1);
  const other = listen(lineBefore(40));
  await other.first;
  assertEquals(heard.said, []);
  heard.stop();
  other.stop();
});

Deno.test("who hears of it late, as a device that slept does, hears what is left", async () => {
  const line = lineBefore(20), { first, stop } = listen(line);
  line.trial.now += 6_000;
  assertEquals(await first, "14 s left for this turn");
  stop();
});

Deno.test("whose time was up meanwhile isn't told of any that is left", async () => {
  const late = lineBefore(20), heard = listen(late);
  late.trial.now += 30_000;
  const other = listen(lineBefore(40));
  await other.first;
  assertEquals(heard.said, []);
  heard.stop();
  other.stop();
});
