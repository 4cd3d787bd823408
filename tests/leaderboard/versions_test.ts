/** A game is checked by the levels as they were when it began, whatever they have become since. */

import { assert, assertEquals, assertNotEquals } from "@std/assert";
import { LEVELS_VERSION } from "../../lib/games/game.ts";
import { seededRng } from "../../lib/games/kit/rng.ts";
import { isTrue, type Recheck, recheckOf } from "../../lib/leaderboard/recheck.ts";
import { checkTicket, issueTicket, seedOf, ticketKey } from "../../lib/leaderboard/ticket.ts";
import { readWish } from "../../lib/server/http/cpu_game.ts";
import { PLAYERS } from "../../lib/search/levels.ts";
import { isKnownSeed, levelRow } from "../../lib/search/versions.ts";
import first from "./first_version.json" with { type: "json" };
import third from "./third_version.json" with { type: "json" };
import { playHonestly, STEPS } from "./reports.ts";

/** What Expert had for a turn in those games. */
const FIRST_STEPS = 2_000;

for (const { game, level, side, seed, moves } of first as Omit<Recheck, "drawn">[]) {
  const recheck = recheckOf({ game, level, side, seed }, moves, seededRng(""));

  Deno.test(`a game of the first version is still true: ${level} in ${game}`, () => {
    assert(isTrue(recheck, FIRST_STEPS));
  });
}

/** What Conqueror had in those of the third: enough for ascents and answers. */
const THIRD_STEPS = 20_000;

for (const { game, level, side, seed, moves } of third as Omit<Recheck, "drawn">[]) {
  const recheck = recheckOf({ game, level, side, seed }, moves, seededRng(""));

  Deno.test(`a game of the third version is still true: ${level} in ${game}`, () => {
    assert(isTrue(recheck, THIRD_STEPS));
  });
}

Deno.test("a ticket's game is true by the version that its seed says", async () => {
  const key = await ticketKey(new Uint8Array(32));
  for (const version of [1, LEVELS_VERSION]) {
    for (const level of ["easy", "normal", "sharp"] as const) {
      const seed = seedOf(new Uint8Array(16).fill(version), version);
      const wish = { game: "conquerors-v2", level, side: 0, seed, issued: 0 } as const;
      const ticket = await checkTicket(key, await issueTicket(key, wish, "Ada"), "Ada", 1);
      assertEquals(ticket, wish);
      const { report } = playHonestly(wish, seed);
      assert(isTrue(recheckOf(wish, report.moves, seededRng("")), STEPS));
    }
  }
});

Deno.test("Conqueror is as it was in games of the first four versions", () => {
  const first = PLAYERS["conqueror-4m"].v2, third = PLAYERS["conqueror-1m"].v2;
  const fourth = PLAYERS["conqueror-2m"].v2, is = PLAYERS.conqueror.v2;
  const rows = ["A".repeat(22), "2-game", "3-game", "4-game", `${LEVELS_VERSION}-game`, "of a test"]
    .map((seed) => levelRow("conqueror", "v2", seed));
  assertEquals(rows, [first, first, third, fourth, is, is]);
  assertNotEquals(is, fourth);
});

Deno.test("a page that knows no versions gets the first, one from the future the latest", () => {
  const wish = { game: "conquerors-v2", level: "easy", side: 0 };
  const versionOf = (version?: unknown) => readWish({ ...wish, version })?.version;
  assertEquals([undefined, 1, 2, 99].map(versionOf), [1, 1, 2, LEVELS_VERSION]);
  assertEquals([0, -1, 1.5, "2", null].map(versionOf), [1, 1, 1, 1, 1]);
});

Deno.test("a seed of the first version is that whatever chance begins it with", () => {
  for (let begins = 2; begins <= 9; begins++) {
    const random = Uint8Array.fromBase64(`${begins}-${"A".repeat(20)}`, { alphabet: "base64url" });
    const seed = seedOf(random, 1);
    assertEquals(levelRow("easy", "v2", seed), levelRow("easy", "v2", "A".repeat(22)), seed);
    assert(isKnownSeed(seed), seed);
    assertEquals(isKnownSeed(seedOf(random, begins)), begins <= LEVELS_VERSION);
  }
});
