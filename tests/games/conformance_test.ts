/** Random games of every registered game, checked against the contract at every ply. */

import { assert, assertEquals } from "@std/assert";
import type { Rng } from "../../lib/games/game.ts";
import { DEFAULT_GAME } from "../../lib/games/life_games.ts";
import { type AnyGame, gameIds, gameOf } from "../../lib/games/registry.ts";
import { seededRng } from "../../lib/games/kit/rng.ts";
import { checkPosition, playChecked } from "./conformance.ts";
import { adventurous, defaultOptions } from "./moves.ts";

/** Games of many kinds: to the last round, with invasions, and cut short. */
const SEEDS = ["s7", "s14", "s16", "s34"];

/** Games that may go on for ever are left after as many turns. */
const MAX_TURNS = 60;

for (const id of gameIds()) {
  const game = gameOf(id);

  Deno.test(`${id} is registered under its id`, () => {
    assertEquals(game.id, id);
    assert(game.name.length > 0);
    assert(game.seats.min <= game.seats.max);
  });

  for (const seed of SEEDS) {
    Deno.test(`${id} keeps the contract in an adventurous game, seed "${seed}"`, () => {
      playThrough(game, seed, adventurous);
    });
  }

  Deno.test(`${id} keeps the contract in a uniformly random game`, () => {
    playThrough(game, "uniform", (_game, position, rng) => game.random(position, rng));
  });
}

Deno.test("the default game is registered", () => assert(gameIds().includes(DEFAULT_GAME)));

function playThrough(
  game: AnyGame,
  seed: string,
  choose: (game: AnyGame, position: unknown, rng: Rng) => unknown,
): void {
  const rng = seededRng(seed);
  let position: unknown = game.initial(defaultOptions(game));
  for (let turn = 1; turn <= (lastTurn(game) ?? MAX_TURNS); turn++) {
    checkPosition(game, position, `${seed} ${turn}`);
    if (game.outcome(position)) return;
    position = playChecked(game, position, choose(game, position, rng));
  }
  checkPosition(game, position, seed);
  assert(game.outcome(position) || !lastTurn(game), "a game of rounds ends with its last");
}

/** The turns of a game that has rounds. */
function lastTurn({ seats, rules }: AnyGame & { rules?: { rounds: number } }): number | undefined {
  return rules && seats.max * rules.rounds;
}
