/** Which positions of a game's beginning are the same. */

import { assert, assertEquals, assertNotEquals } from "@std/assert";
import { LIFE_GAMES } from "../../lib/games/life_games.ts";
import { below, seededRng } from "../../lib/games/kit/rng.ts";
import {
  flipMove,
  flipPosition,
  merged,
  OPENING_TURNS,
  openingOf,
} from "../../lib/games/conquerors/opening.ts";

for (const game of Object.values(LIFE_GAMES)) {
  Deno.test(`the mirror is a symmetry of every rule of ${game.id}, in whole games`, () => {
    const rng = seededRng(`mirror ${game.id}`);
    let position = game.initial({}), other = flipPosition(position);
    while (!position.outcome) {
      const move = game.random(position, rng), mirrored = flipMove(position, move);
      assertEquals(game.refuse(other, mirrored), undefined);
      position = game.play(position, move);
      other = game.play(other, mirrored);
      assertEquals(flipPosition(position), other);
      assertEquals(merged(game, position).text, merged(game, other).text);
    }
    assertEquals(other.outcome, position.outcome);
  });
}

Deno.test("colors swapped left to right are another position: the other seat is to move", () => {
  const game = LIFE_GAMES.skirmish, { width } = game.rules;
  const blue = game.play(game.initial({}), game.text.readMove(game.initial({}), "a1,b1,a2,b2"));
  const cells = blue.board.cells.map((_, cell) => {
    const across = Math.floor(cell / width) * width + (width - 1 - cell % width);
    return blue.board.cells[across] === 0 ? 0 : 3 - blue.board.cells[across]!;
  });
  const swapped = { ...blue, turn: 1 - blue.turn, board: { ...blue.board, cells } };
  assertNotEquals(merged(game, swapped).text, merged(game, blue).text);
});

Deno.test("a game and its mirror image begin the same way, step by step", () => {
  const game = LIFE_GAMES["conquerors-v2"], rng = seededRng("opening");
  const moves: string[] = [], mirrored: string[] = [];
  let position = game.initial({});
  const { width } = game.rules;
  // Blocks live: a game of loose cells is over before its opening is.
  while (moves.length < OPENING_TURNS + 3) {
    const row = 3 * Math.floor(moves.length / 2);
    const corner = row * width + (position.turn === 0 ? below(6, rng) : width - 2 - below(6, rng));
    const move = { place: [corner, corner + 1, corner + width, corner + width + 1] };
    mirrored.push(game.text.writeMove(position, flipMove(position, move)));
    moves.push(game.text.writeMove(position, move));
    position = game.play(position, move);
  }
  const steps = openingOf(game, moves), others = openingOf(game, mirrored);
  assertEquals(steps.length, OPENING_TURNS + 1);
  const places = (all: typeof steps) => all.map(({ position, next }) => [position, next]);
  assertEquals(places(steps), places(others));
  for (const [index, { position: text, next, move }] of steps.entries()) {
    if (next === undefined) continue;
    const here = game.text.readPosition(text, {});
    const after = game.play(here, game.text.readMove(here, move));
    assertEquals(merged(game, after).text, steps[index + 1]!.position, "the token leads there");
  }
  assertEquals(steps.at(-1)!.move, "");
});

Deno.test("ways that lead to one board are one turn: cells that die leave nothing", () => {
  const game = LIFE_GAMES.skirmish;
  const [one, other] = ["a1,c4,a8,c12", "b3,d6,b10,d14"].map((token) => openingOf(game, [token]));
  assert(one![0]!.move !== other![0]!.move);
  assertEquals(one![0]!.next, other![0]!.next);
});
