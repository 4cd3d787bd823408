/** Workers that share the games of a study among them. */

import type { PlayedGame } from "./match.ts";
import type { Settings } from "./settings.ts";

export interface GameRequest {
  readonly settings: Settings;
  readonly index: number;
}

export type GameReply = { readonly game: PlayedGame } | { readonly error: string };

interface PoolPlan {
  readonly settings: Settings;
  /** The places of the games to play. */
  readonly indices: Iterable<number>;
  readonly workers: number;
  /** Stops it where it is: games that are not over are lost. */
  readonly stopping: AbortSignal;
}

/** Hands each game to `onGame` as soon as it is over, in no order; rejects with what stopped it. */
export async function playAll(plan: PoolPlan, onGame: (game: PlayedGame) => void): Promise<void> {
  const { settings, indices, workers, stopping } = plan;
  const queue = Iterator.from(indices);
  const stop = Promise.withResolvers<never>();
  stopping.addEventListener("abort", () => stop.reject(stopping.reason), { once: true });
  const pool = Array.from({ length: workers }, startWorker);
  try {
    const shifts = pool.map(async (worker) => {
      for (const index of queue) onGame(await playIn(worker, { settings, index }));
    });
    await Promise.race([Promise.all(shifts), stop.promise]);
  } finally {
    for (const worker of pool) worker.terminate();
  }
}

function startWorker(): Worker {
  return new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
}

async function playIn(worker: Worker, request: GameRequest): Promise<PlayedGame> {
  const reply = Promise.withResolvers<GameReply>();
  worker.onmessage = ({ data }: MessageEvent<GameReply>) => reply.resolve(data);
  worker.onerror = (event) => {
    event.preventDefault();
    reply.resolve({ error: event.message });
  };
  worker.postMessage(request);
  const answer = await reply.promise;
  if ("error" in answer) throw new Error(answer.error);
  return answer.game;
}
