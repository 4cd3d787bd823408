/** Random games of every registered game, checked against the contract at every ply. */

import { assert, assertEquals } from "@std/assert";
import { DEFAULT_GAME } from "../../lib/games/life_games.ts";
import { gameIds, gameOf } from "../../lib/games/registry.ts";
import { sampleOf } from "../full.ts";
import { checkGame } from "./conformance.ts";
import { adventurous } from "./moves.ts";

/** Games of many kinds: to the last round, with invasions, and cut short. */
const SEEDS = ["s7", "s14", "s16", "s34"];

for (const [turn, id] of gameIds().entries()) {
  const game = gameOf(id);

  Deno.test(`${id} is registered under its id`, () => {
    assertEquals(game.id, id);
    assert(game.name.length > 0);
    assert(game.seats.min <= game.seats.max);
  });

  for (const seed of sampleOf(SEEDS, turn)) {
    Deno.test(`${id} keeps the contract in an adventurous game, seed "${seed}"`, () => {
      checkGame(game, seed, adventurous);
    });
  }

  Deno.test(`${id} keeps the contract in a uniformly random game`, () => {
    checkGame(game, "uniform", (_game, position, rng) => game.random(position, rng));
  });
}

Deno.test("the default game is registered", () => assert(gameIds().includes(DEFAULT_GAME)));
