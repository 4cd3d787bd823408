import type { World } from "../lib/server/clock.ts";
import { seededWorld } from "./seeded_world.ts";

const TICK_MS = 10;

/** A seeded world in which days may pass at once: what's due by then is done within a moment. */
interface MovableWorld extends World, Disposable {
  move(ms: number): void;
}

export function movableWorld(): MovableWorld {
  const world = seededWorld();
  const pending = new Set<{ readonly due: number; readonly call: () => void }>();
  let ahead = 0;
  const now = () => world.now() + ahead;
  const ticker = setInterval(() => {
    const due = [...pending].filter((wait) => wait.due <= now());
    for (const wait of due) if (pending.delete(wait)) wait.call();
  }, TICK_MS);
  return {
    ...world,
    now,
    after(ms, call) {
      const wait = { due: now() + ms, call };
      pending.add(wait);
      return () => pending.delete(wait);
    },
    move: (ms) => ahead += ms,
    [Symbol.dispose]: () => clearInterval(ticker),
  };
}
