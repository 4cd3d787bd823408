/** A whole game by heart: blocks for both sides that live side by side, then whatever is legal. */

import { seededRng } from "../../lib/games/kit/rng.ts";
import { gameOf } from "../../lib/games/registry.ts";

/** The tokens of a game that goes to its last round. */
export function wholeGame(): string[] {
  const game = gameOf("conquerors-v2");
  const rng = seededRng("load");
  let position = game.initial({ komi: 0 });
  const tokens: string[] = [];
  while (!game.outcome(position)) {
    const move = blockMove(tokens.length) ?? game.random(position, rng);
    const legal = game.refuse(position, move) ? game.random(position, rng) : move;
    tokens.push(game.text.writeMove(position, legal));
    position = game.play(position, legal);
  }
  return tokens;
}

/** Turn by turn one more block in a home, three rows apart. */
function blockMove(turn: number): { place: number[] } | undefined {
  const nth = turn >> 1;
  const column = (turn % 2 === 0 ? 0 : 22) + 3 * (nth >> 3);
  const corner = 3 * (nth % 8) * 28 + column;
  return { place: [corner, corner + 1, corner + 28, corner + 29] };
}
