import { type Asking, playerHandler } from "../../../lib/server/http/account.ts";
import { malformed, refuse } from "../../../lib/server/http/refusal.ts";
import { freshJson } from "../../../lib/server/http/body.ts";
import { playerOf } from "../../../lib/server/http/person.ts";
import { below } from "../../../lib/games/kit/rng.ts";
import { isSecret } from "../../../lib/rooms/parse.ts";
import { readSettings } from "../../../lib/rooms/settings.ts";
import { digest } from "../../../lib/server/digest.ts";
import { shownName } from "../../../lib/server/transport/admission.ts";

/**
 * Who asks the one who asks here for a game, `{identity, wish: "look"}`; asks a player for one,
 * `{…, wish: "send", player, game, clock, token, name}`, where the token holds the seat in the room that
 * is answered with; and says no, `{…, wish: "decline", code}`.
 */
export const handler = playerHandler(async (asking) => {
  const { services: { challenges }, identity, body } = asking;
  switch (body.wish) {
    case "look":
      return freshJson({ challenges: await challenges.to(identity) });
    case "decline":
      await challenges.decline(identity, body.code);
      return freshJson({ challenges: await challenges.to(identity) });
    case "send":
      return await send(asking);
    default:
      return malformed(asking, '"wish" must be look, send or decline.');
  }
});

const UNFIT =
  '"game", "clock" and "token" are needed: a game as a room has it, its clock as text, ' +
  'such as "60" or "180+3", and 22 to 64 letters, digits, - or _.';

async function send(asking: Asking): Promise<Response> {
  const { services, identity, source, body } = asking;
  const { challenges, moderation, brake, players, rates, markOf, world } = services;
  const { token, name = "", game, clock } = body;
  const chosen: Readonly<Record<string, unknown>> = { game, clock };
  const settings = readSettings(
    (field) => typeof chosen[field] === "string" ? chosen[field] : undefined,
    (seats) => below(seats, world.random),
  );
  if (!settings || !isSecret(token) || typeof name !== "string") return malformed(asking, UNFIT);
  const other = await playerOf(services, body.player);
  if (!other || other.identity === identity) return refuse("unknown", 404);
  const mark = markOf(source), asked = { identity: other.identity, source: "" };
  // Anyone who blocked somebody doesn't tell them so; and who is banned wouldn't come.
  if (await moderation.areApart({ identity, source: mark }, asked)) return refuse("unknown", 404);
  if (moderation.isPaused || brake.isOn) return refuse("paused", 503);
  if (!rates.challenges.allow([source, identity], world.now())) return refuse("limit", 429);
  const from = {
    identity,
    token: digest(token),
    name: await shownName(players, moderation, identity, name),
  };
  const sent = await challenges.send({
    from,
    to: other.identity,
    settings,
    source: mark,
  });
  if ("code" in sent) return freshJson({ code: sent.code });
  return sent.refused === "limit" ? refuse("limit", 429) : refuse("storage", 503);
}
