/** A game by post as a record that can be kept and replayed. This module is browser compatible. */

import type { Options } from "../../games/game.ts";
import { resultText, seatName, writeRecord } from "../../games/write_record.ts";
import type { PostMatch } from "./post_speech.ts";

/** The game as CCN, with those who sit at its seats and its result so far. */
export function postRecord(match: PostMatch, options: Options, names: readonly string[]): string {
  const { game, turns, position, result } = match;
  const given = names.flatMap((name, seat) => name === "" ? [] : [[seatName(game, seat), name]]);
  return writeRecord({
    game: "conway",
    options,
    start: turns.value[0]?.before ?? position.value,
    tags: { ...Object.fromEntries(given), Result: resultText(game, result.value) },
    moves: turns.value.map(({ move }) => move),
  });
}
