/** Sets and turns as numbers. */

import { assert, assertEquals } from "@std/assert";
import { combinations, rankSet, unrankSet } from "../../lib/games/kit/combinations.ts";
import { rankList, unrankList } from "../../lib/games/conway/ranking.ts";
import { conway } from "../../lib/games/conway/conway.ts";
import { conquerorsV2, lifeGame } from "../../lib/games/conquerors/conquerors.ts";
import { seededRng } from "../../lib/games/kit/rng.ts";
import { everyMove } from "./perft/perft.ts";
import { LIFE_GAMES, soup, thinSoup } from "./soups.ts";

Deno.test("all sets of any size below 8 have their numbers, in the order of their largest members", () => {
  for (let total = 0; total <= 7; total++) {
    for (let size = 0; size <= total; size++) {
      const count = Number(combinations(total, size));
      const sets = Array.from({ length: count }, (_, n) => unrankSet(BigInt(n), total, size));
      assertEquals(sets.map((set) => Number(rankSet(set.toReversed()))), [...sets.keys()]);
      const keys = sets.map((set) => set.toReversed().join());
      assertEquals(keys, [...new Set(keys)].sort());
    }
  }
});

Deno.test("there are as many sets as Pascal's triangle says", () => {
  for (let total = 1; total < 60; total++) {
    for (let size = 1; size <= total; size++) {
      const sum = combinations(total - 1, size - 1) + combinations(total - 1, size);
      assertEquals(combinations(total, size), sum);
    }
  }
});

Deno.test("C4: there are C(208,4) + 1 first turns, C(70,4) + 1 of Skirmish", () => {
  const counts = LIFE_GAMES.map((game) => game.ranking.count(game.initial({})));
  assertEquals(counts, [75_760_621n, 75_760_621n, 916_896n]);
});

Deno.test("all lists of any size below 6 have their numbers, in lexicographic order", () => {
  for (let total = 0; total <= 5; total++) {
    for (let size = 0; size <= total; size++) {
      const count = factorial(total) / factorial(total - size);
      const lists = Array.from({ length: count }, (_, n) => unrankList(BigInt(n), total, size));
      assertEquals(lists.map((list) => Number(rankList(list, total))), [...lists.keys()]);
      const keys = lists.map((list) => list.join());
      assertEquals(keys, [...new Set(keys)].sort());
      assert(lists.every((list) => new Set(list).size === size));
    }
  }
});

function factorial(n: number): number {
  return n === 0 ? 1 : n * factorial(n - 1);
}

Deno.test("a link of four thousand turns on the largest board is judged soon", () => {
  const position = { ...conway.initial({ size: 26, place: 676 }), move: 9999 };
  const started = performance.now();
  for (let turn = 0; turn < 100; turn++) conway.ranking.count(position);
  assert(performance.now() - started < 1000);
});

Deno.test("the numbers of Conway by post are of lists, chosen and drawn, and of giving up", () => {
  const start = conway.text.readPosition("2A$A.B$2.B! a 2 11", { size: 3, place: 2 });
  const { count, rank, unrank } = conway.ranking;
  const tokens = Array.from(
    { length: Number(count(start)) },
    (_, n) => conway.text.writeMove(start, unrank(start, BigInt(n))),
  );
  const cells = ["c1", "b2", "a3", "b3"];
  const pairs = cells.flatMap((first) =>
    cells.filter((cell) => cell !== first).map((second) => `${first},${second}`)
  );
  const lists = ["pass", ...cells, ...pairs];
  assertEquals(tokens, [...lists.flatMap((list) => [list, `${list}*`]), "resign"]);
  const ranks = tokens.map((token) => Number(rank(start, conway.text.readMove(start, token))));
  assertEquals(ranks, [...tokens.keys()]);
});

const toy = lifeGame({
  ...conquerorsV2.rules,
  width: 4,
  height: 3,
  home: 1,
  place: 2,
  rounds: 9,
  bombRound: 2,
});

Deno.test("the numbers of a position are of its legal turns and of nothing else", () => {
  const rng = seededRng("numbers");
  for (let n = 0; n < 100; n++) {
    const position = (n % 2 ? soup : thinSoup)(toy.rules, rng);
    const tokens = (moves: Parameters<typeof toy.play>[1][]) =>
      moves.map((move) => toy.text.writeMove(position, move)).sort();
    const count = Number(toy.ranking.count(position));
    const ranked = Array.from({ length: count }, (_, i) => toy.ranking.unrank(position, BigInt(i)));
    const legal = [...everyMove(toy.rules)].filter((move) => !toy.refuse(position, move));
    assertEquals(tokens(ranked), tokens(legal));
  }
});

Deno.test("the most a turn of Conquerors can need is less than 34 bits", () => {
  const { width, height, place } = conquerorsV2.rules;
  const cells = width * height;
  assert(combinations(cells, place) + BigInt(cells + 1) < 1n << 34n);
});
