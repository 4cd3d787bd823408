import { define } from "../../lib/define.ts";
import { freshJson } from "../../lib/http/body.ts";

/** The open games that anyone may join, the newest first. */
export const handler = define.handlers({
  async GET({ state }) {
    const { lobby } = await state.online();
    return freshJson({ rooms: lobby.waiting() });
  },
});
