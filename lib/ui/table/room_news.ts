/** What changed in a room that is told in words, beside its turns. */

import type { Player } from "../../rooms/event.ts";
import { phaseOf, rivalOf, type RoomView, type Said, seatsOf } from "../../rooms/view.ts";
import type { ConnectionState } from "../net/connection_state.ts";
import { computerName } from "./computer_name.ts";
import type { Words } from "../../words/mod.ts";

/** The sentences for a listener, from one state of the line to the next. */
export function newsOf(
  words: Words,
  before: ConnectionState,
  after: ConnectionState,
  isHidden: (said: Said) => boolean,
): string[] {
  if (!before.room || !after.room) return [];
  const line = freshLine(before.room, after.room, after.player);
  const all = [
    lineNews(words, before, after),
    after.player !== null && presenceNews(words, before.room, after.room, after.player),
    after.player !== null && offerNews(words, before.room, after.room, after.player),
    line && !isHidden(line) && `${speakerOf(words, after.room, after.player, line)}: ${line.text}`,
  ];
  return all.filter((sentence) => typeof sentence === "string");
}

/** What somebody else has just said. */
export function freshLine(before: RoomView, after: RoomView, me: Player | null): Said | undefined {
  const said = after.chat.at(-1);
  const known = before.chat.at(-1);
  const isOld = said?.at === known?.at && said?.text === known?.text;
  return isOld || said?.text === "" || said?.player === me ? undefined : said;
}

/** Who said it, as the listener knows them. */
export function speakerOf(
  words: Words,
  { players, settings }: Pick<RoomView, "players" | "settings">,
  me: Player | null,
  { player }: Pick<Said, "player">,
): string {
  const { room, table } = words;
  if (player === me) return table.you;
  const { level, name, isDeleted } = players[player] ?? {};
  if (level) return computerName(words, level);
  if (isDeleted) return words.table.deleted;
  const isOne = me !== null && seatsOf(settings) === 2;
  return name || (isOne ? room.opponent : `${room.guest} ${player + 1}`);
}

function lineNews({ room }: Words, before: ConnectionState, after: ConnectionState) {
  const wasAway = before.status === "reconnecting" || before.status === "offline";
  return wasAway && after.status === "online" && room.connected;
}

/** Silent about a restart of the server, after which everybody is gone for a moment. */
function presenceNews({ room }: Words, before: RoomView, after: RoomView, me: Player) {
  const [was, is] = [before, after].map(({ players }) => players[rivalOf(me)]?.here);
  if (was === undefined || was === is || !after.players[me]?.here) return undefined;
  return is ? room.back : room.gone;
}

function offerNews({ room }: Words, before: RoomView, after: RoomView, me: Player) {
  const { offer } = after;
  if (offer && offer.v !== before.offer?.v && offer.player !== me) {
    return offer.what === "draw" ? room.drawAsked : room.rematchAsked;
  }
  const isSameGame = after.games === before.games && phaseOf(after) === phaseOf(before);
  return before.offer && !offer && isSameGame && room.offerGone;
}
