import { define } from "../../lib/server/define.ts";
import { freshJson } from "../../lib/server/http/body.ts";

/** The open games that anyone may join, the newest first. */
export const handler = define.handlers({
  async GET({ state }) {
    const { lobby } = await state.online();
    return freshJson({ rooms: await lobby.waiting() });
  },
});
