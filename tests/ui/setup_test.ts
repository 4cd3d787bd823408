import { assertEquals, assertThrows } from "@std/assert";
import { LIFE_GAME_IDS } from "../../lib/games/life_games.ts";
import { drawSide, readSetup, SetupError } from "../../lib/ui/table/read_setup.ts";
import { LEVEL_IDS, RANDOM, type Setup, setupHref } from "../../lib/ui/table/setup.ts";

function read(query: string): Setup {
  return readSetup(new URLSearchParams(query));
}

Deno.test("a link that asks for nothing asks for the usual", () => {
  assertEquals(read(""), { game: "conquerors-v2", opponent: "easy", side: 0 });
});

Deno.test("a link says the level, the side, the rules and the seed", () => {
  assertEquals(read("level=hard&side=red&game=conquerors-classic&seed=1f"), {
    game: "conquerors-classic",
    opponent: "hard",
    side: 1,
    seed: "1f",
  });
  assertEquals(read("two=").opponent, "person");
  assertEquals([read("komi=3.5").komi, read("komi=-7").komi], [3.5, -7]);
  assertEquals(["komi=", "komi=0"].map(read), [read(""), read("")]);
});

Deno.test("every setup that can be chosen is read back from its link", () => {
  for (const game of LIFE_GAME_IDS) {
    for (const opponent of [...LEVEL_IDS, "person"] as const) {
      for (const rest of [{ side: 0 }, { side: 1, komi: 0.5 }, { side: 0, komi: -50 }]) {
        const setup = { game, opponent, ...rest };
        assertEquals(read(new URL(setupHref(setup), "http://x").search), setup);
      }
    }
  }
});

Deno.test("a random side is drawn, and nothing else is changed", () => {
  const draw = (query: string, toss: number) => `${drawSide(new URLSearchParams(query), toss)}`;
  const href = setupHref({ game: "conquerors-v2", opponent: "hard", side: RANDOM });
  assertEquals(href, "/play?level=hard&side=random");
  assertEquals([0, 0.49].map((toss) => draw("level=hard&side=random", toss)), [
    "level=hard&side=blue",
    "level=hard&side=blue",
  ]);
  assertEquals(draw("side=random&komi=3.5", 0.999), "side=red&komi=3.5");
  assertEquals(drawSide(new URLSearchParams("level=hard"), 0), undefined);
  assertThrows(() => read("side=random"), SetupError, "side=random");
});

for (
  const query of [
    "level=bogus",
    "level=",
    "level=toString",
    "side=green",
    "game=chess",
    "game=__proto__",
    "seed=xyz",
    "seed=",
    `seed=${"1".repeat(33)}`,
    "komi=x",
    "komi=0.3",
    "komi=50.5",
    "komi=Infinity",
  ]
) {
  Deno.test(`?${query} is refused by its name`, () => {
    assertThrows(() => read(query), SetupError, query);
  });
}
