import { accountHandler } from "../../../lib/server/http/account.ts";
import { freshJson } from "../../../lib/server/http/body.ts";
import { boardAt, readBoardChoice } from "../../../lib/leaderboard/board_choice.ts";

/** Who asks, as others know it, and its place on a board: `{identity, board: "period=month"}`. */
export const handler = accountHandler(async ({ services, identity, body }) => {
  const { players, standings, world } = services;
  const player = await players.find(identity) ?? null;
  const query = typeof body.board === "string" ? body.board : "";
  const choice = readBoardChoice(new URLSearchParams(query));
  const standing = player && choice &&
    await standings.of(boardAt(choice, world.now()), player.id);
  return freshJson({ player, standing: standing ?? null });
});
