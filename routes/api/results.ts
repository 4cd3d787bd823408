import { playerHandler } from "../../lib/server/http/account.ts";
import { malformed } from "../../lib/server/http/refusal.ts";
import { freshJson } from "../../lib/server/http/body.ts";
import { readReport } from "../../lib/server/http/cpu_game.ts";
import type { Reported } from "../../lib/leaderboard/counted.ts";
import { NAME_LENGTH } from "../../lib/leaderboard/names.ts";
import { cleanText } from "../../lib/rooms/chat.ts";

const NO_REPORT = '"report" must have the texts game, level, seed, moves, result and seal, ' +
  "the number side, and options by name as numbers.";

/**
 * Counts a game against the CPU if it was played as reported: `{identity, name, ticket, report}`. While
 * it is being checked the answer is how many come before it, and the same report may be sent again.
 */
export const handler = playerHandler(async (asking) => {
  const { services, identity, source, body } = asking;
  const { ticket } = body;
  const report = readReport(body.report);
  if (!report || typeof ticket !== "string") return malformed(asking, NO_REPORT);
  const wish = typeof body.name === "string" ? cleanText(body.name, NAME_LENGTH.most) : "";
  const name = await services.moderation.shown(await services.players.callable(identity, wish));
  const sitter = { identity, name };
  const mark = services.markOf(source);
  const reported = await services.cpuGames.report(ticket, report, sitter, mark);
  return freshJson(reported, statusOf(reported));
});

function statusOf(reported: Reported): number {
  if ("refused" in reported) return reported.refused === "busy" ? 503 : 422;
  return "checking" in reported ? 202 : 200;
}
