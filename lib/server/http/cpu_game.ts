/** Reads what a browser says of its games against the CPU; nothing else is believed. */

import { LEVELS_VERSION } from "../../games/game.ts";
import { isRankedId } from "../../games/registry.ts";
import type { SealedReport, WishedGame } from "../../leaderboard/cpu_record.ts";
import { isLevel } from "../../leaderboard/points.ts";
import { isFields } from "../../rooms/parse.ts";

/**
 * What a browser wishes for: `{game, level, side, version?}`. Pages that were loaded before levels
 * had versions know the first, and one that knows more than this server gets its latest.
 */
export function readWish(body: Readonly<Record<string, unknown>>): WishedGame | undefined {
  const { game, level, side } = body, version = versionIn(body);
  if (typeof game !== "string" || !isRankedId(game)) return undefined;
  if (typeof level !== "string" || !isLevel(level)) return undefined;
  return side === 0 || side === 1 ? { game, level, side, version } : undefined;
}

function versionIn({ version }: Readonly<Record<string, unknown>>): number {
  const isVersion = typeof version === "number" && Number.isInteger(version) && version >= 1;
  return isVersion ? Math.min(version, LEVELS_VERSION) : 1;
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
