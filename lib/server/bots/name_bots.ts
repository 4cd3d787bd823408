import type { FinishedGame } from "../../leaderboard/finished_game.ts";
import type { Players } from "../store/players.ts";

/**
 * Gives the bots of a game that counts their names for themselves, as people have those they save: a
 * leaderboard shows no others. `now` in ms.
 */
export async function nameBots(
  { seats, unrated }: FinishedGame,
  players: Pick<Players, "find" | "claim">,
  now: number,
): Promise<void> {
  if (unrated !== null) return;
  for (const sitter of seats) {
    if (!sitter?.isBot || sitter.name === "") continue;
    const known = await players.find(sitter.identity);
    if (known?.name !== sitter.name) await players.claim(sitter.identity, sitter.name, now);
  }
}
