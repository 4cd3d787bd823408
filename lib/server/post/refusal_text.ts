/** Why an order is refused, as a letter says it. */

import type { Refusal as GameRefusal } from "../../games/game.ts";
import type { Action, Refusal } from "../../rooms/protocol.ts";
import { writeSteps } from "../../rooms/premove_text.ts";
import { type RoomView, turnOf } from "../../rooms/view.ts";
import { userOf } from "./board.ts";
import { noTurn } from "./order.ts";

/** What a turn may be refused for. */
export const REASONS: Partial<Record<GameRefusal, string>> = {
  "off-board": "a cell is off the board",
  occupied: "a cell is occupied",
  repeated: "a cell is named twice",
  "too-many": "that's too many pieces",
  touch: "each piece must touch one of yours",
};

export function refusalText(why: Refusal, action: Action, view: RoomView): string {
  switch (why) {
    case "not-your-turn":
      return `It's ${userOf(view.players[turnOf(view)!]!)}'s turn`;
    case "unreadable":
      return noTurn(writtenIn(action));
    case "offered":
      return "That was offered less than two moves ago";
    case "no-offer":
      return "Only the player who moved last can ask for a takeback";
    case "stale":
      return "The board changed; check it and try again";
    case "storage":
      return "The board couldn't be saved; try again";
    case "too-many":
      if (action.t === "queue") return "A premove has more pieces than its turn may place";
      return `${writtenIn(action)} is refused: ${REASONS[why]}`;
    default:
      return `${writtenIn(action)} is refused: ${REASONS[why as GameRefusal] ?? why}`;
  }
}

/** The turns that an order names. */
function writtenIn(action: Action): string {
  if (action.t === "move") return action.move;
  return action.t === "queue" ? writeSteps(action.steps) : action.t;
}
