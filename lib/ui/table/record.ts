/** A match as a record that can be kept and replayed. */

import type { GameId } from "../../games/registry.ts";
import { resultText, writeRecord } from "../../games/notation/write_record.ts";
import type { Match } from "./match.ts";

/** The game as CCN, with these tags and its result so far. */
export function recordOf(
  game: GameId,
  match: Match,
  tags: Readonly<Record<string, string>>,
): string {
  const start = match.turns.value[0]?.before ?? match.position.value;
  const given = Object.entries(tags).filter(([, value]) => value !== "");
  return writeRecord({
    game,
    options: { komi: start.komi },
    start,
    tags: { ...Object.fromEntries(given), Result: resultText(match.game, match.result.value) },
    moves: match.turns.value.map(({ move }) => move),
  });
}

/** The turns so far as CCN. */
export function movesOf({ game, turns }: Match): string {
  return turns.value.map(({ move, before }) => game.text.writeMove(before, move)).join(" ");
}
