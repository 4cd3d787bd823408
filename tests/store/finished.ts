/** Finished games for tests of what is kept of them. */

import { NO_POINTS } from "../../lib/leaderboard/points.ts";
import type { FinishedGame } from "../../lib/leaderboard/finished_game.ts";
import type { Check } from "../../lib/server/store/checks.ts";
import type { Subscription } from "../../lib/server/store/subscriptions.ts";

const NOON = Date.UTC(2026, 10, 18, 12);

/** A game that Ada won against Ben online, but for what is given. */
export function finishedGame(given: Partial<FinishedGame> = {}): FinishedGame {
  return {
    id: "ab2cd3ef4g-1",
    game: "conquerors-v2",
    opponent: "online",
    seats: [{ identity: "Ada's", name: "Ada" }, { identity: "Ben's", name: "Ben" }],
    winner: 0,
    by: "majority",
    endedAt: NOON,
    seconds: 240,
    unrated: null,
    points: 150,
    record: '[Game "conquerors-v2"]\n\n1. pass pass\n',
    ...given,
  };
}

/** The id of the n-th of many games. */
export function gameId(n: number): string {
  return n.toString(36).padStart(10, "0");
}

/** The check of the n-th of many games, in which somebody won against Conqueror. */
export function checkOf(n: number, identity = `player ${n}`): Check {
  const seats = [{ identity, name: "" }, null];
  const game = finishedGame({ id: gameId(n), opponent: "conqueror", seats, points: 7 });
  return {
    game,
    lost: { ...game, winner: 1, by: "abandonment", points: 0 },
    points: { ...NO_POINTS, base: 7, total: 7 },
    recheck: {
      game: "conquerors-v2",
      level: "conqueror",
      side: 0,
      seed: `${n}`,
      moves: "",
      drawn: [],
    },
    identity,
  };
}

/** A browser's at an address. */
export function subscriptionOf(endpoint: string): Subscription {
  return { endpoint, keys: { p256dh: "p256dh", auth: "auth" }, language: "es" };
}
