import { assertEquals } from "@std/assert";
import { addressed } from "../../../lib/ui/games/hill/local.tsx";

const USUAL = { width: 20, height: 20, place: 5, generations: 60 };

/** What an address asks for, and what it chooses. */
const CASES: [string, Partial<typeof USUAL>][] = [
  ["", {}],
  ["size=12&place=3&generations=30", { width: 12, height: 12, place: 3, generations: 30 }],
  ["size=&place=", {}],
  ["size=nine&place=0&generations=1.5", {}],
];

for (const [query, chosen] of CASES) {
  Deno.test(`the address of a king of the hill with “${query}”`, () => {
    assertEquals(addressed(new URLSearchParams(query), USUAL), { ...USUAL, ...chosen });
  });
}
