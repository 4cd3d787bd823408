/** Who is at a table, and what they are called. */

import type { Player } from "../../../rooms/event.ts";
import { type RoomView, type Said, seatOf, seatsOf } from "../../../rooms/view.ts";
import type { Words } from "../../../words/mod.ts";
import { computerName } from "../computer_name.ts";

/** Who said it, as the listener knows them; without a name by the seat, as in a game's review. */
export function speakerOf(
  words: Words,
  view: Pick<RoomView, "players" | "settings" | "games">,
  me: Player | null,
  { player }: Pick<Said, "player">,
): string {
  const { room, table } = words;
  if (player === me) return table.you;
  const { level, name, isDeleted, isBot } = view.players[player] ?? {};
  if (level) return computerName(words, level);
  if (isDeleted) return words.table.deleted;
  const isOne = me !== null && seatsOf(view.settings) === 2;
  const shown = name || (isOne ? room.opponent : `${room.guest} ${seatOf(view, player) + 1}`);
  return isBot ? room.bot(shown) : shown;
}

/** The other people at a table. */
export function othersAt({ players }: RoomView, me: Player | null): Player[] {
  return [...players.keys()].filter((player) =>
    player !== me && players[player]!.level === null &&
    !players[player]!.isDeleted
  );
}
