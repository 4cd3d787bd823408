import { define } from "../../../lib/server/define.ts";
import { freshJson } from "../../../lib/server/http/body.ts";
import { asBot } from "../../../lib/server/http/bot.ts";

/** Whose token it is. */
export const handler = define.handlers({
  GET: (ctx) =>
    asBot(
      ctx,
      undefined,
      ({ bot: { id, name, scopes }, services: { lobby }, bot }) =>
        freshJson({ id, name, scopes, games: lobby.of(bot.identity).map(({ code }) => code) }),
    ),
});
