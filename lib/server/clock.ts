/** Time, chance and an ear for bugs, as the server's rooms get them; a simulator can be the world instead. */

import { logError } from "./log/log.ts";
import { StoreFailure } from "./store/failure.ts";

/** Who can do nothing, or keep nothing, for so long lets nobody play, ms: it was paused, or its disk hung. */
export const STANDSTILL = 5_000;

export interface World {
  /** ms since 1970 at the start, and from then on a clock that jumps only when this machine has slept for long. */
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
export interface EndingWorld extends World {
  end(): void;
}

export function scope(world: World): EndingWorld {
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

/** What counts the time, ms: while this machine is awake, and since it was switched on. */
interface Counters {
  awake(): number;
  up(): number;
}

const SECOND = 1_000, MINUTE = 60 * SECOND;
/** A sleep of this machine counts from this long on, ms: games that are under way outlast a shorter one. */
const LONG_SLEEP = 60 * MINUTE;

/**
 * A clock that goes on from a moment, ms, whatever becomes of the machine's. By itself it would stand
 * still while a laptop sleeps, and be behind ever after: with days in it, days.
 */
export function clockFrom(start: number, { awake, up }: Counters): () => number {
  const begun = up() - awake();
  let looked = awake(), seen = 0, slept = 0;
  return () => {
    const now = awake();
    if (now - looked >= SECOND) {
      const asleep = up() - now - begun;
      if (asleep - seen >= LONG_SLEEP) slept = asleep;
      seen = asleep;
      looked = now;
    }
    return Math.floor(start + now + slept);
  };
}

/** A server in a container or with rights of its own may not ask, and hardly ever sleeps. */
const knowsSleep =
  Deno.permissions.querySync({ name: "sys", kind: "osUptime" }).state === "granted";
const awake = () => performance.now();
const up = knowsSleep ? () => Deno.osUptime() * SECOND : awake;
const now = clockFrom(Date.now() - awake(), { awake, up });

export const realWorld: World = {
  now,
  random: () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32,
  after(ms, call) {
    const due = now() + ms;
    const wait = (left: number) => setTimeout(ring, Math.max(0, Math.min(left, MINUTE)));
    // Timers stand still, too, while the machine sleeps.
    const ring = () => {
      const left = due - now();
      if (left > 0) timer = wait(left);
      else call();
    };
    let timer = wait(ms);
    return () => clearTimeout(timer);
  },
  // A database that is out of reach is reported where it's asked.
  report: (error) => error instanceof StoreFailure || logError(error),
};

/** The event loop's next turn: long work waits for it between its pieces, so that others aren't kept waiting. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
