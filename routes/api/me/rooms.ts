import { accountHandler } from "../../../lib/server/http/account.ts";
import { freshJson } from "../../../lib/server/http/body.ts";
import type { RoomSummary } from "../../../lib/rooms/summary.ts";
import type { MyRoom } from "../../../lib/ui/net/account.ts";

/** The rooms in which the one who asks sits at a game that is not over: `{identity}`. */
export const handler = accountHandler(async ({ services: { lobby }, identity }) =>
  freshJson({ rooms: (await lobby.ofPerson(identity)).map((head) => roomOf(head, identity)) })
);

function roomOf(
  { code, game, seats, sat, players, mover, isComputers, due }: RoomSummary,
  me: string,
): MyRoom {
  const moving = mover === null ? undefined : players[mover];
  const isMyTurn = moving?.identity === me;
  return { code, game, seats, sat, isMyTurn, mover: moving?.name ?? null, isComputers, due };
}
