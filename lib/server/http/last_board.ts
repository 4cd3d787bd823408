/** The board that a finished game ended with: as a picture, and as a pattern for Golly. */

import { writeRle } from "../../automaton/rle_file.ts";
import { gameOf } from "../../games/registry.ts";
import { type GameRecord, readRecords } from "../../games/notation/notation.ts";
import type { BoardSvgProps } from "../../ui/board/svg.tsx";
import { drawCard } from "../picture/card.ts";
import { drawDigraph } from "../picture/digraph_card.ts";

/** The last board as PNG: cells between the sides and what they are worth, or a digraph. */
export function drawLast(ccn: string): Uint8Array<ArrayBuffer> {
  const record = readRecords(ccn)[0]!, game = gameOf(record.game);
  const last = lastPosition(record);
  const board = game.board(last), network = game.network?.(last);
  if (network) return drawDigraph({ ...network, board });
  return drawCard({ board, home: game.home ?? 0, score: game.tally(last).score });
}

/** The last board as a page draws it without scripts; undefined where a page can't. */
export function lastBoard(ccn: string): Pick<BoardSvgProps, "board" | "home"> | undefined {
  const record = readRecords(ccn)[0]!, { board, home = 0, network, seats } = gameOf(record.game);
  return network || seats.max > 2 ? undefined : { board: board(lastPosition(record)), home };
}

/** For a game whose board Golly can show; the tags are comments. */
export function patternOf(ccn: string): string {
  const record = readRecords(ccn)[0]!;
  const { board, golly } = gameOf(record.game);
  const { name: rule, topology, perTurn } = golly!;
  const comments = Object.entries(record.tags).map(([name, value]) => `${name}: ${value}`);
  return writeRle(board(lastPosition(record)), {
    comments,
    rule,
    topology,
    ...perTurn !== undefined && { generation: perTurn * record.moves.length },
  });
}

function lastPosition({ game: id, start, moves }: GameRecord): unknown {
  const game = gameOf(id);
  return moves.reduce((position, move) => game.play(position, move), start);
}
