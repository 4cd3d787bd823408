import { type Asking, listHandler } from "../../../lib/server/http/account.ts";
import { filedReply, refuse } from "../../../lib/server/http/refusal.ts";
import { freshJson } from "../../../lib/server/http/body.ts";
import { playerOf } from "../../../lib/server/http/person.ts";

/**
 * Whom the one who asks follows, `{identity, wish: "look"}`, how they stand to a player,
 * `{…, player}`, and follows that player or no longer, `{…, wish: "on" | "off", player}`.
 */
export const handler = listHandler(
  (asking) => {
    const { player } = asking.body;
    return player === undefined ? listAll(asking) : lookAt(asking, player);
  },
  change,
);

/** Anyone who is blocked, or has blocked the one who asks, is never seen online. */
async function listAll({ services, identity }: Asking): Promise<Response> {
  const { follows, presence, moderation: { blocks } } = services;
  const followed = await follows.of(identity);
  const online = await presence.online(followed.map((one) => one.identity));
  const players = await Promise.all(
    followed.map(async ({ id, name, identity: other }) => {
      const isSeen = online.has(other) && !await blocks.between(identity, other);
      return { id, name, isOnline: isSeen };
    }),
  );
  return freshJson({ players });
}

async function lookAt({ services, identity }: Asking, player: unknown): Promise<Response> {
  const { follows, presence, moderation: { blocks } } = services;
  const other = await playerOf(services, player);
  if (!other) return refuse("unknown", 404);
  const [followed, blocked, isApart, online] = await Promise.all([
    follows.of(identity),
    blocks.by(identity),
    blocks.between(identity, other.identity),
    presence.online([other.identity]),
  ]);
  return freshJson({
    isMe: other.identity === identity,
    isFollowed: followed.some(({ id }) => id === player),
    isBlocked: blocked.includes(other.identity),
    isOnline: online.has(other.identity) && !isApart,
  });
}

async function change(asking: Asking, isFollowed: boolean): Promise<Response> {
  const { services, identity, source, body: { player } } = asking;
  const other = await playerOf(services, player);
  if (!other || other.identity === identity) return refuse("unknown", 404);
  const { follows, limits, markOf } = services, id = player as number;
  const share = {
    all: limits.follows,
    ofSource: limits.followsPerSource,
    ofIdentity: limits.followsPerIdentity,
  };
  const done = isFollowed
    ? await follows.add(identity, id, markOf(source), share)
    : await follows.remove(identity, id);
  return filedReply(done, { isFollowed });
}
