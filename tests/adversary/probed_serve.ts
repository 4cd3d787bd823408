/** `serve.ts` of the folder it runs in, which answers lines of standard input about itself. */

import { writeHeapSnapshot } from "node:v8";
import { LoopWatch } from "./loop_watch.ts";

await import(`file://${Deno.cwd()}/serve.ts`);
const watch = new LoopWatch();

/** Each answers in a line of the errors. */
const PROBES: Readonly<Record<string, (about: string) => unknown>> = {
  reset() {
    watch.worst = 0;
  },
  longest: () => console.error(`longest ${Math.round(watch.worst)}`),
  heap(file) {
    writeHeapSnapshot(file);
    watch.excuse();
    console.error(`heap ${file}`);
  },
};

const chunks = Deno.stdin.readable.pipeThrough(new TextDecoderStream());
for await (const lines of chunks) {
  for (const line of lines.trim().split("\n")) {
    const [probe = "", about = ""] = line.split(" ");
    PROBES[probe]!(about);
  }
}
