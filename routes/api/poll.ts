import { define } from "../../lib/define.ts";
import { freshJson } from "../../lib/http/body.ts";
import { isVersion } from "../../lib/rooms/parse.ts";

/** Online play without a socket: what a guest hears, from the version it saw last (TR-001 §4.3). */
export const handler = define.handlers({
  async GET({ url, state }) {
    const { polls } = await state.online();
    const since = Number(url.searchParams.get("since") ?? 0);
    if (!isVersion(since)) return freshJson({ msgs: [{ t: "malformed" }] }, 400);
    return freshJson(await polls.poll(url.searchParams.get("sid") ?? "", since));
  },
});
