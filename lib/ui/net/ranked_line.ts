/** What a game against the CPU that may count asks the server: a ticket when it begins, and whether it counts. */

import { LEVELS_VERSION } from "../../games/game.ts";
import { type Counted, mayPass, type Reported, type Uncounted } from "../../leaderboard/counted.ts";
import type { CpuGame } from "../../leaderboard/cpu_record.ts";
import { sealOf } from "../../leaderboard/seal.ts";
import { askServer } from "./ask_server.ts";
import { type RankedGame, readRanked, type Wish, writeRanked } from "./ranked_game.ts";
import { type Keep, NAME } from "./keep.ts";

/** How long until a game that is being checked is asked after again, ms. */
const ASK_AGAIN = 2_000;

export type Refused =
  | { readonly refused: "open"; readonly open: CpuGame }
  | { readonly refused: Exclude<Uncounted, "open"> };

/** What the server answers to who wishes for a ticket. */
type Issued = { readonly ticket: string; readonly seed: string } | Refused;

/**
 * Wishes for a ticket, which takes the place of the one with the seed `instead`; undefined without an
 * answer.
 */
export async function askForTicket(
  keep: Keep,
  game: Wish,
  instead?: string,
): Promise<Issued | undefined> {
  const kept = readRanked(keep);
  if (kept?.result) await send(keep, kept);
  const given = instead ?? (kept?.isGivenUp ? kept.seed : undefined);
  const version = LEVELS_VERSION;
  const body = { ...game, version, ...given !== undefined && { instead: given } };
  return await askServer<Issued>(keep, "/api/games", body);
}

/** Reports a finished game; while it's being checked, `onChecking` hears how many come before it. */
export async function reportGame(
  keep: Keep,
  ranked: RankedGame,
  onChecking: (ahead: number) => void,
): Promise<Counted> {
  for (;;) {
    const reported = await send(keep, ranked);
    if (!("checking" in reported)) return reported;
    onChecking(reported.checking);
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN));
  }
}

/** Sends a finished game, which is kept until the server has it or will never take it. */
async function send(
  keep: Keep,
  { ticket, game, level, side, seed, moves, result = "" }: RankedGame,
): Promise<Reported> {
  const report = { game, level, side, seed, options: {}, moves, result };
  const name = keep.getItem(NAME) ?? "";
  const body = { ticket, name, report: { ...report, seal: sealOf(report) } };
  const reported = await askServer<Reported>(keep, "/api/results", body) ??
    { refused: "offline" as const };
  const isDone = !("refused" in reported) || !mayPass(reported.refused);
  if (isDone && readRanked(keep)?.seed === seed) writeRanked(keep, undefined);
  return reported;
}
