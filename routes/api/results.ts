import { accountHandler, refuse } from "../../lib/http/account.ts";
import { freshJson } from "../../lib/http/body.ts";
import { readReport } from "../../lib/http/cpu_game.ts";
import { NAME_LENGTH } from "../../lib/leaderboard/names.ts";
import { cleanText } from "../../lib/rooms/chat.ts";

/** Counts a game against the CPU if it was played as reported: `{identity, name, ticket, report}`. */
export const handler = accountHandler(async ({ services: { cpuGames }, identity, body }) => {
  const { ticket, name } = body;
  const report = readReport(body.report);
  if (!report || typeof ticket !== "string") return refuse("malformed", 400);
  const sitter = {
    identity,
    name: typeof name === "string" ? cleanText(name, NAME_LENGTH.most) : "",
  };
  const counted = await cpuGames.report(ticket, report, sitter);
  return freshJson(counted, "refused" in counted ? 422 : 200);
});
