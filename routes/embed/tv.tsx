import { define } from "../../lib/server/define.ts";
import { embedResponse } from "../../lib/server/http/pages/embed.tsx";
import { embeddedTv } from "../../lib/server/http/pages/embedded_game.tsx";
import { readTvChoice } from "../../lib/server/rooms/tv.ts";
import { gameNames } from "../../lib/server/http/pages/game_choices.ts";

/** What is on, for frames on other sites, which ask again every few seconds. */
export const handler = define.handlers({
  async GET(ctx) {
    const { state } = ctx, { language, origin } = state;
    const { tv } = await state.online();
    const choice = readTvChoice(ctx.url), { shown } = await tv.news(choice);
    const { title, card } = embeddedTv({ language, origin }, shown, gameNames(language));
    return embedResponse(ctx, { title, children: card, keptFor: 2 });
  },
});
