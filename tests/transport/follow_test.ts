import { assertEquals } from "@std/assert";
import { publicEvent } from "../../lib/rooms/event.ts";
import { foldRoom } from "../../lib/rooms/room.ts";
import { follow, takeSnapshot, unpack } from "../../lib/rooms/snapshot.ts";
import { hashOf } from "../../lib/rooms/view.ts";
import { Trial } from "../rooms/trial.ts";

const trial = Trial.begun();
trial.play(2);
const events = trial.events.map(publicEvent);
const [turn, last] = events.slice(-2) as [typeof events[0], typeof events[0]];
const before = foldRoom(trial.events.slice(0, -2)).view;
const between = foldRoom(trial.events.slice(0, -1)).view;

Deno.test("a view follows the next event", () => {
  assertEquals(follow(before, turn), between);
});

Deno.test("an old event changes nothing", () => {
  assertEquals(follow(between, turn), between);
});

Deno.test("a gap cannot be followed, nor anything without a view", () => {
  assertEquals(follow(before, last), undefined);
  const said = { t: "said", player: 0, text: "Hi", at: 0, v: before.version + 2 } as const;
  assertEquals(follow(before, said), undefined, "whatever comes after it");
  assertEquals(follow(null, turn), undefined);
});

Deno.test("a board that differs cannot be followed", () => {
  assertEquals(follow(before, { ...turn, hash: "00000000" } as typeof turn), undefined);
  assertEquals(follow(before, { ...turn, move: "a1,a1" } as typeof turn), undefined);
});

Deno.test("a snapshot is unpacked, unless its board differs", () => {
  const snapshot = takeSnapshot(between);
  assertEquals(unpack(snapshot, hashOf(between)), between);
  assertEquals(unpack(snapshot, "00000000"), undefined);
  assertEquals(unpack({ ...snapshot, moves: ["nonsense"] }, hashOf(between)), undefined);
});
