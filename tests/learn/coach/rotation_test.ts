import { assertEquals } from "@std/assert";
import { coach, type Coaching, SILENCE } from "../../../lib/learn/coach/coach.ts";
import type { Hint } from "../../../lib/learn/coach/hint.ts";

const ANCHOR: Hint = { about: "anchor", cells: [], closes: ["neutral"] };
const CROWDED: Hint = { about: "crowded", cells: [1] };
const HUNT: Hint = { about: "hunt", cells: [] };
const SOON: Hint = { about: "bomb-soon", cells: [] };

/** What is said after each look: a turn's number and what holds then. */
function said(...looks: readonly [number, readonly Hint[]][]): (string | undefined)[] {
  let coaching: Coaching = SILENCE;
  return looks.map(([turn, hints]) => {
    coaching = coach(coaching, turn, hints);
    return coaching.hint?.about;
  });
}

Deno.test("nothing is said where nothing holds", () => {
  assertEquals(said([0, []], [1, []]), [undefined, undefined]);
});

Deno.test("the most pressing is said first, and nothing again before all others had their turn", () => {
  const all = [ANCHOR, HUNT, SOON];
  const looks = [0, 2, 4, 6, 8].map((turn): [number, Hint[]] => [turn, all]);
  assertEquals(said(...looks), ["anchor", "hunt", "bomb-soon", "anchor", "hunt"]);
});

Deno.test("the only hint that holds is repeated", () => {
  assertEquals(said([0, [HUNT]], [2, [HUNT]], [4, [HUNT]]), ["hunt", "hunt", "hunt"]);
});

Deno.test("what was said stays for the turn while it holds", () => {
  assertEquals(said([0, [HUNT, SOON]], [0, [HUNT, SOON]], [0, [SOON]]), [
    "hunt",
    "hunt",
    "bomb-soon",
  ]);
});

Deno.test("it stays with the cells as they now are", () => {
  const first = coach(SILENCE, 0, [CROWDED]);
  assertEquals(coach(first, 0, [{ ...CROWDED, cells: [1, 2] }]).hint?.cells, [1, 2]);
});

Deno.test("what has just begun to hold interrupts what is less pressing, and nothing else does", () => {
  assertEquals(said([0, [HUNT]], [0, [CROWDED, HUNT]], [0, [HUNT]]), ["hunt", "crowded", "hunt"]);
  assertEquals(said([0, [CROWDED]], [0, [CROWDED, SOON]]), ["crowded", "crowded"]);
  assertEquals(said([0, [ANCHOR, HUNT]], [2, [ANCHOR, HUNT]], [2, [ANCHOR, HUNT]]), [
    "anchor",
    "hunt",
    "hunt",
  ]);
});
