import { accountHandler } from "../../../lib/server/http/account.ts";
import { freshJson } from "../../../lib/server/http/body.ts";
import type { RoomSummary } from "../../../lib/rooms/summary.ts";
import type { MyRoom } from "../../../lib/ui/net/account.ts";

/**
 * The rooms in which the one who asks sits at a game that is not over, and who asks them for one:
 * `{identity}`.
 */
export const handler = accountHandler(async ({ services: { lobby, challenges }, identity }) => {
  const [heads, asked] = await Promise.all([lobby.ofPerson(identity), challenges.to(identity)]);
  return freshJson({ rooms: heads.map((head) => roomOf(head, identity)), challenges: asked });
});

function roomOf(
  { code, game, seats, sat, players, mover, isComputers, due }: RoomSummary,
  me: string,
): MyRoom {
  const moving = mover === null ? undefined : players[mover];
  const isMyTurn = moving?.identity === me;
  return { code, game, seats, sat, isMyTurn, mover: moving?.name ?? null, isComputers, due };
}
