/** Digraphs that nobody has placed: where there is no cycle, every edge points downwards. */

import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import type { Followers } from "../../../lib/games/annihilation/position.ts";
import { nimPile } from "../../../lib/solver/families.ts";
import { layersOf } from "../../../lib/ui/games/annihilation/layers.ts";
import {
  asDrawn,
  placesOf,
  placesOn,
  radiusOf,
} from "../../../lib/ui/games/annihilation/layout.ts";
import { positionWith } from "../../../lib/ui/games/annihilation/part.ts";
import { distance, ringPlaces } from "../../../lib/ui/games/annihilation/places.ts";

fc.configureGlobal({ seed: 1 });

/** Edges from vertices to others that come later in a random order. */
const acyclic: fc.Arbitrary<Followers> = fc.integer({ min: 1, max: 64 }).chain((n) =>
  fc.record({
    order: fc.shuffledSubarray([...Array(n).keys()], { minLength: n }),
    edges: fc.uniqueArray(fc.tuple(fc.nat(n - 1), fc.nat(n - 1)), {
      maxLength: 3 * n,
      selector: ([a, b]) => a * n + b,
    }),
  }).map(({ order, edges }) => {
    const followers: number[][] = order.map(() => []);
    for (const [a, b] of edges) if (a < b) followers[order[a]!]!.push(order[b]!);
    return followers.map((targets) => targets.sort((a, b) => a - b));
  })
);

function assertDrawn(followers: Followers): void {
  const places = placesOf(followers);
  assertEquals(places.length, followers.length);
  for (const [index, { x, y }] of places.entries()) {
    assert(Number.isInteger(x) && Number.isInteger(y));
    assert(Math.min(x, y) >= 7 && Math.max(x, y) <= 93, `z${index} is outside`);
    if (isOnePart(followers)) {
      for (const to of followers[index]!) assert(places[to]!.y > y, `z${index} to z${to}`);
    }
    for (const other of places.slice(index + 1)) {
      const away = distance(places[index]!, other);
      assert(away >= 2 * radiusOf(places.length), `z${index}: ${away}`);
    }
  }
}

/** Whether every two edges are joined by others. */
function isOnePart(followers: Followers): boolean {
  const parts = followers.map((_, vertex) => vertex);
  for (const [from, targets] of followers.entries()) {
    for (const to of targets) {
      const [kept, left] = [parts[from]!, parts[to]!];
      for (const [vertex, part] of parts.entries()) if (part === left) parts[vertex] = kept;
    }
  }
  return new Set(parts.filter((_, vertex) => followers[vertex]!.length > 0)).size <= 1;
}

Deno.test("without cycles edges point downwards in one part, and vertices lie apart and inside", () => {
  fc.assert(fc.property(acyclic, assertDrawn), { seed: 1 });
});

Deno.test("paths, piles and single layers of any length are drawn so", () => {
  for (let n = 1; n <= 64; n++) {
    const vertices = [...Array(n).keys()];
    assertDrawn(vertices.map((vertex) => vertex + 1 < n ? [vertex + 1] : []));
    assertDrawn(nimPile(n - 1).followers);
    assertDrawn(vertices.map(() => []));
    assertDrawn(vertices.map((vertex) => vertex === 0 ? vertices.slice(1) : []));
  }
});

Deno.test("a vertex lies as high above the leaves as its longest path is long", () => {
  assertEquals(layersOf([[1, 3], [2], [3], [], []]), [[0], [1], [2], [3, 4]]);
});

Deno.test("a tree is drawn without crossings, however its vertices are numbered", () => {
  // 0 leads to 1 and 2; the leaves of 1 and 2 take turns.
  assertEquals(layersOf([[1, 2], [3, 5], [4, 6], [], [], [], []]), [[0], [1, 2], [3, 5, 4, 6]]);
});

Deno.test("edges that would run over vertices go across a ring", () => {
  const places = placesOf(nimPile(5).followers);
  const middle = { x: 50, y: 50 };
  for (const place of places) assert(Math.abs(distance(place, middle) - 43) < 1);
});

Deno.test("several parts point downwards where no edge passes a vertex, else lie in a ring", () => {
  const paths = placesOf([[1], [2], [], [4], []]);
  assertEquals(paths.map(({ y }) => y), [7, 50, 93, 50, 93]);
  assertEquals(placesOf([[1], [], [], [2], [2, 3]]), ringPlaces(5));
});

Deno.test("what somebody has placed is drawn there, and told where it lies elsewhere", () => {
  const position = positionWith([[1], []], [0], { q: 1, atMost: false });
  const usual = placesOf(position.followers), places = [{ x: 20, y: 30 }, { x: 9, y: 80 }];
  assertEquals(asDrawn({ position, places: usual }), position);
  assertEquals(placesOn(position), usual);
  assertEquals(placesOn(asDrawn({ position, places })), places);
});

Deno.test("with a cycle there are no layers, but rings", () => {
  const cycle = [[1], [2], [0, 3], []];
  assertEquals(layersOf(cycle), undefined);
  assertEquals(placesOf(cycle), ringPlaces(4));
});
