import { define } from "../lib/server/define.ts";
import { PageError } from "../lib/server/http/pages/page_error.ts";
import { readRoomCode } from "../lib/rooms/code.ts";

/** Goes to the room whose code somebody typed. */
export const handler = define.handlers({
  GET(ctx) {
    const code = readRoomCode(ctx.url.searchParams.get("code") ?? "");
    if (code === undefined) throw new PageError(404, "unknown-room");
    return ctx.redirect(`/r/${code}`);
  },
});
