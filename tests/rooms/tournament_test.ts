/** Rooms of tournaments: nobody calls a game off, takes a turn back or plays again. */

import { assert, assertEquals } from "@std/assert";
import { SETTINGS, Trial } from "./trial.ts";

function begun(): Trial {
  const trial = new Trial({ ...SETTINGS, clock: 60, tournament: "one" });
  trial.tell({ t: "sit", name: "Ada", token: "token 0", identity: "Ada's" });
  trial.tell({ t: "sit", name: "Ben", token: "token 1", identity: "Ben's" });
  return trial;
}

Deno.test("who doesn't come to a tournament's game has lost it", () => {
  const trial = begun();
  const refused = trial.ask(0, { t: "abort" });
  assert(refused.t === "refused");
  assertEquals(refused.why, "moved");
  trial.now += 61_000;
  trial.tell({ t: "flag" });
  assertEquals(trial.view.result, { winner: 1, by: "time" });
});

Deno.test("a tournament's game is played once, without takebacks, but with draws", () => {
  const trial = begun();
  trial.play(2);
  for (const what of ["takeback", "rematch"] as const) {
    const refused = trial.ask(1, { t: "offer", what });
    assert(refused.t === "refused");
    assertEquals(refused.why, "no-offer");
  }
  assertEquals(trial.ask(0, { t: "offer", what: "draw" }).t, "ok");
  assertEquals(trial.ask(1, { t: "accept", what: "draw" }).t, "ok");
  assertEquals(trial.view.result, { winner: null, by: "agreement" });
  assertEquals(trial.ask(0, { t: "offer", what: "rematch" }).t, "refused");
});
