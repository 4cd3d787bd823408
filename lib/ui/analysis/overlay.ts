/** What an analysis shows on a replay's board. */

import { EMPTY } from "../../automaton/board.ts";
import { colourOf } from "../../games/conquerors/position.ts";
import { blast } from "../../games/conquerors/turn.ts";
import type { Frame } from "../replay/frames.ts";
import type { Scene } from "../board/scene.ts";
import { harmOf } from "./harm.ts";
import { type JudgedTurn, markOf } from "./judged_turn.ts";

/** Beside a turn's cells the better turn as ghosts; after its generation, the harm that it did. */
export function overlayOf(judged: JudgedTurn, frame: Frame): Partial<Scene> {
  if (frame.isAfter) return { marked: Object.values(harmOf(judged.turn)).flat() };
  return markOf(judged) ? betterOn(frame, judged) : {};
}

function betterOn({ board }: Frame, { turn, assessment: { best } }: JudgedTurn): Partial<Scene> {
  if ("bomb" in best) return { blast: blast(board, best.bomb) };
  if ("pass" in best) return {};
  const advised = best.place.filter((cell) => board.cells[cell] === EMPTY);
  return { advised, colour: colourOf(turn.seat) };
}
