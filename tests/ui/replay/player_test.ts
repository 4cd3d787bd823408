import { assert, assertEquals } from "@std/assert";
import { framesOf } from "../../../lib/ui/replay/frames.ts";
import { replayKey, ReplayPlayer } from "../../../lib/ui/replay/player.ts";
import { readReplayed, wholeGame } from "./game.ts";
import { conquerorsUi } from "../../../lib/ui/games/conquerors/ui.tsx";
import { wordsIn } from "../../../lib/words/mod.ts";
import { conquerorsV2 } from "../../../lib/games/conquerors/conquerors.ts";

const UI = conquerorsUi(wordsIn("en"), conquerorsV2);

const { game, start, moves } = readReplayed(wholeGame());
const frames = framesOf(game, UI, start, moves);

Deno.test("keys move through the frames and stay within them", () => {
  const player = new ReplayPlayer(frames);
  const rows: [string, number][] = [
    ["ArrowLeft", 0],
    ["ArrowRight", 1],
    ["ArrowRight", 2],
    ["ArrowLeft", 1],
    ["End", player.last],
    ["ArrowRight", player.last],
    ["Home", 0],
  ];
  for (const [key, at] of rows) {
    replayKey(player, key)!();
    assertEquals(player.at.value, at, key);
    assertEquals(player.frame.value, frames[at]);
  }
  assertEquals(replayKey(player, "x"), undefined);
});

Deno.test("playing goes on to the end, stops there, and starts over from there", async () => {
  const player = new ReplayPlayer(frames.slice(0, 5));
  player.speed.value = 1_000;
  player.toggle();
  const ended = Promise.withResolvers<void>();
  const seen: number[] = [];
  player.at.subscribe((at) => seen.push(at));
  player.isPlaying.subscribe((isPlaying) => isPlaying || ended.resolve());
  await ended.promise;
  assertEquals(seen, [0, 1, 2, 3, 4]);
  player.toggle();
  assert(player.isPlaying.value);
  assertEquals(player.at.value, 0);
  player.pause();
});

Deno.test("a step by hand stops the playing", () => {
  const player = new ReplayPlayer(frames);
  player.toggle();
  player.step(1);
  assertEquals([player.isPlaying.value, player.at.value], [false, 1]);
});
