import { assertEquals } from "@std/assert";
import { appendTo, emptyLog, since } from "../../lib/rooms/log.ts";
import { Trial } from "./trial.ts";

const kinds = (messages: readonly { t: string }[]) => messages.map(({ t }) => t);

Deno.test("a cursor gets the tail", () => {
  const trial = Trial.begun();
  trial.play(2);
  const log = appendTo(emptyLog, trial.events);
  assertEquals(kinds(since(log, 4, trial.view)), ["turn", "turn"]);
  assertEquals(since(log, 6, trial.view), []);
});

Deno.test("a cursor gets a snapshot where the tail does not reach", () => {
  const trial = Trial.begun();
  trial.play(2);
  const short = appendTo(emptyLog, trial.events.slice(-2));
  assertEquals(kinds(since(short, 0, trial.view)), ["snapshot"]);
  assertEquals(kinds(since(short, 3, trial.view)), ["snapshot"]);
  assertEquals(kinds(since(short, 4, trial.view)), ["turn", "turn"]);
  assertEquals(kinds(since(short, 7, trial.view)), ["snapshot"], "of a future that never was");
});

Deno.test("a log keeps only so much", () => {
  const trial = Trial.begun();
  for (let line = 0; line < 300; line++) {
    trial.now += 5_000;
    trial.ask(0, { t: "say", text: `${line}` });
  }
  const log = trial.events.reduce((log, event) => appendTo(log, [event]), emptyLog);
  assertEquals(log.events.length, 64);
  assertEquals(since(log, 10, trial.view)[0]!.t, "snapshot");
});
