import { assertEquals } from "@std/assert";
import { awaitedSince } from "../../lib/rooms/awaited.ts";
import type { SystemCommand } from "../../lib/rooms/room.ts";
import { postTrial } from "./post_trial.ts";
import { Trial } from "./trial.ts";

/** Whom the command leaves to be reminded. */
function told(trial: Trial, command: () => void): string | undefined {
  const before = trial.view;
  command();
  return awaitedSince(before, trial.room)?.identity;
}

Deno.test("a player who's gone is reminded when it's their turn, once", () => {
  const trial = Trial.begun();
  trial.tell({ t: "depart", player: 1 });
  assertEquals(told(trial, () => trial.play(1)), "Ben's");
  assertEquals(told(trial, () => trial.ask(0, { t: "say", text: "Well?" })), undefined);
  assertEquals(told(trial, () => trial.tell({ t: "wake" })), undefined);
});

Deno.test("a player who's here needs no reminder, and an end reminds nobody", () => {
  const trial = Trial.begun();
  assertEquals(told(trial, () => trial.play(1)), undefined);
  trial.tell({ t: "depart", player: 0 });
  assertEquals(told(trial, () => trial.ask(1, { t: "resign" })), undefined);
});

Deno.test("a player who's gone is reminded of the start, and of a turn that came by others' passing", () => {
  const trial = postTrial(3, 2);
  trial.tell({ t: "depart", player: 0 });
  const sit = { name: "", token: "last", identity: "last" };
  assertEquals(told(trial, () => trial.tell({ t: "sit", ...sit })), "id 0");
  trial.tell({ t: "depart", player: 1 });
  trial.now += 60_000;
  assertEquals(told(trial, () => trial.ask(2, { t: "claim" })), "id 1");
});

Deno.test("who goes is reminded of a turn that they can't have seen come", () => {
  const whoIsTold = (player: number, seen?: number) => {
    const trial = Trial.begun(), before = trial.now;
    trial.now += 1_000;
    trial.play(1);
    trial.now += 60_000;
    const command = { t: "depart", player, ...seen !== undefined && { seen: before + seen } };
    const { view } = trial;
    trial.tell(command as SystemCommand);
    return awaitedSince(view, trial.room, { system: command as SystemCommand })?.identity;
  };
  assertEquals(whoIsTold(1, 999), "Ben's");
  assertEquals([whoIsTold(1, 1_000), whoIsTold(1), whoIsTold(0, 999)], Array(3).fill(undefined));
});

Deno.test("computers aren't reminded", () => {
  const trial = postTrial(2, 1);
  trial.ask(0, { t: "enlist", levels: ["easy"] });
  trial.ask(0, { t: "narrow", seats: 2 });
  assertEquals(told(trial, () => trial.ask(0, { t: "move", move: "b2" })), undefined);
});
