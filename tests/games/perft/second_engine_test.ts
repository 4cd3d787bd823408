/** The two engines side by side on boards of full size, where nothing can be enumerated. */

import { assert, assertEquals } from "@std/assert";
import type { Rng } from "../../../lib/games/game.ts";
import type { LifeGame } from "../../../lib/games/conquerors/conquerors.ts";
import type { LifeMove, LifePosition } from "../../../lib/games/conquerors/position.ts";
import { below, seededRng } from "../../../lib/games/kit/rng.ts";
import { LIFE_GAMES, thinSoup } from "../soups.ts";
import * as second from "./second_engine.ts";

const SOUPS = 150;

for (const game of LIFE_GAMES) {
  Deno.test(`${game.id} agrees with the second engine on soups`, () => {
    const rng = seededRng(game.id);
    const seen = { legal: 0, illegal: 0 };
    for (let n = 0; n < SOUPS; n++) {
      const position = thinSoup(game.rules, rng);
      for (const move of [...wildMoves(position, rng), game.random(position, rng)]) {
        seen[agreeOn(game, position, move) ? "legal" : "illegal"]++;
      }
    }
    assert(seen.legal > SOUPS && seen.illegal > SOUPS);
  });
}

/** Puts a move to both engines; whether it was legal. */
function agreeOn(game: LifeGame, position: LifePosition, move: LifeMove): boolean {
  const { text, rules } = game;
  const what = `${text.writePosition(position)}: ${text.writeMove(position, move)}`;
  const legal = second.isLegal(rules, position, move);
  assertEquals(game.refuse(position, move) === undefined, legal, what);
  if (legal) assertEquals(game.play(position, move), second.play(rules, position, move), what);
  return legal;
}

/** Moves of every kind, hardly any of them sure to be legal. */
function wildMoves({ board }: LifePosition, rng: Rng): LifeMove[] {
  const anywhere = () => below(board.cells.length, rng);
  const empty = [...board.cells.keys()].filter((cell) => board.cells[cell] === 0);
  const vacant = () => empty.length ? empty[below(empty.length, rng)]! : 0;
  const corners = [0, board.width - 1, board.cells.length - board.width, board.cells.length - 1];
  return [
    ...[0, 1, 3, 4, 4, 4, 5].map((size) => ({ place: Array.from({ length: size }, vacant) })),
    { place: [anywhere(), anywhere(), anywhere(), anywhere()] },
    { bomb: anywhere() },
    ...corners.map((bomb) => ({ bomb })),
    { bomb: board.cells.length },
    { pass: true },
  ];
}
