/** The site's own arenas, which begin at the same times every day. */

import { isRankedId, rankedIds } from "../games/registry.ts";
import { POOL_CLOCKS, poolClock } from "../rooms/pool.ts";
import type { TournamentPlan } from "./tournament.ts";

/** An arena of every day. */
export interface DailyArena extends Pick<TournamentPlan, "game" | "clock" | "minutes"> {
  /** When it begins, minutes after midnight UTC. */
  readonly at: number;
}

const HOUR = 60, MINUTE = 60_000, DAY = 24 * HOUR * MINUTE;

/** Every three hours, an hour long: two of Conquerors, then one of Skirmish. */
export const DAILY_ARENAS: readonly DailyArena[] = [0, 3, 6, 9, 12, 15, 18, 21].map((hour) => ({
  at: hour * HOUR,
  game: hour % 9 === 6 ? "skirmish" : "conquerors-v2",
  clock: hour % 9 === 3 ? "60" : "180+3",
  minutes: 60,
}));

/** How long before it begins an arena is on the list, ms. */
const AHEAD = DAY;

/** The arenas that are under way or begin within a day. */
export function dueArenas(arenas: readonly DailyArena[], now: number): TournamentPlan[] {
  const midnight = Math.floor(now / DAY) * DAY;
  const plans = [-DAY, 0, DAY].flatMap((shift) =>
    arenas.map((arena) => planOf(arena, midnight + shift + arena.at * MINUTE))
  );
  return plans.filter(({ starts, minutes }) =>
    starts <= now + AHEAD && now < starts + minutes * MINUTE
  );
}

/** The same arena has the same id wherever it's planned. */
function planOf({ game, clock, minutes }: DailyArena, starts: number): TournamentPlan {
  const time = new Date(starts).toISOString().slice(0, 16).replace(/[-:]/g, "").replace("T", "-");
  const id = `arena-${time}-${game}`;
  return { id, kind: "arena", name: "", game, clock, starts, minutes, rounds: 0, allowsBots: true };
}

const ENTRY = /^(\d\d):(\d\d) (\S+) (\S+) (\d{1,3})$/;
const LEAST_MINUTES = 5, MOST_MINUTES = 180;

/** What a schedule is, for a host whose text is none. */
export const SCHEDULE =
  'off, or arenas as "18:00 skirmish 180+3 60" with commas between: the time (UTC), ' +
  `a game (${rankedIds().join(", ")}), a clock (${POOL_CLOCKS.join(", ")}), ` +
  `and ${LEAST_MINUTES} to ${MOST_MINUTES} minutes; at one time each game once`;

/** Reads a schedule: `off`, or arenas as `18:00 skirmish 180+3 60`, separated by commas; undefined for none. */
export function readSchedule(text: string): DailyArena[] | undefined {
  if (text.trim() === "off") return [];
  const arenas = text.split(",").map((entry) => readArena(entry.trim()));
  const areRead = arenas.every((arena) => arena !== undefined);
  return areRead && areApart(arenas) ? arenas : undefined;
}

/** Two of one game at one time would have one id, and only the first would be held. */
function areApart(arenas: readonly DailyArena[]): boolean {
  return new Set(arenas.map(({ at, game }) => `${at} ${game}`)).size === arenas.length;
}

function readArena(entry: string): DailyArena | undefined {
  const [, hours, minute, game = "", clock = "", minutes] = ENTRY.exec(entry) ?? [];
  const at = Number(hours) * HOUR + Number(minute), length = Number(minutes);
  const isTime = Number(hours) < 24 && Number(minute) < HOUR;
  const fits = isTime && isRankedId(game) && poolClock(clock) !== undefined;
  return fits && length >= LEAST_MINUTES && length <= MOST_MINUTES
    ? { at, game, clock, minutes: length }
    : undefined;
}
