import { readNews } from "../../../lib/server/arena/news.ts";
import { define } from "../../../lib/server/define.ts";
import { readBefore } from "../../../lib/server/http/arena_before.ts";
import { freshJson } from "../../../lib/server/http/body.ts";

/** What the arena's page shows, for one that was sent before the match `known` was over. */
export const handler = define.handlers({
  async GET({ url, state }) {
    const { arena } = await state.online();
    return freshJson(await readNews(arena, readBefore(url), url.searchParams.get("known")));
  },
});
