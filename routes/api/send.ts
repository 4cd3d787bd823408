import { define } from "../../lib/server/define.ts";
import { readJson } from "../../lib/server/http/body.ts";
import { replyJson, TOO_LONG } from "../../lib/server/http/room_reply.ts";
import { sourceOfRequest } from "../../lib/server/transport/address.ts";

/** Online play without a socket: what a connection says (TR-001 §4.3). */
export const handler = define.handlers({
  async POST({ req, info, state }) {
    const { polls, trustedHops } = await state.online();
    const body = await readJson(req);
    if (body === null) return replyJson(TOO_LONG, 413);
    return replyJson(await polls.send(body, sourceOfRequest(req, info, trustedHops)));
  },
});
