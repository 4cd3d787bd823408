/** A game by who sits at its seats, as a record that can be kept and replayed. */

import type { Options } from "../../games/game.ts";
import type { AnyGame, GameId } from "../../games/registry.ts";
import { resultText, seatName, writeRecord } from "../../games/notation/write_record.ts";
import type { Match } from "./match.ts";

/** The game as CCN, with those who sit at its seats and its result so far. */
export function seatedRecord(
  id: GameId,
  match: Match<AnyGame>,
  options: Options,
  names: readonly string[],
): string {
  const { game, turns, position, result } = match;
  const given = names.flatMap((name, seat) => name === "" ? [] : [[seatName(game, seat), name]]);
  return writeRecord({
    game: id,
    options,
    start: turns.value[0]?.before ?? position.value,
    tags: { ...Object.fromEntries(given), Result: resultText(game, result.value) },
    moves: turns.value.map(({ move }) => move),
  });
}
