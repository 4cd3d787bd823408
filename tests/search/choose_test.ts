/** What every level must do in any position: these run on soups, which no play led to. */

import { assertEquals, assertThrows } from "@std/assert";
import type { LifePosition } from "../../lib/games/conquerors/position.ts";
import { seededRng } from "../../lib/games/kit/rng.ts";
import { choose } from "../../lib/search/choose.ts";
import { type PlayerId, PLAYERS } from "../../lib/search/levels.ts";
import { mirrorMove, mirrorPosition } from "../../lib/search/mirror.ts";
import { runs } from "../full.ts";
import { soup, thinSoup } from "../games/soups.ts";
import { LIFE_GAMES } from "./toy.ts";

const LEVEL_IDS = Object.keys(PLAYERS) as PlayerId[];
const SOUPS = runs(20, 1_000);

/** A budget for the levels that look ahead, of which their rules and not their strength ask little. */
const STEPS = 4_000;

for (const game of LIFE_GAMES) {
  const show = (position: LifePosition) => game.text.writePosition(position);
  const rng = seededRng(game.id);
  const positions = Array.from(
    { length: SOUPS },
    (_, index) => index % 2 ? soup(game.rules, rng) : thinSoup(game.rules, rng),
  );

  for (const level of LEVEL_IDS) {
    Deno.test(`${level} chooses a legal turn in any position of ${game.id}`, () => {
      for (const position of positions) {
        const move = choose(game, position, level, "legal", STEPS);
        assertEquals(game.refuse(position, move), undefined, show(position));
      }
    });

    Deno.test(`${level} chooses the same turn for the same seed in ${game.id}`, () => {
      for (const position of positions) {
        const copy = structuredClone(position);
        const move = choose(game, position, level, "again", STEPS);
        assertEquals(position, copy, "choosing leaves the position as it was");
        assertEquals(choose(game, copy, level, "again", STEPS), move, show(position));
      }
    });

    Deno.test(`${level} plays both sides alike in ${game.id}`, () => {
      for (const any of positions) {
        // Who looks ahead sees the end of the game, of which the sides are not equally far.
        const position = "steps" in PLAYERS[level].v2 ? { ...any, round: 3 } : any;
        const move = choose(game, mirrorPosition(position), level, "mirror", STEPS);
        const mirrored = mirrorMove(position.board, move);
        assertEquals(choose(game, position, level, "mirror", STEPS), mirrored, show(position));
      }
    });
  }
}

Deno.test("different seeds choose different turns", () => {
  const [game] = LIFE_GAMES;
  const position = game!.initial({});
  for (const level of LEVEL_IDS) {
    const turns = ["a", "b", "c", "d"].map((seed) => choose(game!, position, level, seed, STEPS));
    assertEquals(new Set(turns.map((turn) => JSON.stringify(turn))).size, turns.length, level);
  }
});

Deno.test("without a cell to place on, a level places none, skips, or bombs", () => {
  const game = LIFE_GAMES[3]!;
  const turns = [
    ["AB.$AB.! b 1 0,0 0,0", "pass"],
    ["AB.$AB.! b 1 0,0 1,0", "-"],
    ["AB.$AB.! b 7 0,0 1,0", "!a1"],
    ["AB.$AB.! b 7 2,0 1,0", "-"],
  ] as const;
  for (const [text, move] of turns) {
    const position = game.text.readPosition(text, {});
    assertEquals(game.text.writeMove(position, choose(game, position, "normal", "none")), move);
  }
});

Deno.test("a finished game has no turn to choose", () => {
  const [game] = LIFE_GAMES;
  const over = { ...game!.initial({}), outcome: { winner: 0, by: "majority" } as const };
  assertThrows(() => choose(game!, over, "easy", "over"), Error, "finished");
});
