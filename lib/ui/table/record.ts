/** A match as a record that can be kept and replayed. */

import type { Options } from "../../games/game.ts";
import type { AnyPlayed } from "../../games/known_games.ts";
import type { GameId } from "../../games/registry.ts";
import { resultText, seatName, writeRecord } from "../../games/notation/write_record.ts";
// A page that only plays a game of two colonies doesn't know all of it before.
import "../../games/life_games.ts";
import { saveText } from "../parts/save_text.ts";
import type { Match } from "./match.ts";

/** What a record says besides its turns. */
export interface RecordNotes {
  readonly id: GameId;
  readonly options: Options;
  /** Who sits at each seat; nothing is said of one without a name. */
  readonly names: readonly string[];
  /** Where the computer took its chance from. */
  readonly seed?: string;
}

/** The game as CCN, with its result so far. */
export function recordOf(
  { game, turns, position, result }: Match<AnyPlayed>,
  { id, options, names, seed = "" }: RecordNotes,
): string {
  const seated = names.map((name, seat) => [seatName(game, seat), name] as const);
  const given = [...seated, ["Seed", seed] as const].filter(([, value]) => value !== "");
  return writeRecord({
    game: id,
    options,
    start: turns.value[0]?.before ?? position.value,
    tags: { ...Object.fromEntries(given), Result: resultText(game, result.value) },
    moves: turns.value.map(({ move }) => move),
  });
}

/** Saves the game as a file. */
export function saveRecord(match: Match<AnyPlayed>, notes: RecordNotes): void {
  saveText(recordOf(match, notes), "game.ccn");
}
