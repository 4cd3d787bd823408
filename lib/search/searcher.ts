/** The levels that look ahead in a worker of the browser: requests in; turns, and how far they are, out. */

import { lifeLaw } from "../games/conquerors/law.ts";
import { assess } from "./assess.ts";
import { thinkAhead } from "./by_search.ts";
import { PLAYERS, type SearchLevel } from "./levels.ts";
import { HAS_VECTORS, vectorLine } from "./line_simd.ts";
import type { Means } from "./means.ts";
import { rowOf } from "./versions.ts";
import type { AssessRequest, ThinkRequest, WorkerReply, WorkerRequest } from "./worker_protocol.ts";

/** Pauses of a search, of a millisecond or so each, between two looks for messages. */
const SLICE = 16;

/** Turns that are wanted at once. */
const hurried = new Set<number>();

function reply(message: WorkerReply): void {
  self.postMessage(message);
}

async function answer(request: ThinkRequest | AssessRequest): Promise<void> {
  const { id } = request;
  try {
    if (request.ask === "turn") reply({ id, move: await turnOf(request) });
    else reply({ id, assessment: await assessmentOf(request) });
  } catch (error) {
    reply({ id, error: error instanceof Error ? error.message : String(error) });
  }
  hurried.delete(id);
}

async function turnOf({ id, rules, position, level, seed }: ThinkRequest) {
  const law = lifeLaw(rules), row = rowOf(law, position, level, seed);
  if (!("steps" in row)) throw new Error(`${level} doesn't look ahead`);
  const thoughts = thinkAhead(law, position, row, seed, await meansOf(row));
  for (let pauses = 1;; pauses++) {
    const { done, value } = thoughts.next();
    if (done) return value;
    if (hurried.has(id)) return value.move;
    if (pauses % SLICE === 0) await tell(id, value.share);
  }
}

async function assessmentOf({ id, rules, position, level, seed, played, steps }: AssessRequest) {
  const means = await meansOf(PLAYERS[level].v2);
  const thoughts = assess(lifeLaw(rules), position, level, seed, means, played, steps);
  for (let pauses = 1;; pauses++) {
    const { done, value } = thoughts.next();
    if (done) return value;
    if (pauses % SLICE === 0) await tell(id, value);
  }
}

/** What a level needs on this machine: what most do without is not in this script. */
async function meansOf({ exact }: SearchLevel): Promise<Means> {
  const [words, ending] = await Promise.all([
    HAS_VECTORS ? undefined : load("line") as Promise<typeof import("./line.ts")>,
    exact ? load("ending") as Promise<typeof import("./ending.ts")> : undefined,
  ]);
  return {
    newLine: (...given) => vectorLine(...given) ?? new words!.Line(...given),
    endingOf: (...given) => ending!.endingOf(...given),
    compare: (...given) => ending!.compare(...given),
  };
}

/** Loads a script that lies beside this one, by an address of the same build. */
async function load(name: string): Promise<unknown> {
  const url = new URL(import.meta.url);
  url.pathname = url.pathname.replace(/searcher(\.\w+)$/, `${name}$1`);
  try {
    return await import(url.href);
  } catch (error) {
    // A worker does not try again to load what it failed to: the page must start another.
    reportError(error);
    throw error;
  }
}

/** Says how far a search is, and lets messages in. */
async function tell(id: number, share: number): Promise<void> {
  reply({ id, share });
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.onmessage = resolve;
    port2.postMessage(undefined);
  });
  port1.close();
}

self.addEventListener("message", ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.ask === "now") hurried.add(data.id);
  else answer(data);
});
