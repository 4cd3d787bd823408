/** Reads a tournament that somebody wants to make. */

import { isShowable } from "../leaderboard/names.ts";
import { isRankedId } from "../games/registry.ts";
import { cleanText } from "../rooms/chat.ts";
import { poolClock } from "../rooms/pool.ts";
import { isWithin } from "../rooms/settings.ts";
import { ROUNDS, STARTS_IN, TOURNAMENT_NAME, type TournamentPlan } from "./tournament.ts";

const MINUTE = 60_000;

type Fields = Readonly<Record<string, unknown>>;

/** A Swiss under an id; undefined where the fields don't fit. */
export function readMade(
  { title, game, clock, rounds, startsIn, allowsBots = false }: Fields,
  id: string,
  now: number,
): TournamentPlan | undefined {
  const name = typeof title === "string" ? cleanText(title, TOURNAMENT_NAME.most) : "";
  if (name.length < TOURNAMENT_NAME.least || !isShowable(name)) return undefined;
  if (typeof game !== "string" || !isRankedId(game)) return undefined;
  const time = typeof clock === "string" ? poolClock(clock) : undefined;
  if (!time || !isWithin(rounds, ROUNDS) || !isWithin(startsIn, STARTS_IN)) return undefined;
  if (typeof allowsBots !== "boolean") return undefined;
  const starts = now + startsIn * MINUTE;
  return {
    id,
    kind: "swiss",
    name,
    game,
    clock: time,
    starts,
    minutes: 0,
    rounds,
    allowsBots,
  };
}
