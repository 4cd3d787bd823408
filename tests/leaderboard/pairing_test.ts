/** Who is paired with whom, for any crowd: held against the plainest way to pair the closest first. */

import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import {
  mayMeet,
  type Pair,
  pairUp,
  type Waiting,
  windowOf,
} from "../../lib/leaderboard/pairing.ts";
import { runs } from "../full.ts";

const NOW = 1_000_000;

function waiting(id: string, given: Partial<Waiting> = {}): Waiting {
  return {
    id,
    pool: "game.60",
    identity: `${id}'s`,
    source: `at ${id}`,
    rating: 1500,
    deviation: 60,
    since: NOW,
    blocked: new Set(),
    last: "",
    ...given,
  };
}

const people = fc.nat(8).map((n) => `person ${n}`);

/** Few identities, addresses and ratings, so that they coincide. */
const crowd = fc.array(
  fc.record({
    pool: fc.constantFrom("game.60", "game.60", "game.30"),
    identity: people,
    source: fc.constantFrom("here", "there", "elsewhere", "far away"),
    rating: fc.integer({ min: 140, max: 160 }).map((n) => n * 10),
    deviation: fc.constantFrom(40, 100, 350),
    since: fc.integer({ min: NOW - 40_000, max: NOW }),
    blocked: fc.uniqueArray(people, { maxLength: 3 }).map((all) => new Set(all)),
    last: fc.oneof(fc.constant(""), people),
    only: fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, people),
  }),
  { maxLength: 24 },
).map((all) =>
  all.map(({ only, ...given }, n) =>
    waiting(`${n}`, only === undefined ? given : { ...given, only })
  )
);

function distance([one, other]: Pair): number {
  return Math.abs(one.rating - other.rating);
}

/** Everyone's partner by id. */
function partners(pairs: readonly Pair[]): Map<string, Waiting> {
  return new Map(pairs.flatMap(([one, other]) => [[one.id, other], [other.id, one]]));
}

Deno.test("those who are paired may meet, and nobody is paired twice", () => {
  fc.assert(
    fc.property(crowd, (all) => {
      const pairs = pairUp(all, NOW);
      for (const [one, other] of pairs) {
        assert(mayMeet(one, other, NOW));
        assert(one.identity !== other.identity);
        assert(!one.blocked.has(other.identity) && !other.blocked.has(one.identity));
        assert((one.only ?? other.identity) === other.identity);
        assert((other.only ?? one.identity) === one.identity);
        assert(distance([one, other]) <= windowOf(one, NOW));
        assert(distance([one, other]) <= windowOf(other, NOW));
      }
      assertEquals(partners(pairs).size, 2 * pairs.length);
    }),
    { numRuns: runs(300, 10_000) },
  );
});

Deno.test("no two are left who may meet, nor would any two rather have met", () => {
  fc.assert(
    fc.property(crowd, (all) => {
      const partner = partners(pairUp(all, NOW));
      const isContent = (one: Waiting, other: Waiting) => {
        const given = partner.get(one.id);
        return given !== undefined && distance([one, given]) <= distance([one, other]);
      };
      for (const [n, one] of all.entries()) {
        for (const other of all.slice(n + 1)) {
          if (mayMeet(one, other, NOW)) assert(isContent(one, other) || isContent(other, one));
        }
      }
    }),
    { numRuns: runs(300, 10_000) },
  );
});

Deno.test("the order in which they came to the list makes no difference", () => {
  fc.assert(
    fc.property(crowd, (all) => {
      const idsOf = (list: readonly Waiting[]) =>
        pairUp(list, NOW).map((pair) => pair.map(({ id }) => id).sort().join()).sort();
      assertEquals(idsOf(all.toReversed()), idsOf(all));
    }),
    { numRuns: runs(100, 1_000) },
  );
});

Deno.test("two who may meet may also meet a second later", () => {
  fc.assert(
    fc.property(crowd, (all) => {
      for (const one of all) {
        for (const other of all) {
          if (mayMeet(one, other, NOW)) assert(mayMeet(one, other, NOW + 1_000));
        }
      }
    }),
    { numRuns: runs(100, 1_000) },
  );
});

function secondsUntil(one: Partial<Waiting>, other: Partial<Waiting>): number {
  const pair = [waiting("one", one), waiting("other", other)];
  for (let seconds = 0; seconds < 1_000; seconds++) {
    if (pairUp(pair, NOW + seconds * 1_000).length > 0) return seconds;
  }
  return Infinity;
}

const NEWCOMER = { rating: 1500, deviation: 350 };
const MASTER = { rating: 2300, deviation: 60 };

for (
  const [what, one, other, seconds] of [
    ["two newcomers meet at once", NEWCOMER, NEWCOMER, 0],
    ["a master and a newcomer wait", NEWCOMER, MASTER, 36],
    ["two of one network wait", { source: "school" }, { source: "school" }, 10],
    ["two who have just played wait", { last: "other's" }, {}, 10],
    ["a player never meets themselves", { identity: "me" }, { identity: "me" }, Infinity],
    ["who blocked somebody never meets them", { blocked: new Set(["other's"]) }, {}, Infinity],
    ["who is blocked neither", {}, { blocked: new Set(["one's"]) }, Infinity],
    ["players of two clocks never meet", { pool: "game.30" }, {}, Infinity],
  ] as const
) {
  Deno.test(what, () => assertEquals(secondsUntil(one, other), seconds));
}

Deno.test("of three the two who are closest play", () => {
  const all = [1500, 1540, 1520].map((rating) => waiting(`${rating}`, { rating }));
  assertEquals(pairUp(all, NOW).map((pair) => pair.map(({ id }) => id)), [["1500", "1520"]]);
});

Deno.test("a thousand who come at once are paired within a tenth of a second", () => {
  const all = Array.from(
    { length: 1_000 },
    (_, n) => waiting(`${n}`, { rating: 1500 + (n * 7919) % 900, deviation: 100 }),
  );
  const begun = performance.now();
  const pairs = pairUp(all, NOW + 5_000);
  const took = performance.now() - begun;
  assert(pairs.length >= 495, `${pairs.length} pairs`);
  assert(took < 100, `${took} ms`);
});
