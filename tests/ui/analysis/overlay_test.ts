import { assertEquals } from "@std/assert";
import { overlayOf } from "../../../lib/ui/analysis/analysis.tsx";
import { cellNames } from "../../../lib/ui/board/speech.ts";
import { judge } from "./judge.ts";

/** Chances, in percent, with which a turn has a mark. */
const LOST = 12;

Deno.test("next to a bad turn's cells the better ones are ghosts, where they are not the same", () => {
  const { judged, placed, board } = judge("c1,c2,c3,b3", "c1,e8,e9,f8", 12);
  const { advised, ...rest } = overlayOf(judged, LOST, placed);
  assertEquals([cellNames(board, advised!), rest], ["e8, f8, e9", { color: 1 }]);
});

Deno.test("a better bomb shows what it would clear, and a better skip nothing", () => {
  const { judged, placed, board } = judge("c1,c2,c3,b3", "!a26", 30);
  const { blast, ...rest } = overlayOf(judged, LOST, placed);
  assertEquals([cellNames(board, blast!), rest], ["a25, b25, a26, b26", {}]);
  assertEquals(overlayOf(judge("c1,c2,c3,b3", "pass", 30).judged, LOST, placed), {});
});

Deno.test("next to a good turn's cells there is nothing", () => {
  const { judged, placed } = judge("c1,c2,c3,b3", "c1,e8,e9,f8", 9);
  assertEquals(overlayOf(judged, 9, placed), {});
});

Deno.test("after its generation the harm of any turn is framed", () => {
  const { judged, lived, board } = judge("c1,c2,c3,b3", "pass", 0);
  const { marked, ...rest } = overlayOf(judged, 0, lived);
  assertEquals([cellNames(board, marked!), rest], ["b1, a2, b2, d4", {}]);
});
