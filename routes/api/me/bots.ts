import { type Scope, SCOPES } from "../../../lib/leaderboard/bot.ts";
import { readName } from "../../../lib/leaderboard/names.ts";
import { accountHandler, type Asking, refuse } from "../../../lib/server/http/account.ts";
import { freshJson } from "../../../lib/server/http/body.ts";
import { isVersion } from "../../../lib/rooms/parse.ts";

/**
 * The bots of the one who asks, `{identity, wish: "look"}`; a token for one, which is shown this once,
 * `{…, wish: "make", name, scopes}`; and its end, `{…, wish: "revoke", id}`.
 */
export const handler = accountHandler(async (asking) => {
  const { services: { store, botDesk }, identity, body } = asking;
  switch (body.wish) {
    case "look":
      return freshJson({ bots: await store.books.bots.of(identity) });
    case "make":
      return await make(asking);
    case "revoke":
      if (!isVersion(body.id)) return refuse("malformed", 400);
      return await botDesk.tokens.revoke(identity, body.id)
        ? freshJson({ revoked: body.id })
        : refuse("unknown", 404);
    default:
      return refuse("malformed", 400);
  }
});

async function make({ services, identity, source, body }: Asking): Promise<Response> {
  const { moderation, botDesk } = services;
  const until = moderation.bannedUntil({ source, identity });
  if (until !== undefined) return refuse("banned", 403, { until });
  const read = readName(typeof body.name === "string" ? body.name : "");
  if (typeof read === "string") return refuse(read, 400);
  const scopes = readScopes(body.scopes);
  if (!scopes) return refuse("malformed", 400);
  if (await moderation.shown(read.name) === "") return refuse("reserved", 400);
  const issued = await botDesk.tokens.issue(identity, read.name, scopes, source);
  if (issued === "limit") return refuse("limit", 429);
  return issued === "failed" ? refuse("storage", 503) : freshJson(issued);
}

/** Undefined for what is none, or not one. */
function readScopes(value: unknown): Scope[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const known = SCOPES.filter((scope) => value.includes(scope));
  return known.length === new Set(value).size ? known : undefined;
}
