/** Time, chance and an ear for bugs, as the server's rooms get them; a simulator can be the world instead. */

import { logError } from "./log/log.ts";
import { StoreFailure } from "./store/failure.ts";

export interface World {
  /** ms since 1970 at the start, and from then on a clock that never jumps. */
  now(): number;
  /** A number in [0, 1) that nobody can guess. */
  random(): number;
  /** Calls back after some ms unless canceled. */
  after(ms: number, call: () => void): () => void;
  /** Reports bugs that must not take everyone else down. */
  report(error: unknown): void;
}

/** The handler of an event, whose errors, now or in a promise, are reported: else the process would end. */
export function guarded<Args extends readonly unknown[]>(
  { report }: Pick<World, "report">,
  handle: (...args: Args) => unknown,
): (...args: Args) => void {
  return (...args) => {
    Promise.try(handle, ...args).catch(report);
  };
}

/** Does something every given number of ms, each time after the time before is done. */
export function repeat(
  world: Pick<World, "after" | "report">,
  ms: number,
  act: () => unknown,
): void {
  world.after(ms, async () => {
    try {
      await act();
    } catch (error) {
      world.report(error);
    } finally {
      repeat(world, ms, act);
    }
  });
}

/** A world whose alarms can all be ended at once, none is set after that, and none ends the process. */
interface LeashedWorld extends World {
  end(): void;
}

export function scope(world: World): LeashedWorld {
  const cancels = new Set<() => void>();
  let hasEnded = false;
  return {
    ...world,
    after(ms, call) {
      if (hasEnded) return () => {};
      const ring = guarded(world, call);
      const cancelAlarm = world.after(ms, () => {
        cancels.delete(cancel);
        ring();
      });
      const cancel = () => {
        cancels.delete(cancel);
        cancelAlarm();
      };
      cancels.add(cancel);
      return cancel;
    },
    end() {
      hasEnded = true;
      for (const cancel of [...cancels]) cancel();
    },
  };
}

/** A world whose clock is another's, some ms ahead. */
export function runAhead(world: World, ms: number): World {
  return { ...world, now: () => world.now() + ms };
}

const STARTED = Date.now() - performance.now();

export const realWorld: World = {
  now: () => Math.floor(STARTED + performance.now()),
  random: () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32,
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
  // A database that is out of reach is reported where it's asked.
  report: (error) => error instanceof StoreFailure || logError(error),
};
