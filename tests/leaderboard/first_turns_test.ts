/** Which first turns somebody plays again and again, and in which order they're told. */

import { assertEquals } from "@std/assert";
import { favoritesOf } from "../../lib/leaderboard/first_turns.ts";

/** So many games that begin with a turn at Blue's home, and how many of them Blue won. */
function begun(cell: string, games: number, wins: number) {
  const record = `[Game "conquerors-v2"]\n\n1. ${cell},b1,a2,b2 pass\n`;
  return Array.from(
    { length: games },
    (_, n) => ({ game: "conquerors-v2", seat: 0, winner: n < wins ? 0 : 1, record }) as const,
  );
}

Deno.test("the first turns played most come first, then those that won more; four at most", () => {
  const games = [
    ...begun("c9", 2, 1),
    ...begun("c3", 3, 0),
    ...begun("c5", 2, 2),
    ...begun("c4", 1, 1),
    ...begun("c8", 4, 1),
    ...begun("c7", 2, 1),
  ];
  const told = favoritesOf(games).map(({ games, wins }) => [games, wins]);
  assertEquals(told, [[4, 1], [3, 0], [2, 2], [2, 1]]);
});
