/** Reads what a browser says of its games against the CPU; nothing else is believed. */

import { isRankedId } from "../../games/registry.ts";
import type { CpuGame, SealedReport } from "../../leaderboard/cpu_record.ts";
import { isLevel } from "../../leaderboard/points.ts";
import { isFields } from "../../rooms/parse.ts";

/** The game that somebody wishes to begin: `{game, level, side}`. */
export function readWish(
  body: Readonly<Record<string, unknown>>,
): Omit<CpuGame, "seed"> | undefined {
  const { game, level, side } = body;
  if (typeof game !== "string" || !isRankedId(game)) return undefined;
  if (typeof level !== "string" || !isLevel(level)) return undefined;
  return side === 0 || side === 1 ? { game, level, side } : undefined;
}

/** A report's fields, of the right types; what they say is judged elsewhere. */
export function readReport(value: unknown): SealedReport | undefined {
  if (!isFields(value)) return undefined;
  const { game, level, side, seed, options, moves, result, seal } = value;
  const areTexts = isText(game) && isText(level) && isText(seed) && isText(moves) &&
    isText(result) && isText(seal);
  if (!areTexts || typeof side !== "number" || !areOptions(options)) return undefined;
  return { game, level, side, seed, options, moves, result, seal };
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function areOptions(value: unknown): value is Record<string, number> {
  return isFields(value) && Object.values(value).every((one) => typeof one === "number");
}
