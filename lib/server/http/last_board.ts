/** The board that a finished game ended with: as a picture, and as a pattern for Golly. */

import { writeRle } from "../../automaton/rle_file.ts";
import { annihilation } from "../../games/annihilation/annihilation.ts";
import type { AnnihilationPosition } from "../../games/annihilation/position.ts";
import { isLifeGameId, LIFE_GAMES } from "../../games/life_games.ts";
import { type GameId, gameOf } from "../../games/registry.ts";
import { type GameRecord, readRecords } from "../../games/notation/notation.ts";
import { drawCard } from "../picture/card.ts";
import { drawDigraph } from "../picture/digraph_card.ts";

/** What Golly calls the rule of a game's board, by a file in `static/`; undefined where it knows none. */
export function ruleName(game: GameId): "Immigration" | "Plurality" | undefined {
  if (isLifeGameId(game)) return "Immigration";
  return game === "conway" ? "Plurality" : undefined;
}

/** The last board as PNG: cells between the sides and what they are worth, or a digraph. */
export function drawLast(ccn: string): Uint8Array<ArrayBuffer> {
  const record = readRecords(ccn)[0]!, game = gameOf(record.game);
  const last = lastPosition(record);
  if (record.game === annihilation.id) return drawDigraph(last as AnnihilationPosition);
  const home = isLifeGameId(record.game) ? LIFE_GAMES[record.game].rules.home : 0;
  return drawCard({ board: game.board(last), home, score: game.tally(last).score });
}

/** For a game with a rule of that kind; the tags are comments. */
export function patternOf(ccn: string): string {
  const record = readRecords(ccn)[0]!;
  const board = gameOf(record.game).board(lastPosition(record));
  const comments = Object.entries(record.tags).map(([name, value]) => `${name}: ${value}`);
  return isLifeGameId(record.game)
    ? writeRle(board, { comments, generation: record.moves.length })
    : writeRle(board, { comments, rule: ruleName(record.game)!, topology: "torus" });
}

function lastPosition({ game: id, start, moves }: GameRecord): unknown {
  const game = gameOf(id);
  return moves.reduce((position, move) => game.play(position, move), start);
}
