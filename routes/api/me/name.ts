import { playerHandler } from "../../../lib/server/http/account.ts";
import { refuse } from "../../../lib/server/http/refusal.ts";
import { freshJson } from "../../../lib/server/http/body.ts";
import { readName } from "../../../lib/leaderboard/names.ts";
import type { Denied } from "../../../lib/server/store/players.ts";

/** Takes a name that nobody else can use then: `{identity, name}`. */
export const handler = playerHandler(async ({ services, identity, source, body }) => {
  const read = readName(typeof body.name === "string" ? body.name : "");
  if (typeof read === "string") return refuse(read, 400);
  const { players, moderation, rates, world } = services, now = world.now();
  if (await moderation.shown(read.name) === "") return refuse("reserved", 400);
  if (rates.names.isSpent(source, now)) return refuse("limit", 429);
  const player = await players.claim(identity, read.name, now);
  if (typeof player === "string") return deny(player);
  rates.names.allow([source], now);
  return freshJson({ player });
});

/** Everybody begins without a ranked game: the page says what to do, and nothing went wrong. */
const DENIALS: Readonly<Record<Denied, readonly [why: string, status: number]>> = {
  taken: ["taken", 409],
  unplayed: ["unplayed", 200],
  failed: ["storage", 503],
};

function deny(denied: Denied): Response {
  return refuse(...DENIALS[denied]);
}
