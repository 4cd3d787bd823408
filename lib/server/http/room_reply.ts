import type { PollReply, SendReply } from "../../rooms/protocol.ts";
import { freshJson, LONGEST_BODY } from "./body.ts";

/** To a body that is too long to be read. */
export const TOO_LONG: PollReply = {
  msgs: [{ t: "malformed", why: `The body is longer than ${LONGEST_BODY} bytes` }],
};

/** What one who polls is told; 400 for what could not be read. */
export function replyJson(reply: SendReply, status?: number): Response {
  return freshJson(reply, status ?? (reply.msgs[0]?.t === "malformed" ? 400 : 200));
}
