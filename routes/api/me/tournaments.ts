import { type Asking, playerHandler } from "../../../lib/server/http/account.ts";
import { malformed, refuse } from "../../../lib/server/http/refusal.ts";
import { freshJson } from "../../../lib/server/http/body.ts";
import { isSecret } from "../../../lib/rooms/parse.ts";
import { POOL_CLOCKS } from "../../../lib/rooms/pool.ts";
import { ROUNDS, STARTS_IN, TOURNAMENT_NAME } from "../../../lib/tournaments/tournament.ts";
import { REFUSALS, statusOf } from "../../../lib/server/api/refusals.ts";

/** How long the answer to a page that is hidden is held, ms. */
const HELD = 3_000;

/**
 * How the one who asks stands in a tournament, and that they are there, `{identity, wish: "look", id}`,
 * with its news if it's at another version than `version`, and after a while if their page `isHidden`;
 * enters, `{…, wish: "join", token, name}`, where the token holds the seats in the rooms of its games,
 * unless the name is another's;
 * leaves, `{…, wish: "leave"}`; talks, `{…, wish: "say", text}`; makes a Swiss, `{…, wish: "make", title, game, clock, rounds, startsIn}`; and
 * calls it off before it starts, `{…, wish: "call-off"}`. The standings are those of a `page`, the first
 * unless told.
 */
export const handler = playerHandler(async (asking) => {
  const { services: { tournaments }, identity, body } = asking;
  const { wish, id } = body;
  if (wish === "make") return await make(asking);
  if (typeof id !== "string") return malformed(asking, '"id" is missing.');
  switch (wish) {
    case "look":
      if (body.isHidden === true) await hold(asking);
      return await look(asking, id);
    case "join":
      return await join(asking, id);
    case "leave":
      return await answer(asking, id, await tournaments.leave(id, identity));
    case "call-off":
      return await answer(asking, id, await tournaments.callOff(id, identity));
    case "say":
      if (typeof body.text !== "string") return malformed(asking, '"text" is missing.');
      return await answer(asking, id, await tournaments.say(id, identity, body.text));
    default:
      return malformed(asking, '"wish" must be one of those that /api names.');
  }
}, "attendances");

/**
 * Browsers let the timers of hidden pages wait for up to a minute, but no answers: this is their timer. It
 * keeps no server from ending: until then nobody could play.
 */
async function hold({ services: { world }, stopping }: Asking): Promise<void> {
  if (stopping.aborted) return;
  const { promise, resolve } = Promise.withResolvers<void>(), end = () => resolve();
  const cancel = world.after(HELD, end);
  stopping.addEventListener("abort", end);
  await promise;
  cancel();
  stopping.removeEventListener("abort", end);
}

/** The page that somebody was sent first has all lines: who has blocked anyone gets the news at once. */
async function look({ services: { tournaments, moderation }, identity, body }: Asking, id: string) {
  const mine = await tournaments.look(id, identity);
  if (!mine) return refuse("unknown", 404);
  const { version, page = 1 } = body;
  const blocked = await moderation.blocks.by(identity);
  const isSeen = version === await tournaments.boards.version(id);
  if (isSeen && blocked.length === 0) return freshJson(mine);
  const news = await tournaments.boards.news(id, typeof page === "number" ? page : 1, blocked);
  return freshJson({ ...mine, news });
}

async function join(asking: Asking, id: string): Promise<Response> {
  const { services: { tournaments }, body: { token, name = "" } } = asking;
  if (!isSecret(token) || typeof name !== "string") return malformed(asking, '"token" is missing.');
  return await answer(asking, id, await tournaments.join(id, asking, token, name));
}

async function make(asking: Asking): Promise<Response> {
  const { services: { tournaments, moderation }, body } = asking;
  if (moderation.isPaused) return refuse("paused", 503);
  const made = await tournaments.make(body, asking);
  if (made === "malformed") return malformed(asking, NO_PLAN);
  return typeof made === "string" ? no(made) : freshJson(made);
}

/** All that a tournament needs, with its bounds. */
const NO_PLAN =
  `"title" must have ${TOURNAMENT_NAME.least} to ${TOURNAMENT_NAME.most} letters that ` +
  `may be shown, "game" be a ranked one, "clock" one of ${POOL_CLOCKS.join(", ")} as text, ` +
  `"rounds" ${ROUNDS.min} to ${ROUNDS.max}, and "startsIn" ${STARTS_IN.min} to ${STARTS_IN.max} minutes.`;

/** How they stand after it, or why it wasn't done. */
async function answer(asking: Asking, id: string, done: string): Promise<Response> {
  return done === "kept" ? await look(asking, id) : no(done);
}

function no(why: string): Response {
  if (why === "failed") return refuse("storage", 503);
  if (why === "over") return refuse(why, 409, { message: "The tournament has begun, or is over." });
  return refuse(why, why in REFUSALS ? statusOf(why as keyof typeof REFUSALS) : 409);
}
