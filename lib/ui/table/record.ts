/** A match as a record that can be kept and replayed. */

import type { Options } from "../../games/game.ts";
import type { AnyGame, GameId } from "../../games/registry.ts";
import { resultText, seatName, writeRecord } from "../../games/notation/write_record.ts";
import type { Match } from "./match.ts";

/** The game as CCN, with these tags and its result so far. */
export function recordOf(
  id: GameId,
  { game, turns, position, result }: Match<AnyGame>,
  options: Options,
  tags: Readonly<Record<string, string>>,
): string {
  const given = Object.entries(tags).filter(([, value]) => value !== "");
  return writeRecord({
    game: id,
    options,
    start: turns.value[0]?.before ?? position.value,
    tags: { ...Object.fromEntries(given), Result: resultText(game, result.value) },
    moves: turns.value.map(({ move }) => move),
  });
}

/** The same, with those who sit at its seats. */
export function seatedRecord(
  id: GameId,
  match: Match<AnyGame>,
  options: Options,
  names: readonly string[],
): string {
  const seated = names.map((name, seat) => [seatName(match.game, seat), name]);
  return recordOf(id, match, options, Object.fromEntries(seated));
}

/** The turns so far as CCN. */
export function movesOf<Kind extends AnyGame>({ game, turns }: Match<Kind>): string {
  return turns.value.map(({ move, before }) => game.text.writeMove(before, move)).join(" ");
}
