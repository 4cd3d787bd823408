import { define } from "../../lib/server/define.ts";
import { readTvChoice } from "../../lib/server/rooms/tv.ts";
import { freshJson } from "../../lib/server/http/body.ts";

/** Running games, and the one that is watched: `/api/tv?id=ab2cd3ef4g-1`, `/api/tv?game=skirmish`. */
export const handler = define.handlers({
  async GET({ url, state }) {
    const { tv } = await state.online();
    return freshJson(await tv.news(readTvChoice(url)));
  },
});
