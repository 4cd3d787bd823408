import type { Bot } from "../store/bots.ts";
import type { Entered } from "../store/tournaments.ts";
import type { TournamentDesk } from "../tournaments/desk.ts";
import { freshJson } from "./body.ts";
import { refusal } from "./refusal.ts";

/** How a bot stands in a tournament now, or why nothing was done. */
export async function entryReply(
  tournaments: TournamentDesk,
  id: string,
  { identity }: Bot,
  done: Entered,
): Promise<Response> {
  if (done === "failed") return refusal("storage");
  return done === "kept" ? freshJson(await tournaments.look(id, identity)) : refusal(done);
}
