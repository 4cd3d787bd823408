import { define } from "../../lib/server/define.ts";
import { refusal } from "../../lib/server/http/refusal.ts";
import { shownBoard } from "../../lib/server/http/pages/shown_board.ts";
import { readBoardChoice } from "../../lib/leaderboard/board_choice.ts";

/** How long anyone may keep an answer. */
const FRESH = { "cache-control": "public, max-age=30" };

/** A leaderboard's page as JSON; it is asked for as the page is. */
export const handler = define.handlers({
  async GET({ url, state }) {
    const choice = readBoardChoice(url.searchParams);
    if (!choice) return refusal("malformed", { message: "No such leaderboard." });
    return Response.json(await shownBoard(await state.online(), choice), { headers: FRESH });
  },
});
