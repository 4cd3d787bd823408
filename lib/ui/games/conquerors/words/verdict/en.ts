/**
 * What the leaderboard says to a finished game against the computer, in English; apart from all else,
 * so that other tables do not send it. `es.ts` says the same: a missing word does not compile.
 */

import type { Uncounted } from "../../../../../leaderboard/counted.ts";
import type { Points } from "../../../../../leaderboard/points.ts";
import { counted } from "../../../../../words/grammar.ts";

const LANGUAGE = "en";

export const en = {
  next: (level: string) => `Next: ${level}`,
  rung: (rung: number, rungs: number) => `You're on rung ${rung} of ${rungs}.`,
  resumed: "Welcome back. This is your open ranked game.",
  startOver: "Start over (a loss)",
  open: (level: string) => `Not ranked: you have a game against ${level} open.`,
  goOn: "Finish it",
  instead: "Lose it, rank this",
  soon: "Not ranked: your last one started a moment ago.",
  counting: "The server counts the game…",
  checking: (ahead: number) => {
    const others = counted(LANGUAGE, ahead, { one: "other game", other: "other games" });
    return `Being checked${
      ahead > 0 ? `, after ${others}` : ""
    }. You may leave: it counts all the same.`;
  },
  points: (points: number) => counted(LANGUAGE, points, { one: "point", other: "points" }),
  pointsFor: {
    base: (points: number) => `${points} for the win`,
    extinction: (points: number) => `${points} for extinction`,
    speed: (points: number) => `${points} for speed`,
    early: (points: number) => `${points} for an early end`,
    margin: (points: number) => `${points} for the lead`,
  } satisfies Record<Exclude<keyof Points, "total">, (points: number) => string>,
  best: (level: string) => `Your best score vs ${level}`,
  streak: (wins: number) => `${wins} wins in a row`,
  place: (place: number) => `#${place} this week`,
  countedLost: "Counted as a game.",
  notCounted: "Not counted:",
  uncounted: {
    malformed: "the server could not read the report.",
    forged: "the ticket is not yours.",
    expired: "it took longer than a day.",
    "not-yet": "the server's clock was put back.",
    "wrong-game": "the rules were others.",
    "wrong-level": "the level was another.",
    "wrong-side": "the side was another.",
    "wrong-seed": "the computer's chance was another.",
    "wrong-options": "the options were others.",
    damaged: "the report was damaged on its way.",
    unreadable: "a turn cannot be read.",
    illegal: "a turn is not legal.",
    "not-over": "the game is not over.",
    "result-differs": "the board ended otherwise.",
    "too-fast": "nobody plays so fast.",
    "too-late": "it took longer than a day.",
    "cpu-differs": "the computer plays otherwise.",
    unchecked: "the server could not check it.",
    busy: "the server is checking too many games. Try again in a minute.",
    "one-at-a-time": "your last game is still being checked. Try again in a minute.",
    repeated: "it was counted before.",
    lost: "you gave it up for another game, or its day was over.",
    open: "your last ranked game is still open.",
    paused: "new ranked games are paused.",
    soon: "ranked games start at least 30 seconds apart.",
    storage: "the server could not keep it.",
    limit: "too many games at once.",
    banned: "you can't play online right now.",
    offline: "the server cannot be reached.",
    helped: "you asked the computer for help.",
    undone: "you took a turn back.",
    resigned: "you resigned.",
    "no-ticket": "the server could not be reached when the game began.",
  } satisfies Record<Uncounted, string>,
};

export type VerdictWords = typeof en;
