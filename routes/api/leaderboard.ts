import { define } from "../../lib/server/define.ts";
import { refusal } from "../../lib/server/http/refusal.ts";
import { shownBoard } from "../../lib/server/http/pages/shown_board.ts";
import { rankedIds } from "../../lib/games/registry.ts";
import { OPPONENT_KINDS, PAGE } from "../../lib/leaderboard/board.ts";
import { PERIODS } from "../../lib/leaderboard/period.ts";
import { readBoardChoice } from "../../lib/leaderboard/board_choice.ts";

/** How long anyone may keep an answer. */
const FRESH = { "cache-control": "public, max-age=30" };

const NO_BOARD = `"period" must be ${PERIODS.join(", ")}, "game" a ranked one: ${
  rankedIds().join(", ")
}, "opponent" ${OPPONENT_KINDS.join(", ")}, and "page" 1 to ${PAGE.most}.`;

/** A leaderboard's page as JSON; it is asked for as the page is. */
export const handler = define.handlers({
  async GET({ url, state }) {
    const choice = readBoardChoice(url.searchParams);
    if (!choice) return refusal("malformed", { message: NO_BOARD });
    return Response.json(await shownBoard(await state.online(), choice), { headers: FRESH });
  },
});
