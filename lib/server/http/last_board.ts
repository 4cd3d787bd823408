/** The boards of a finished game: as pictures, and the last as a pattern for Golly. */

import { writeRle } from "../../automaton/rle_file.ts";
import { type AnyGame, gameOf } from "../../games/registry.ts";
import { type GameRecord, readEnd, readRecords } from "../../games/notation/notation.ts";
import type { BoardSvgProps } from "../../ui/board/svg.tsx";
import { drawCard } from "../picture/card.ts";
import { drawDigraph } from "../picture/digraph_card.ts";
import { drawPlayback } from "../picture/playback.ts";

/** The last board as PNG: cells between the sides and what they are worth, or a digraph. */
export function drawLast(ccn: string): Uint8Array<ArrayBuffer> {
  const { game: id, position } = readEnd(ccn), game = gameOf(id);
  const board = game.board(position), network = game.network?.(position);
  if (network) return drawDigraph({ ...network, board });
  return drawCard({ board, home: game.home ?? 0, score: game.tally(position).score });
}

/** The whole game as GIF, turn by turn; only of games whose board `hasPlayback`. */
export function drawGame(ccn: string): Uint8Array<ArrayBuffer> {
  const record = readRecords(ccn)[0]!, game = gameOf(record.game), home = game.home ?? 0;
  const cardOf = (position: unknown) => {
    const { score } = game.tally(position);
    return { board: game.board(position), home, score };
  };
  return drawPlayback(positionsOf(record).map(cardOf));
}

/** Whether a game's board is one of cells: digraphs are drawn by other means. */
export function hasPlayback(game: AnyGame): boolean {
  return game.network === undefined;
}

/** The last board as a page draws it without scripts; undefined where a page can't. */
export function lastBoard(ccn: string): Pick<BoardSvgProps, "board" | "home"> | undefined {
  const { game, position } = readEnd(ccn), { board, home = 0, network, seats } = gameOf(game);
  return network || seats.max > 2 ? undefined : { board: board(position), home };
}

/** For a game whose board Golly can show; the tags are comments. */
export function patternOf(ccn: string): string {
  const { game, tags, turns, position } = readEnd(ccn);
  const { board, golly } = gameOf(game);
  const { name: rule, topology, perTurn } = golly!;
  const comments = Object.entries(tags).map(([name, value]) => `${name}: ${value}`);
  return writeRle(board(position), {
    comments,
    rule,
    topology,
    ...perTurn !== undefined && { generation: perTurn * turns },
  });
}

/** The positions of a game, from its start on. */
function positionsOf({ game: id, start, moves }: GameRecord): readonly unknown[] {
  const game = gameOf(id), positions = [start];
  for (const move of moves) positions.push(game.play(positions.at(-1), move));
  return positions;
}
