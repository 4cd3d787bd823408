/** What the turns of a room's game led to, read off its log as they come. */

import type { TurnEnd } from "../games/notation/write_record.ts";
import type { PublicEvent } from "./event.ts";
import { gameIn, type RoomView } from "./view.ts";

/** Of this game's turns, after an event; `view` is the one after it. */
export function foldTurnEnds(
  turnEnds: readonly TurnEnd[],
  event: PublicEvent,
  view: RoomView,
): readonly TurnEnd[] {
  switch (event.t) {
    case "turn":
      return [...turnEnds, { hash: event.hash, next: gameIn(view).turn(view.position) }];
    case "undone":
      return turnEnds.slice(0, -1);
    case "began":
    case "narrowed":
      return [];
    default:
      return turnEnds;
  }
}
