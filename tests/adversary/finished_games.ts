/** Games that were played to their end, to be reported under any ticket. */

import { LIFE_GAMES, type LifeGameId } from "../../lib/games/life_games.ts";
import { resultText } from "../../lib/games/notation/notation.ts";
import { seededRng } from "../../lib/games/kit/rng.ts";
import { sealOf } from "../../lib/leaderboard/seal.ts";
import { adventurous } from "../games/moves.ts";
import type { Ticket } from "./people.ts";

const played = new Map<string, { readonly moves: string; readonly result: string }>();

/** A report of a legal game: whether its computer was the real one is for the check to say. */
export function reportOf(
  { game, level, side, seed }: Omit<Ticket, "person" | "ticket">,
  variant: number,
): object {
  const { moves, result } = gameOf(game as LifeGameId, variant);
  const report = { game, level, side, seed, options: {}, moves, result };
  return { ...report, seal: sealOf(report) };
}

function gameOf(id: LifeGameId, variant: number) {
  const name = `${id} ${variant}`;
  const known = played.get(name) ?? playOut(id, name);
  played.set(name, known);
  return known;
}

function playOut(id: LifeGameId, name: string) {
  const game = LIFE_GAMES[id], rng = seededRng(name);
  const turns: string[] = [];
  let position = game.initial({});
  while (!position.outcome) {
    const move = adventurous(game as never, position, rng) as never;
    turns.push(game.text.writeMove(position, move));
    position = game.play(position, move);
  }
  return { moves: turns.join(" "), result: resultText(game, position.outcome) };
}
