import { readNews } from "../../../lib/arena/news.ts";
import { define } from "../../../lib/define.ts";
import { readBefore } from "../../../lib/http/arena_before.ts";
import { freshJson } from "../../../lib/http/body.ts";

/** What the arena's page shows, for one that was sent before the match `known` was over. */
export const handler = define.handlers({
  async GET({ url, state }) {
    const { arena } = await state.online();
    return freshJson(await readNews(arena, readBefore(url), url.searchParams.get("known")));
  },
});
