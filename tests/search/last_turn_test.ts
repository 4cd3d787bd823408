/** A game's last turn, held against playing every legal one. */

import { assert, assertEquals } from "@std/assert";
import { conquerorsV2, type LifeGame, skirmish } from "../../lib/games/conquerors/conquerors.ts";
import { leadOf } from "../../lib/games/conquerors/lead.ts";
import type { LifeMove, LifePosition } from "../../lib/games/conquerors/position.ts";
import { seededRng } from "../../lib/games/kit/rng.ts";
import { ALL_MEANS } from "../../lib/search/means.ts";
import { choose } from "../../lib/search/choose.ts";
import { lookAhead } from "../../lib/search/foresight.ts";
import { gainingGroups } from "../../lib/search/last_turn.ts";
import { PLAYERS } from "../../lib/search/levels.ts";
import { runs } from "../full.ts";
import { clumps, small } from "../puzzles/clumps.ts";
import { legalTurns } from "../puzzles/slow_prover.ts";

const CONQUEROR = PLAYERS.conqueror.v2;

/** The turn, if it is found at once: else the search goes on, and pauses. */
function provenTurn(game: LifeGame, position: LifePosition): LifeMove | undefined {
  const { search, asSeated } = lookAhead(game, position, CONQUEROR, "last", ALL_MEANS);
  return search.run().next().done ? asSeated(search.best.move) : undefined;
}

/** Whether red wins by a turn, and by how much it leads. */
function worthOf(game: LifeGame, position: LifePosition, move: LifeMove): [number, number] {
  const after = game.play(position, move), { winner } = after.outcome!;
  return [winner === null ? 0 : winner === 1 ? 1 : -1, leadOf(game.rules, after, 1)];
}

/** Whether a turn wipes a color out: then how many cells are left is all the same. */
function wipesOut(game: LifeGame, position: LifePosition, move: LifeMove): boolean {
  return game.play(position, move).outcome!.by === "extinction";
}

const TRIALS = [
  { game: small(7, 8, 3, 3), cells: 8, komi: 0, positions: 100 },
  { game: small(7, 7, 3, 3), cells: 9, komi: 3.5, positions: 60 },
  { game: small(6, 7, 2, 4), cells: 7, komi: 0, positions: 50 },
];

for (const { game, cells, komi, positions } of TRIALS) {
  const { place } = game.rules;
  Deno.test(`no last turn of ${place} cells is better than the proven one, komi ${komi}`, () => {
    const rng = seededRng(`last turn ${place} ${komi}`);
    for (let compared = 0; compared < runs(positions / 10, positions);) {
      const position = { ...clumps(game, true, cells, rng), komi };
      const move = provenTurn(game, position), text = game.text.writePosition(position);
      if (!move) continue;
      assertEquals(game.refuse(position, move), undefined, text);
      const all = legalTurns(game, position).map((turn) => worthOf(game, position, turn));
      const [result, lead] = worthOf(game, position, move);
      assertEquals(result, Math.max(...all.map(([result]) => result)), text);
      if (wipesOut(game, position, move)) continue;
      assertEquals(lead, Math.max(...all.map(([, lead]) => lead)), text);
      compared++;
    }
  });
}

/** The last position of a game between levels that play fast. */
function lastPosition(game: LifeGame, seed: number): LifePosition | undefined {
  let position = game.initial({});
  while (position.round < game.rules.rounds || position.turn === 0) {
    position = game.play(position, choose(game, position, "fierce", `last ${seed}`));
    if (position.outcome) return undefined;
  }
  return position;
}

for (const game of [conquerorsV2, skirmish]) {
  Deno.test(`a last turn of ${game.id} is no worse than what a search finds, and most are proven`, () => {
    let proven = 0, tried = 0;
    for (let seed = 0; seed < runs(4, 40); seed++) {
      const position = lastPosition(game, seed);
      if (!position) continue;
      const move = choose(game, position, CONQUEROR, "last");
      const [result, lead] = worthOf(game, position, move);
      const searched = choose(game, position, PLAYERS["conqueror-4m"].v2, "last");
      const [otherResult, otherLead] = worthOf(game, position, searched);
      assert(result >= otherResult, game.text.writePosition(position));
      const isDecided = result > otherResult || wipesOut(game, position, move);
      assert(isDecided || lead >= otherLead, game.text.writePosition(position));
      tried++;
      if (provenTurn(game, position)) proven++;
    }
    assert(proven > tried / 2, `${proven} of ${tried}`);
  });
}

Deno.test("a proof ends where its budget does", () => {
  const position = lastPosition(conquerorsV2, 0)!, { rules } = conquerorsV2;
  const budget = { left: 100 };
  assertEquals(gainingGroups(rules, position, budget), undefined);
  assert(budget.left >= -1);
  const few = { ...CONQUEROR, steps: 100 };
  assertEquals(
    conquerorsV2.refuse(position, choose(conquerorsV2, position, few, "last")),
    undefined,
  );
});
