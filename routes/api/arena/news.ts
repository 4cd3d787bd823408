import { readBefore, readNews } from "../../../lib/server/arena/view.ts";
import { define } from "../../../lib/server/define.ts";
import { freshJson } from "../../../lib/server/http/body.ts";

/** What the arena's page shows, for one that was sent before the match `known` was over. */
export const handler = define.handlers({
  async GET({ url, state }) {
    const { arena, arenaView } = await state.online();
    const known = url.searchParams.get("known");
    return freshJson(await readNews(arenaView, arena.results, readBefore(url), known));
  },
});
