/** The levels that look ahead in a worker of the browser: requests in; turns, and how far they are, out. */

import { lifeLaw } from "../games/conquerors/law.ts";
import { assess } from "./assess.ts";
import { thinkAhead } from "./by_search.ts";
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
  const thoughts = thinkAhead(law, position, row, seed);
  for (let pauses = 1;; pauses++) {
    const { done, value } = thoughts.next();
    if (done) return value;
    if (hurried.has(id)) return value.move;
    if (pauses % SLICE === 0) await tell(id, value.share);
  }
}

async function assessmentOf({ id, rules, position, level, seed, played, steps }: AssessRequest) {
  const thoughts = assess(lifeLaw(rules), position, level, seed, played, steps);
  for (let pauses = 1;; pauses++) {
    const { done, value } = thoughts.next();
    if (done) return value;
    if (pauses % SLICE === 0) await tell(id, value);
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
