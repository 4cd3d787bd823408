import { define } from "../../../lib/server/define.ts";
import { freshJson } from "../../../lib/server/http/body.ts";

/** The bots that listen now, and may be challenged by other bots. */
export const handler = define.handlers({
  async GET({ state }) {
    const { botDesk } = await state.online();
    return freshJson({ bots: await botDesk.online() });
  },
});
