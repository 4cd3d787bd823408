import { define } from "../../../lib/server/define.ts";
import { freshJson } from "../../../lib/server/http/body.ts";
import { refusal } from "../../../lib/server/http/refusal.ts";

/** A player as anyone may know them, by number. */
export const handler = define.handlers({
  async GET({ params, state }) {
    const { profiles } = await state.online();
    const isNumber = /^\d{1,12}$/.test(params.id!);
    const player = isNumber ? await profiles.numbered(Number(params.id)) : undefined;
    return player ? freshJson(await profiles.of(player)) : refusal("unknown");
  },
});
