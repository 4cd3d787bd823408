/** Where vertices lie, and which of them is meant. */

import { assert, assertEquals } from "@std/assert";
import { drawArrows, edgesOn } from "../../../lib/ui/games/annihilation/arrows.tsx";
import {
  ahead,
  DIRECTIONS,
  distance,
  freePlace,
  nearest,
  type Place,
  ringPlaces,
} from "../../../lib/ui/games/annihilation/places.ts";

/** The discs of as many vertices do not touch, whose radius is 5, 3.6 or 3. */
const LEAST_GAP = [[1, 10.5], [17, 8], [37, 7]] as const;

Deno.test("vertices lie apart and inside, however many there are", () => {
  for (let n = 1; n <= 64; n++) {
    const places = ringPlaces(n);
    assertEquals(places.length, n);
    const [, gap] = LEAST_GAP.findLast(([from]) => n >= from)!;
    for (const [index, place] of places.entries()) {
      assert(Math.min(place.x, place.y) >= 7 && Math.max(place.x, place.y) <= 93);
      for (const other of places.slice(index + 1)) {
        assert(distance(place, other) >= gap, `${n}: ${distance(place, other)}`);
      }
    }
  }
});

Deno.test("a new vertex finds room on any board but a full one", () => {
  const places: Place[] = [];
  while (places.length < 64) {
    const place = freePlace(places);
    assert(nearest(places, place, 8) === undefined, `${places.length}`);
    places.push(place);
  }
});

Deno.test("arrow keys come to every vertex of a ring, and nowhere from the edge", () => {
  for (const n of [5, 16, 40, 64]) {
    const places = ringPlaces(n);
    const reached = new Set([0]);
    for (const vertex of reached) {
      for (const direction of Object.values(DIRECTIONS)) {
        const next = ahead(places, vertex, direction);
        if (next !== undefined) reached.add(next);
      }
    }
    assertEquals(reached.size, n);
    assertEquals(ahead(places, 0, DIRECTIONS.ArrowUp!), undefined);
  }
});

Deno.test("the nearest vertex is meant, if it is near", () => {
  const places = [{ x: 20, y: 20 }, { x: 60, y: 20 }];
  assertEquals(nearest(places, { x: 24, y: 22 }), 0);
  assertEquals(nearest(places, { x: 50, y: 20 }), 1);
  assertEquals(nearest(places, { x: 50, y: 20 }, 8), undefined);
});

Deno.test("an edge and the one back are drawn apart", () => {
  const places = [{ x: 20, y: 50 }, { x: 80, y: 50 }];
  const { lines } = drawArrows(edgesOn([[1], [0]], places), 5, 2);
  const bends = [...lines.matchAll(/Q(\S+) (\S+)/g)].map(([, , y]) => Number(y));
  assertEquals(bends.length, 2);
  assert(bends[0]! < 50 && bends[1]! > 50);
});
