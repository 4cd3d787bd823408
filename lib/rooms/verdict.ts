/** What the rules of a room say to an action. */

import type { RoomEvent, Secret } from "./event.ts";
import type { Refusal } from "./protocol.ts";

/** An event that has no place in the log yet. */
export interface Draft {
  readonly event: RoomEvent;
  readonly secret?: Secret;
}

/** What an action does, or why not. */
export type Verdict = readonly Draft[] | Refusal;
