/** Progress on a terminal and elsewhere, by a clock that the test turns. */

import { assertEquals } from "@std/assert";
import { Progress } from "../../lib/study/progress.ts";

/** Plays some games of 1.5 s each, some others having been played before; returns what was written. */
function follow(total: number, before: number, isTerminal: boolean): string[] {
  const written: string[] = [];
  let time = 1000;
  const screen = { isTerminal, write: (text: string) => void written.push(text), now: () => time };
  const progress = new Progress(screen, total, before);
  for (let done = before; done < total; done++) {
    time += 1500;
    progress.step();
  }
  progress.end();
  return written;
}

Deno.test("elsewhere than on a terminal there is a line for every tenth", () => {
  const lines = follow(40, 0, false);
  assertEquals(lines.length, 10);
  assertEquals(lines.slice(0, 2), ["4 of 40 games, 0:54 left\n", "8 of 40 games, 0:48 left\n"]);
  assertEquals(lines.at(-1), "40 of 40 games, 0:00 left\n");
});

Deno.test("what was played before does not make it look faster", () => {
  assertEquals(follow(10_000, 5000, false)[0], "6000 of 10000 games, 1:40:00 left\n");
});

Deno.test("on a terminal there is a bar on one line, and its end is left", () => {
  const frames = follow(4, 0, true);
  assertEquals(frames.length, 5);
  const half = "#".repeat(15) + ".".repeat(15), whole = "#".repeat(30);
  assertEquals(frames[1], `\r[${half}] 2 of 4 games, 0:03 left\x1b[K`);
  assertEquals(frames[3], `\r[${whole}] 4 of 4 games, 0:00 left\x1b[K`);
  assertEquals(frames[4], "\n");
});

Deno.test("a bar is not drawn more often than eyes follow", () => {
  const written: string[] = [];
  let time = 0;
  const screen = {
    isTerminal: true,
    write: (text: string) => void written.push(text),
    now: () => time,
  };
  const progress = new Progress(screen, 1000, 0);
  for (let done = 0; done < 1000; done++) {
    time += 1;
    progress.step();
  }
  assertEquals(written.length, 11);
});
