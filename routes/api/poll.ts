import { define } from "../../lib/server/define.ts";
import { freshJson, readJson } from "../../lib/server/http/body.ts";
import { replyJson, TOO_LONG } from "../../lib/server/http/room_reply.ts";
import { sourceOfRequest } from "../../lib/server/transport/address.ts";
import type { PollReply } from "../../lib/rooms/protocol.ts";

const outdated: PollReply & { message: string } = {
  msgs: [{ t: "fatal", why: "outdated" }],
  message: 'Poll by POST with {"sid": …, "since": 0}: an address keeps no secrets.',
};

/** Online play without a socket: what a connection hears, from the version it saw last (TR-001 §4.3). */
export const handler = define.handlers({
  /** So polled pages of before, with what is secret in the address: they have to reload. */
  GET() {
    return freshJson(outdated, 410);
  },
  async POST({ req, info, state }) {
    const { polls, trustedHops } = await state.online();
    const body = await readJson(req);
    if (body === null) return replyJson(TOO_LONG, 413);
    return replyJson(await polls.poll(body, sourceOfRequest(req, info, trustedHops)));
  },
});
