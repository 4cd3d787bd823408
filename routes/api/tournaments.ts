import { define } from "../../lib/server/define.ts";
import { freshJson } from "../../lib/server/http/body.ts";

/** Tournaments that are running, that come, and that are over. */
export const handler = define.handlers({
  async GET({ state }) {
    const { tournaments } = await state.online();
    return freshJson(await tournaments.boards.lists());
  },
});
