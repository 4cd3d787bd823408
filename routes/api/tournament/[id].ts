import { define } from "../../../lib/server/define.ts";
import { refusal } from "../../../lib/server/http/refusal.ts";

/** A tournament and a page of its standings: `/api/tournament/arena-20261123-1200-skirmish?page=2`. */
export const handler = define.handlers({
  async GET({ req, url, params, state }) {
    const { tournaments: { boards } } = await state.online();
    const id = params.id!, page = Number(url.searchParams.get("page") ?? 1) || 1;
    const etag = `"${await boards.version(id)}-${page}"`;
    const headers = { etag, "cache-control": "no-cache" };
    if (req.headers.get("if-none-match") === etag) {
      return new Response(null, { status: 304, headers });
    }
    const news = await boards.news(id, page);
    return news ? Response.json(news, { headers }) : refusal("unknown");
  },
});
