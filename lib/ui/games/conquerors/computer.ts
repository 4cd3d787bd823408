/** The computer at a table of this page. */

import type { LifeMove, LifePosition } from "../../../games/conquerors/position.ts";
import type { Think } from "../../table/match.ts";

export interface Computer {
  /** Its turn in a position. */
  readonly think: Think;
  /** Has it take the best turn that it has found so far: another than it takes where games count. */
  readonly moveNow: () => void;
  /** Has it think no more of what it was asked. */
  readonly stop: () => void;
  /** What the strongest level would do on this turn. */
  readonly advise: (position: LifePosition) => Promise<LifeMove>;
}

/** One that is fetched when it's first asked, or `prepare` is called: who only looks isn't sent it. */
export interface LateComputer extends Computer {
  readonly prepare: () => Promise<unknown>;
}

export function lateComputer(fetch: () => Promise<Computer>): LateComputer {
  let fetched: Promise<Computer> | undefined, computer: Computer | undefined;
  const get = async () => {
    fetched ??= fetch();
    try {
      return computer = await fetched;
    } catch (error) {
      // It's fetched again for who asks again.
      fetched = undefined;
      throw error;
    }
  };
  return {
    prepare: get,
    think: async (position, told) => (await get()).think(position, told),
    moveNow: () => computer?.moveNow(),
    stop: () => computer?.stop(),
    advise: async (position) => (await get()).advise(position),
  };
}
