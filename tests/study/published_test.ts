/** What is published says how it was made, and fits together. */

import { assert, assertAlmostEquals, assertEquals } from "@std/assert";
import { LIFE_GAME_IDS } from "../../lib/games/life_games.ts";
import { readCommand } from "../../lib/study/command.ts";
import { measureOf, PUBLISHED } from "../../lib/study/published/mod.ts";
import { ratingsOf } from "../../lib/study/ratings.ts";

for (const { command, date, seed, rows, ratings } of PUBLISHED) {
  Deno.test(`published: ${command}`, () => {
    const { settings, text } = readCommand(argumentsIn(command), 1);
    assertEquals([text, settings.seed], [command, seed]);
    assertEquals(
      rows.map(({ game, options, blue, red }) => ({ game, options, blue, red })),
      settings.pairings,
    );
    assert(rows.every(({ games }) => games === settings.games));
    assert(!Number.isNaN(Date.parse(date)));
    assertEquals(ratingsOf(rows), ratings);
    for (const { blueWin, redWin, draw, blueFaults, redFaults } of rows) {
      assertAlmostEquals(blueWin + redWin + draw, 100, 0.02);
      assertEquals(blueFaults + redFaults, 0);
    }
  });
}

function argumentsIn(command: string): string[] {
  return command.replace(/^deno task study /, "").split(" ");
}

Deno.test("a player is measured against the next weaker one, the weakest and strangers not at all", () => {
  for (const game of LIFE_GAME_IDS) {
    const { percent, against } = measureOf("hard", game)!;
    assertEquals(against, "normal");
    assert(percent >= 92);
    assertEquals(measureOf("easy", game)!.against, "random");
    const expert = measureOf("expert", game)!, conqueror = measureOf("conqueror", game)!;
    assertEquals([expert.against, conqueror.against], ["hard", "local-300k"]);
    assert(expert.percent >= 95 && conqueror.percent >= 85);
  }
  assertEquals([measureOf("random"), measureOf("cmd:x")], [undefined, undefined]);
});
