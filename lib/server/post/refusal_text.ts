/** Why an order is refused, as a letter says it. */

import type { Refusal as GameRefusal } from "../../games/game.ts";
import type { Action, Refusal } from "../../rooms/protocol.ts";
import { writeSteps } from "../../rooms/premove_text.ts";
import { type RoomView, turnOf } from "../../rooms/view.ts";
import { noTurn } from "./order.ts";

/** What a turn may be refused for. */
export const REASONS: Partial<Record<GameRefusal, string>> = {
  "off-board": "a cell is not on the board",
  occupied: "a cell is occupied",
  repeated: "a cell is named twice",
  "too-many": "those are too many pieces",
  touch: "each piece must touch one of your own",
};

export function refusalText(why: Refusal, action: Action, view: RoomView): string {
  switch (why) {
    case "not-your-turn":
      return `It is ${view.players[turnOf(view)!]!.name}'s turn`;
    case "unreadable":
      return noTurn(writtenIn(action));
    case "offered":
      return "That was offered not two moves ago";
    case "no-offer":
      return "Only who made the last turn may ask for it back";
    case "stale":
      return "The board has changed meanwhile; look again";
    case "storage":
      return "The board could not be kept; try again";
    default:
      return `${writtenIn(action)} is refused: ${REASONS[why as GameRefusal] ?? why}`;
  }
}

/** The turns that an order names. */
function writtenIn(action: Action): string {
  if (action.t === "move") return action.move;
  return action.t === "queue" ? writeSteps(action.steps) : action.t;
}
