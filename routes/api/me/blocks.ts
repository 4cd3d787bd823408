import { type Asking, listHandler } from "../../../lib/server/http/account.ts";
import { filedReply, refuse } from "../../../lib/server/http/refusal.ts";
import { freshJson } from "../../../lib/server/http/body.ts";
import { readPerson } from "../../../lib/server/http/person.ts";

/**
 * Whom the one who asks has blocked, `{identity, wish: "look"}`, at a table `{…, room}`; and blocks
 * somebody or no longer, `{…, wish: "on" | "off", room?, player}`, or by a key of that list, `{…, key}`.
 */
export const handler = listHandler(
  (asking) => {
    const { room } = asking.body;
    return room === undefined ? listAll(asking) : listAt(asking, room);
  },
  change,
);

/** By keys that tell nothing of who they are, and the names that they have now. */
async function listAll({ services, identity }: Asking): Promise<Response> {
  const { players, moderation } = services;
  const people = await Promise.all(
    (await moderation.blocks.by(identity)).map(async (blocked) => ({
      key: moderation.subjects.identity(blocked),
      name: (await players.find(blocked))?.name ?? null,
    })),
  );
  return freshJson({ people });
}

async function listAt({ services, identity, source }: Asking, code: unknown): Promise<Response> {
  const { hub, moderation } = services;
  const room = typeof code === "string" ? await hub.visit(code, source) : "unknown";
  if (typeof room === "string") return refuse("unknown", 404);
  const blocked = new Set(await moderation.blocks.by(identity));
  const players = [...room.secrets.holders.keys()]
    .filter((player) => blocked.has(room.secrets.holders[player]!.identity));
  return freshJson({ players });
}

async function change(asking: Asking, isBlocked: boolean): Promise<Response> {
  const { services: { moderation: { blocks } }, identity, source } = asking;
  const other = await otherOf(asking);
  if (other === undefined || other === identity) return refuse("unknown", 404);
  const done = isBlocked
    ? await blocks.add(identity, other, source)
    : await blocks.remove(identity, other);
  return filedReply(done, { isBlocked });
}

async function otherOf({ services, identity, source, body }: Asking): Promise<string | undefined> {
  const { key } = body;
  if (key === undefined) return (await readPerson(services, body, source))?.identity;
  const { blocks, subjects } = services.moderation;
  return (await blocks.by(identity)).find((blocked) => subjects.identity(blocked) === key);
}
