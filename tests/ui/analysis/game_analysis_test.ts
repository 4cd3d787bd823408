import { assertEquals } from "@std/assert";
import { ALL_MEANS } from "../../../lib/search/means.ts";
import { assess } from "../../../lib/search/assess.ts";
import type { Told } from "../../../lib/search/client.ts";
import type { AssessRequest } from "../../../lib/search/worker_protocol.ts";
import { type Analyst, GameAnalysis } from "../../../lib/ui/analysis/game_analysis.ts";
import { framesOf } from "../../../lib/ui/replay/frames.ts";
import { ReplayPlayer } from "../../../lib/ui/replay/player.ts";
import { showTurn, turnShown, turnsOf } from "../../../lib/ui/analysis/analysis.tsx";
import { readReplayed, wholeGame } from "../replay/game.ts";
import { conquerorsUi } from "../../../lib/ui/games/conquerors/ui.tsx";
import { wordsIn } from "../../../lib/words/mod.ts";
import { conquerorsV2 } from "../../../lib/games/conquerors/conquerors.ts";

const UI = conquerorsUi(wordsIn("en"), conquerorsV2);

const { game, start, moves } = readReplayed(wholeGame());
const player = new ReplayPlayer(framesOf(game, UI, start, moves));
const turns = turnsOf(player);

/** Judges in this thread and with little work; fails or has to stop at turns that are named. */
class Desk implements Analyst {
  asked = 0;
  fault: { readonly at: number; readonly error: Error } | undefined;

  assess(request: Omit<AssessRequest, "id" | "ask">, told?: Told) {
    if (this.fault?.at === this.asked++) return Promise.reject(this.fault.error);
    told?.(0.5);
    const { position, level, seed, played } = request;
    const thoughts = assess(game, position, level, seed, ALL_MEANS, played, 500);
    for (;;) {
      const { done, value } = thoughts.next();
      if (done) return Promise.resolve(value);
    }
  }

  cancel(): void {}
}

Deno.test("an analysis judges each turn in its position, in their order", async () => {
  const analysis = new GameAnalysis(game.rules, turns, new Desk());
  // Nobody is told that it was stopped before it began.
  assertEquals(analysis.state.value, "running");
  const seen: number[] = [];
  analysis.progress.subscribe((share) => seen.push(share));
  await analysis.run();
  assertEquals(analysis.state.value, "done");
  assertEquals(analysis.judged.value.map(({ turn }) => turn), turns);
  assertEquals(seen, seen.toSorted((a, b) => a - b));
  assertEquals(seen.at(-1), turns.length - 0.5);
  for (const { turn, assessment } of analysis.judged.value) {
    assertEquals(game.refuse(turn.before, assessment.best), undefined);
  }
});

Deno.test("a stopped analysis keeps what it has and goes on from there", async () => {
  const desk = new Desk();
  const analysis = new GameAnalysis(game.rules, turns, desk);
  desk.fault = { at: 3, error: new DOMException("", "AbortError") };
  await analysis.run();
  assertEquals([analysis.state.value, analysis.judged.value.length], ["stopped", 3]);
  await analysis.run();
  assertEquals([analysis.state.value, desk.asked], ["done", turns.length + 1]);
});

Deno.test("an analyst that breaks is said to have, and may be asked again", async () => {
  const desk = new Desk();
  const analysis = new GameAnalysis(game.rules, turns.slice(0, 2), desk);
  desk.fault = { at: 0, error: new Error("It did not load") };
  await analysis.run();
  assertEquals(analysis.state.value, "failed");
  await analysis.run();
  assertEquals(analysis.state.value, "done");
});

Deno.test("both frames of a turn show it, and the start shows none", () => {
  const at = (index: number) => {
    player.goTo(index);
    return turnShown(player);
  };
  assertEquals([0, 1, 2, 3, 4, 5].map(at), [-1, 0, 0, 1, 1, 2]);
  turns.forEach((turn, index) => {
    showTurn(player, index);
    assertEquals([turnShown(player), player.frame.value.turn], [index, turn]);
    assertEquals(player.frame.value.isAfter, false, "as it was placed");
  });
});
