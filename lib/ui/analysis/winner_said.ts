/** How a game ended by the word of its record. */

import type { Seat } from "../../games/game.ts";
import { seatName } from "../../games/notation/write_record.ts";
import type { ReplayedGame } from "../replay/replayed_game.ts";

/** Who won by the record's word, null for nobody; undefined where it says nothing. */
export function winnerSaid({ game, tags }: ReplayedGame): Seat | null | undefined {
  const [said] = tags.Result?.split(" ") ?? [];
  if (said === "draw") return null;
  return [0, 1].find((seat) => seatName(game, seat).toLowerCase() === said);
}
