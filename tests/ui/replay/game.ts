/** A whole game for the replay's tests. */

import { conquerorsV2 } from "../../../lib/games/conquerors/conquerors.ts";
import type { LifeMove } from "../../../lib/games/conquerors/position.ts";
import { readRecords, resultText, writeRecord } from "../../../lib/games/notation/notation.ts";
import { choose } from "../../../lib/search/choose.ts";
import { type ReplayedGame, replayedOf } from "../../../lib/ui/replay/replayed_game.ts";

/** Hard against Normal, as CCN: the same every time. */
export function wholeGame(): string {
  const start = conquerorsV2.initial({});
  const moves: LifeMove[] = [];
  let position = start;
  while (!position.outcome) {
    const level = position.turn === 0 ? "hard" : "normal";
    const move = choose(conquerorsV2, position, level, `replay ${level}`);
    moves.push(move);
    position = conquerorsV2.play(position, move);
  }
  const tags = { Blue: "Ada", Red: "Bea", Result: resultText(conquerorsV2, position.outcome) };
  return writeRecord({ game: "conquerors-v2", options: {}, start, tags, moves });
}

/** The first game of a CCN text, as it's looked through. */
export function readReplayed(ccn: string): ReplayedGame {
  return replayedOf(readRecords(ccn)[0]!)!;
}
