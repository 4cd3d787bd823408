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
