import { type Scope, SCOPES } from "../../../lib/leaderboard/bot.ts";
import { NAME_LENGTH, readName, type Unfit } from "../../../lib/leaderboard/names.ts";
import { accountHandler, type Asking } from "../../../lib/server/http/account.ts";
import { refusal, refuse } from "../../../lib/server/http/refusal.ts";
import { freshJson } from "../../../lib/server/http/body.ts";
import type { Services } from "../../../lib/server/services.ts";
import { isVersion } from "../../../lib/rooms/parse.ts";

/** Why a name can't be a bot's, for who makes a token without the page. */
const UNFIT: Readonly<Record<Unfit, string>> = {
  unfit: `"name" must have ${NAME_LENGTH.least} to ${NAME_LENGTH.most} letters or digits.`,
  signs: '"name" may only have letters, digits, spaces and . \' - _.',
  mixed: '"name" mixes alphabets that aren\'t written together.',
  reserved: "That name is reserved.",
};
const NO_SCOPES = `"scopes" must be a list of one or more of ${SCOPES.join(", ")}.`;

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
      if (!isVersion(body.id)) return malformed('"id" must be the number of a bot.');
      return await botDesk.tokens.revoke(identity, body.id)
        ? freshJson({ revoked: body.id })
        : refusal("unknown");
    default:
      return malformed('"wish" must be look, make or revoke.');
  }
});

async function make({ services, identity, source, body }: Asking): Promise<Response> {
  const { moderation, botDesk } = services;
  const until = moderation.bannedUntil({ source, identity });
  if (until !== undefined) return refusal("banned", { until });
  const read = readName(typeof body.name === "string" ? body.name : "");
  if (typeof read === "string") return unfit(read);
  const scopes = readScopes(body.scopes);
  if (!scopes) return malformed(NO_SCOPES);
  if (await moderation.shown(read.name) === "") return unfit("reserved");
  const issued = await botDesk.tokens.issue(identity, read.name, scopes, source);
  if (issued === "limit") return await full(services, identity);
  return issued === "failed" ? refusal("storage") : freshJson(issued);
}

/** Waiting is of no use to who has as many as a player may. */
async function full({ store, limits }: Services, identity: string): Promise<Response> {
  const own = (await store.books.bots.of(identity)).filter(({ made }) => made !== null);
  const message = own.length < limits.botTokensPerIdentity
    ? "As many bots have a token as may, of all or of your address."
    : `You have ${own.length} ${own.length === 1 ? "bot" : "bots"}, as many as you may: ` +
      "revoke one, or take the name of one of them.";
  return refusal("limit", { message });
}

function unfit(why: Unfit): Response {
  return refuse(why, 400, { message: UNFIT[why] });
}

function malformed(message: string): Response {
  return refusal("malformed", { message });
}

/** Undefined for what is none, or not one. */
function readScopes(value: unknown): Scope[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const known = SCOPES.filter((scope) => value.includes(scope));
  return known.length === new Set(value).size ? known : undefined;
}
