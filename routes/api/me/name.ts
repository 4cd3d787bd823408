import { accountHandler, refuse } from "../../../lib/http/account.ts";
import { freshJson } from "../../../lib/http/body.ts";
import { readName } from "../../../lib/leaderboard/names.ts";

/** Takes a name that nobody else can use then: `{identity, name}`. */
export const handler = accountHandler(async ({ services, identity, body }) => {
  const name = typeof body.name === "string" ? readName(body.name) : undefined;
  if (name === undefined) return refuse("unfit", 400);
  const player = await services.players.claim(identity, name);
  if (player === "taken") return refuse("taken", 409);
  return player === "failed" ? refuse("storage", 503) : freshJson({ player });
});
