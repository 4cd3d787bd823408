import { LIFE_GAME_IDS } from "../../lib/games/life_games.ts";
import { CROWD_IDS, CROWDS } from "../../lib/leaderboard/opening_bands.ts";
import { define } from "../../lib/server/define.ts";
import { freshJson } from "../../lib/server/http/body.ts";
import { refusal } from "../../lib/server/http/refusal.ts";
import { readAsked } from "../../lib/server/openings/explorer.ts";

const NO_OPENING = `"game" must be ${LIFE_GAME_IDS.join(", ")}, "who" ${CROWD_IDS.join(", ")}, ` +
  'and "moves" legal turns in CCN with _ between them, of three rounds at most.';

/** How many games had a position in their first rounds, and what came next: as `/openings` is asked. */
export const handler = define.handlers({
  async GET({ url, state }) {
    const asked = readAsked(url);
    if (!asked) return refusal("malformed", { message: NO_OPENING });
    const { explorer } = await state.online();
    return freshJson(await explorer.at(asked.game, asked.path.at(-1)!, CROWDS[asked.who]));
  },
});
