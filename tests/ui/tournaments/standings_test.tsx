/** The standings of a tournament. */

import { assertEquals } from "@std/assert";
import { renderToString } from "preact-render-to-string";
import { Standings } from "../../../lib/ui/tournaments/standings.tsx";
import { tournamentWordsIn } from "../../../lib/ui/tournaments/words/mod.ts";

const words = tournamentWordsIn("en");

function statesIn(phase: string): string[] {
  const rows = ["paused", "out", "in"].map((state, n) => ({
    number: n,
    name: "",
    player: null,
    points: [],
    state,
  }));
  const news = { tournament: { kind: "arena", phase }, rows, pages: 1 } as never;
  const html = renderToString(<Standings words={words} news={news} me={null} onPage={() => {}} />);
  return [...html.matchAll(/class="state">([^<]*)/g)].map(([, state]) => state!);
}

Deno.test("in the end the standings tell who left, and of nobody that they pause", () => {
  assertEquals(statesIn("running"), [words.isPaused, words.hasLeft]);
  assertEquals(statesIn("over"), [words.hasLeft]);
});
