/** What the server says to a message, whatever carried it. */

import type { Player } from "../../rooms/event.ts";
import type {
  Answer,
  ClientMessage,
  Join,
  Request,
  Seek,
  ServerMessage,
} from "../../rooms/protocol.ts";
import { refusal } from "../../rooms/room.ts";
import { countRefusal } from "../telemetry/meter.ts";
import { digest } from "../digest.ts";
import type { LiveRoom } from "../rooms/live_room.ts";
import type { Connection } from "../rooms/room_presence.ts";

/** What is left to a room once its transport has seen to coming and going. */
type RoomMessage = Exclude<ClientMessage, Join | Seek | { t: "leave" }>;

export async function answerTo(
  room: LiveRoom,
  connection: Connection,
  message: RoomMessage,
): Promise<readonly ServerMessage[]> {
  switch (message.t) {
    case "ping":
      return [{ t: "pong" }];
    case "sync":
      return [...room.news(connection, message.since), { t: "pong" }];
    default:
      if (connection.player === null) return [refusal(room.view, message, "watching")];
      if (isOusted(room, connection)) return room.news(connection, 0);
      return [await ask(room, connection.player, message)];
  }
}

async function ask(room: LiveRoom, player: Player, request: Request): Promise<Answer> {
  const isLoan = request.t === "lend";
  const answer = await room.ask(
    player,
    isLoan ? { ...request, key: digest(request.key) } : request,
  );
  if (answer.t === "refused") countRefusal("room", answer.why);
  return answer;
}

/** Whether the connection's seat is another's now. */
function isOusted(room: LiveRoom, connection: Connection): boolean {
  return room.news(connection, room.view.version).length > 0;
}
