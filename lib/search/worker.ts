/** The levels that choose cell by cell in a worker of the browser: requests in, turns out. */

import { lifeLaw } from "../games/conquerors/law.ts";
import type { LifeMove } from "../games/conquerors/position.ts";
import { chooseByCells } from "./by_cells.ts";
import { rowOf } from "./versions.ts";
import type { ThinkRequest, WorkerReply, WorkerRequest } from "./worker_protocol.ts";

function answer(request: ThinkRequest): WorkerReply {
  const { id } = request;
  try {
    return { id, move: turnOf(request) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

function turnOf({ rules, position, level, seed }: ThinkRequest): LifeMove {
  const law = lifeLaw(rules), row = rowOf(law, position, level, seed);
  if ("steps" in row) throw new Error(`${level} looks ahead`);
  return chooseByCells(law, position, row, seed);
}

// A turn takes no time: who wants it at once has it already.
self.addEventListener("message", ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.ask === "turn") self.postMessage(answer(data));
});
