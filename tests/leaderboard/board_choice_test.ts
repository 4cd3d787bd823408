import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { LIFE_GAME_IDS } from "../../lib/games/life_games.ts";
import { OPPONENT_KINDS, PAGE, pagesOf } from "../../lib/leaderboard/board.ts";
import {
  boardAt,
  boardQuery,
  DEFAULT_CHOICE,
  readBoardChoice,
} from "../../lib/leaderboard/board_choice.ts";
import { PERIODS } from "../../lib/leaderboard/period.ts";

const read = (query: string) => readBoardChoice(new URLSearchParams(query));

Deno.test("what is asked for in a link is what the link says", () => {
  const anyChoice = fc.record({
    period: fc.constantFrom(...PERIODS),
    game: fc.constantFrom(null, ...LIFE_GAME_IDS),
    opponent: fc.constantFrom(null, ...OPPONENT_KINDS),
    page: fc.integer({ min: 1, max: PAGE.most }),
  }, { noNullPrototype: true });
  fc.assert(
    fc.property(anyChoice, (choice) => assertEquals(read(boardQuery(choice)), choice)),
    { seed: 4 },
  );
  assertEquals(read(""), DEFAULT_CHOICE);
  assertEquals(boardQuery(DEFAULT_CHOICE), "");
});

for (
  const query of ["period=", "period=toString", "game=__proto__", "opponent=", "page=", "page=-1"]
) {
  Deno.test(`there is no leaderboard ?${query}`, () => assertEquals(read(query), undefined));
}

Deno.test("a choice is a board of a week, a month or all time", () => {
  const at = Date.UTC(2026, 10, 20);
  assertEquals(boardAt({ ...DEFAULT_CHOICE, game: "conquerors-v2" }, at), {
    bucket: "2026-W47",
    game: "conquerors-v2",
    opponent: null,
  });
});

Deno.test("there is a page for everyone, one at least and not too many", () => {
  assertEquals([0, 1, 50, 51, 1_000_000].map(pagesOf), [1, 1, 1, 2, PAGE.most]);
});
