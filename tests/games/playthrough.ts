/** A whole game as text, with everything that can be observed at every ply. */

import { hashBoard, hashText } from "../../lib/automaton/hash.ts";
import { EMPTY } from "../../lib/automaton/board.ts";
import { type AnyGame, type GameId, gameOf } from "../../lib/games/registry.ts";
import { resultText } from "../../lib/games/notation/notation.ts";
import { seededRng } from "../../lib/games/kit/rng.ts";
import { adventurous, defaultOptions } from "./moves.ts";

const FOLDER = new URL("./playthroughs/", import.meta.url);

/** Games that may never end are left after this many turns. */
const MAX_TURNS = 60;

export function playthroughFile(id: GameId): URL {
  return new URL(`${id}.txt`, FOLDER);
}

/** The turns of a playthrough in order. */
export function turnsOf(playthrough: string): string[] {
  return [...playthrough.matchAll(/^turn \d+: (.+)$/gm)].map(([, token]) => token!);
}

/** The turns of a seeded game, for a game that has no playthrough yet. */
export function seededTurns(id: GameId): string[] {
  const game = gameOf(id), rng = seededRng(id);
  let position: unknown = game.initial(defaultOptions(game));
  const turns: string[] = [];
  while (turns.length < MAX_TURNS && !game.outcome(position)) {
    const move = adventurous(game, position, rng);
    turns.push(game.text.writeMove(position, move));
    position = game.play(position, move);
  }
  return turns;
}

export function writePlaythrough(id: GameId, turns: readonly string[]): string {
  const game = gameOf(id);
  let position: unknown = game.initial(defaultOptions(game));
  const parts = [HEAD.replace("ID", id), observed(game, position)];
  for (const [index, token] of turns.entries()) {
    position = game.play(position, game.text.readMove(position, token));
    parts.push(`turn ${index + 1}: ${token}`, observed(game, position));
  }
  return parts.join("\n\n") + "\n";
}

const HEAD =
  `A game of ID. Boards: A, B, … the colors, · empty. To the right of each what the seat to move
may do with its cells: + place, else the first letter of the reason why not (occupied, …).
To print it anew: deno test --allow-read --allow-write tests/games -- --write`;

function observed(game: AnyGame, position: unknown): string {
  const { count, score } = game.tally(position);
  return [
    `position ${game.text.writePosition(position)}`,
    `seat ${game.turn(position)}, cells ${count.join(" ")}, score ${score.join(" ")}, ` +
    `result ${resultText(game, game.outcome(position))}, hash ${
      hashText(hashBoard(game.board(position)))
    }`,
    ...maps(game, position),
  ].join("\n");
}

/** The board and the reach next to it, row by row. */
function maps(game: AnyGame, position: unknown): string[] {
  const { width, height, cells } = game.board(position);
  const may = game.reach(position, []);
  const row = (from: number, sign: (cell: number) => string) =>
    Array.from({ length: width }, (_, column) => sign(from + column)).join("");
  return Array.from({ length: height }, (_, r) => {
    const board = row(r * width, (cell) => stateSign(cells[cell]!));
    return `${board}  ${row(r * width, (cell) => may(cell)?.[0] ?? "+")}`;
  });
}

function stateSign(state: number): string {
  return state === EMPTY ? "·" : String.fromCharCode(64 + state);
}
