import { assertEquals } from "@std/assert";
import { winnerSaid } from "../../../lib/ui/analysis/standing.ts";
import type { ReplayedGame } from "../../../lib/ui/replay/replayed_game.ts";
import { readReplayed, wholeGame } from "../replay/game.ts";

Deno.test("who won is read off what the record says", () => {
  const game = readReplayed(wholeGame());
  const rows: [string | undefined, ReturnType<typeof winnerSaid>][] = [
    ["blue resignation", 0],
    ["red time", 1],
    ["draw abort", null],
    ["*", undefined],
    ["green time", undefined],
    [undefined, undefined],
  ];
  for (const [Result, winner] of rows) {
    const tags: ReplayedGame["tags"] = Result === undefined ? {} : { Result };
    assertEquals(winnerSaid({ ...game, tags }), winner, Result);
  }
});
