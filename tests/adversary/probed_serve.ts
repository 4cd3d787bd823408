/** `serve.ts` of the folder it runs in, which answers lines of standard input about itself. */

import { Buffer } from "node:buffer";
import { Session } from "node:inspector";
import { pathToFileURL } from "node:url";
import { LoopWatch } from "./loop_watch.ts";

await import(pathToFileURL(`${Deno.cwd()}/serve.ts`).href);
const watch = new LoopWatch();

/** All that can be reached in memory, as JSON; strings are cut after 1024 characters. */
async function takeSnapshot(): Promise<string> {
  const session = new Session(), chunks: string[] = [];
  session.connect();
  session.on("HeapProfiler.addHeapSnapshotChunk", ({ params }) => chunks.push(params.chunk));
  await new Promise<unknown>((resolve) =>
    session.post("HeapProfiler.takeHeapSnapshot", undefined, resolve)
  );
  session.disconnect();
  return chunks.join("");
}

/** Each answers in a line of the errors; after the last the server ends. */
const PROBES: Readonly<Record<string, (about: string) => unknown>> = {
  reset() {
    watch.worst = 0;
  },
  longest: () => console.error(`longest ${Math.round(watch.worst)}`),
  /** Which of these texts are in memory: they come encoded, or they would be there. */
  async heap(encoded) {
    const snapshot = await takeSnapshot();
    const texts: string[] = JSON.parse(Buffer.from(encoded, "base64").toString());
    console.error(`heap ${JSON.stringify(texts.filter((text) => snapshot.includes(text)))}`);
    Deno.kill(Deno.pid, "SIGTERM");
  },
};

const chunks = Deno.stdin.readable.pipeThrough(new TextDecoderStream());
for await (const lines of chunks) {
  for (const line of lines.trim().split("\n")) {
    const [probe = "", about = ""] = line.split(" ");
    await PROBES[probe]!(about);
  }
}
