import { assert, assertEquals } from "@std/assert";
import { backOff, Ways } from "../../lib/ui/net/link.ts";

Deno.test("a socket first, polling at once when it fails, then both ever more slowly", () => {
  const ways = new Ways(false);
  const tried = Array.from({ length: 6 }, () => {
    const kind = ways.next;
    return [kind, ways.failed(1)];
  });
  assertEquals(tried, [
    ["socket", 0],
    ["poll", 500],
    ["socket", 0],
    ["poll", 1_000],
    ["socket", 0],
    ["poll", 2_000],
  ]);
});

Deno.test("the way that worked last comes first", () => {
  const ways = new Ways(false);
  ways.failed(1);
  ways.worked("poll");
  assertEquals(ways.next, "poll");
  ways.failed(1);
  assertEquals(ways.next, "socket");
});

Deno.test("polling only never tries a socket", () => {
  const ways = new Ways(true);
  for (let failure = 0; failure < 5; failure++) {
    assertEquals(ways.next, "poll");
    assert(ways.failed(0) > 0);
  }
});

Deno.test("waits grow to ten seconds, half of them random", () => {
  assertEquals([1, 2, 3, 10].map((n) => backOff(n, 0)), [250, 500, 1_000, 5_000]);
  assertEquals([1, 2, 3, 10].map((n) => backOff(n, 1)), [500, 1_000, 2_000, 10_000]);
});
