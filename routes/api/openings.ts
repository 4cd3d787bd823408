import { CROWDS } from "../../lib/leaderboard/opening_bands.ts";
import { define } from "../../lib/server/define.ts";
import { freshJson } from "../../lib/server/http/body.ts";
import { refusal } from "../../lib/server/http/refusal.ts";
import { readAsked } from "../../lib/server/openings/asked.ts";

/** How many games had a position in their first rounds, and what came next: as `/openings` is asked. */
export const handler = define.handlers({
  async GET({ url, state }) {
    const asked = readAsked(url);
    if (!asked) return refusal("malformed", { message: "No such opening." });
    const { explorer } = await state.online();
    return freshJson(await explorer.at(asked.game, asked.path.at(-1)!, CROWDS[asked.who]));
  },
});
