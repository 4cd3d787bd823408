/** Turns that a search must find, held against all turns there are. */

import { assert, assertEquals } from "@std/assert";
import { conquerorsV2, type LifeGame, lifeGame } from "../../lib/games/conquerors/conquerors.ts";
import type { LifeMove, LifePosition } from "../../lib/games/conquerors/position.ts";
import { seededRng } from "../../lib/games/kit/rng.ts";
import { ALL_MEANS } from "../../lib/search/means.ts";
import { assess } from "../../lib/search/assess.ts";
import { choose, think } from "../../lib/search/choose.ts";
import type { SearchLevelId } from "../../lib/search/levels.ts";
import { mirrorMove, mirrorPosition } from "../../lib/search/mirror.ts";
import { runs } from "../full.ts";
import { soup } from "../games/soups.ts";
import { bluesTurn } from "./positions.ts";

/** Two cells a turn on a small board: few enough turns to try them all. */
const small = lifeGame({
  ...conquerorsV2.rules,
  id: "small",
  width: 9,
  height: 7,
  home: 3,
  place: 2,
});

const LEVELS: readonly SearchLevelId[] = ["expert", "conqueror"];

function allTurns(game: LifeGame, position: LifePosition): LifeMove[] {
  const count = Number(game.ranking.count(position));
  return Array.from({ length: count }, (_, n) => game.ranking.unrank(position, BigInt(n)));
}

/** 1 for a win of the seat, 0 for a loss. */
function scoreOf(after: LifePosition, seat: number): number {
  const { winner } = after.outcome!;
  return winner === null ? 0.5 : winner === seat ? 1 : 0;
}

/** Whether cells decided. */
function isCounted({ outcome }: LifePosition): boolean {
  return outcome?.by === "majority";
}

/** What an end is worth to blue: a loss is a loss, and the lead counts unless a color has died out. */
function worthOf(end: LifePosition): number {
  const score = scoreOf(end, 0);
  if (score === 0) return 0;
  return isCounted(end) ? 1_000 * score - redsLead(end) : 2_000 * score;
}

function redsLead(end: LifePosition): number {
  const [blue, red] = small.tally(end).score;
  return red! - blue!;
}

Deno.test("no turn does better in the last turn of a game than the one chosen", () => {
  const rng = seededRng("last");
  for (let trial = 0; trial < 25; trial++) {
    const komi = trial % 3 - 1;
    const position = { ...soup(small.rules, rng), turn: 1, round: small.rules.rounds, komi };
    const ends = allTurns(small, position)
      .filter((move) => !small.refuse(position, move))
      .map((move) => small.play(position, move));
    for (const level of LEVELS) {
      const end = small.play(position, choose(small, position, level, `${trial}`, 20_000));
      const best = Math.max(...ends.map((other) => scoreOf(other, 1)));
      assertEquals(scoreOf(end, 1), best, small.text.writePosition(position));
      if (end.outcome!.by === "extinction") continue;
      const lead = Math.max(...ends.filter(isCounted).map(redsLead));
      assertEquals(redsLead(end), lead, small.text.writePosition(position));
    }
  }
});

Deno.test("with a turn left to each, Conqueror leaves the rival no more than it must", () => {
  const rng = seededRng("last two");
  for (let trial = 0; trial < runs(4, 30); trial++) {
    const position = {
      ...soup(small.rules, rng),
      turn: 0,
      round: small.rules.rounds,
      skips: [1, 1],
      cooldowns: [2, 2],
    } as const;
    const worst = (move: LifeMove) => {
      const after = small.play(position, move);
      if (after.outcome) return worthOf(after);
      return Math.min(...allTurns(small, after).map((reply) => worthOf(small.play(after, reply))));
    };
    const best = Math.max(...allTurns(small, position).map(worst));
    const move = choose(small, position, "conqueror", `${trial}`, 200_000);
    assertEquals(worst(move), best, small.text.writePosition(position));
  }
});

Deno.test("every pause of a search has a legal turn, and the last one is the choice", () => {
  const rng = seededRng("pauses");
  // With as many steps Conqueror compares its best turns.
  for (const [level, steps] of [["expert", 15_000], ["conqueror", 300_000]] as const) {
    for (let trial = 0; trial < 5; trial++) {
      const position = soup(conquerorsV2.rules, rng);
      const thoughts = think(conquerorsV2, position, level, "pause", steps);
      let share = 0, thought = thoughts.next();
      for (; !thought.done; thought = thoughts.next()) {
        assertEquals(conquerorsV2.refuse(position, thought.value.move), undefined);
        assert(thought.value.share >= share && thought.value.share <= 1);
        share = thought.value.share;
      }
      assertEquals(thought.value, choose(conquerorsV2, position, level, "pause", steps));
    }
  }
});

Deno.test("a turn that gives the game away is regretted, the best one is not", () => {
  const position = bluesTurn(8, "c3 d3 c4 d4 l14 m14 l15 m15 o15", "n14");
  const assessed = (played?: LifeMove, at = position) => {
    const thoughts = assess(conquerorsV2, at, "conqueror", "regret", ALL_MEANS, played, 30_000);
    for (;;) {
      const thought = thoughts.next();
      if (thought.done) return thought.value;
    }
  };
  const { best, worth, regret } = assessed();
  assertEquals([worth, regret], [100, 0], "blue ends the game");
  assertEquals(conquerorsV2.play(position, best).outcome?.winner, 0);
  assertEquals(assessed(best).regret, 0);
  assert(assessed({ pass: true }).regret > 10);
  const asRed = mirrorMove(position.board, best), mirrored = mirrorPosition(position);
  assertEquals(assessed(asRed, mirrored), { best: asRed, worth: -100, regret: 0 });
});
