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
  learn: "Learn the game",
  rung: (rung: number, rungs: number) => `You're on rung ${rung} of ${rungs}.`,
  resumed: "Welcome back. This is your open ranked game.",
  startOver: "Start over (a loss)",
  open: (level: string) => `Not ranked: you have a game against ${level} open.`,
  goOn: "Finish it",
  instead: "Lose it, rank this",
  soon: "Not ranked: your last one started a moment ago.",
  counting: "Checking your game…",
  checking: (ahead: number) => {
    const others = counted(LANGUAGE, ahead, { one: "other game", other: "other games" });
    return `Waiting to be checked${
      ahead > 0 ? `, after ${others}` : ""
    }. You can leave: it still counts.`;
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
  countedLost: "Counted: no points.",
  notCounted: "Not counted:",
  uncounted: {
    malformed: "the server couldn't read the report.",
    forged: "the ticket isn't yours.",
    expired: "it took longer than a day.",
    "not-yet": "the server's clock was set back.",
    "wrong-game": "the rules don't match.",
    "wrong-level": "the level doesn't match.",
    "wrong-side": "the side doesn't match.",
    "wrong-seed": "the random seed doesn't match.",
    "wrong-options": "the options don't match.",
    damaged: "the report got damaged on the way.",
    unreadable: "a turn can't be read.",
    illegal: "a turn isn't legal.",
    "not-over": "the game isn't over.",
    "result-differs": "the result doesn't match.",
    "too-fast": "played too fast.",
    "too-late": "it took longer than a day.",
    "cpu-differs": "the computer's moves don't match.",
    unchecked: "the server couldn't check it.",
    busy: "the server is checking too many games. Try again in a minute.",
    "one-at-a-time": "your last game is still being checked. Try again in a minute.",
    repeated: "it was already counted.",
    lost: "you dropped it for another game, or its day ran out.",
    open: "your last ranked game is still open.",
    paused: "new ranked games are paused.",
    soon: "ranked games start at least 30 seconds apart.",
    storage: "the server couldn't save it.",
    limit: "too many games at once.",
    banned: "you can't play online right now.",
    offline: "can't reach the server.",
    helped: "you asked the computer for help.",
    undone: "you took a turn back.",
    resigned: "you resigned.",
    "no-ticket": "the server couldn't be reached when the game started.",
  } satisfies Record<Uncounted, string>,
};

export type VerdictWords = typeof en;
