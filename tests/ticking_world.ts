import type { World } from "../lib/server/clock.ts";
import { seededWorld } from "./seeded_world.ts";

const TICK_MS = 10;

/**
 * A seeded world with one interval behind all its calls. A server that outlives a test would else
 * start timers in one test that end in another, and each would be taken for a leak.
 */
export function tickingWorld(): World & Disposable {
  const pending = new Set<{ readonly due: number; readonly call: () => void }>();
  const ticker = setInterval(() => {
    const due = [...pending].filter((wait) => wait.due <= performance.now());
    for (const wait of due) if (pending.delete(wait)) wait.call();
  }, TICK_MS);
  return {
    ...seededWorld(),
    after(ms, call) {
      const wait = { due: performance.now() + ms, call };
      pending.add(wait);
      return () => pending.delete(wait);
    },
    [Symbol.dispose]: () => clearInterval(ticker),
  };
}
