/** What is published says how it was made, and fits together. */

import { assert, assertAlmostEquals, assertEquals } from "@std/assert";
import { LADDER } from "../../lib/games/game.ts";
import { LIFE_GAME_IDS } from "../../lib/games/life_games.ts";
import { readCommand } from "../../lib/study/command.ts";
import { measureOf, PUBLISHED } from "../../lib/study/published/mod.ts";
import { CAMPAIGNS } from "../../lib/study/published/reported.ts";
import { ratingsOf } from "../../lib/study/ratings.ts";

const ALL = [...PUBLISHED, ...CAMPAIGNS.map(({ study }) => study)];

for (const { command, date, seed, rows, ratings } of ALL) {
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

Deno.test("neighbors on the ladder are one step apart, and Hard is as far above as is promised", () => {
  for (const game of LIFE_GAME_IDS) {
    for (const level of LADDER.slice(1)) {
      const { percent } = measureOf(level, game)!;
      assert(percent >= 70 && percent <= 85, `${level} ${percent} in ${game}`);
    }
    const hard = (other: string) =>
      PUBLISHED.flatMap(({ rows }) => rows).find((row) =>
        row.game === game && row.blue === other && row.red === "hard"
      )!.redWin;
    assert(hard("normal") >= 92 && hard("easy") >= 98);
  }
});

Deno.test("the campaigns are RR-001's six rows each, whose shares are whole percents", () => {
  for (const { reported, study } of CAMPAIGNS) {
    assertEquals(reported.length, study.rows.length);
    for (const [n, { first, second, draw }] of reported.entries()) {
      assertAlmostEquals(first + second + draw, 100, 1);
      const [blue, red] = [study.rows[n]!.blue, study.rows[n]!.red].map((name) => {
        return name.split("@")[0];
      });
      assertEquals(`${blue} ${red}`, ROWS[n]);
    }
  }
});

/** The rows of RR-001 §6.2. */
const ROWS = [
  "easy easy",
  "normal normal",
  "hard hard",
  "easy normal",
  "easy hard",
  "normal hard",
];

Deno.test("a player is measured against the next weaker one, the weakest and strangers not at all", () => {
  for (const game of LIFE_GAME_IDS) {
    for (const [rung, level] of LADDER.entries()) {
      assertEquals(measureOf(level, game)!.against, LADDER[rung - 1] ?? "random");
    }
    const expert = measureOf("expert", game)!;
    assertEquals(expert.against, LADDER.at(-1));
    assert(expert.percent >= (game === "skirmish" ? 85 : 95));
  }
  for (const game of ["conquerors-v2", "conquerors-classic"] as const) {
    const conqueror = measureOf("conqueror", game)!;
    assertEquals(conqueror.against, "local-300k");
    assert(conqueror.percent >= 85);
  }
  assertEquals([measureOf("random"), measureOf("cmd:x")], [undefined, undefined]);
});
