/** The keys of a board that is painted on, as Golly and LifeViewer have them. */

import { EMPTY } from "../../automaton/board.ts";
import { keyAction, type KeyPress } from "../board/keys.ts";
import { aroundSentence } from "../board/cell_speech.ts";
import { twoSides } from "../board/speech.ts";
import type { Run } from "./run.ts";
import { populationSentence, structuresSentence } from "./sandbox_speech.ts";
import type { Studio } from "./studio.ts";

/** Does what a key asks for at the cursor; where to go for a key that leaves the board. */
export function pressKey(
  studio: Studio,
  run: Run,
  press: KeyPress,
): "done" | "field" | "help" | undefined {
  const act = ownKeys(studio, run)[press.key.length === 1 ? press.key.toLowerCase() : press.key];
  if (act && !press.ctrlKey) return act() ?? "done";
  return move(studio, press);
}

type Act = () => void | "field" | "help";

function ownKeys(studio: Studio, run: Run): Readonly<Record<string, Act>> {
  const { cursor, board, words, own, brush } = studio;
  const at = cursor.peek();
  const pausing = (act: () => void) => () => {
    run.pause();
    act();
  };
  const back = pausing(() => studio.goBy(-1));
  return {
    " ": pausing(() => void studio.step()),
    Enter: () => run.toggle(),
    b: back,
    Backspace: back,
    f: pausing(() => studio.goBy(1)),
    r: pausing(() => studio.reset()),
    "+": () => run.hasten(1),
    "=": () => run.hasten(1),
    "-": () => run.hasten(-1),
    d: () => studio.touch(at),
    0: () => studio.paint([at], EMPTY),
    1: () => studio.paint([at], 1),
    2: () => studio.paint([at], 2),
    c: () => studio.takeBrush((brush.peek() + 1) % own.brushes.length),
    ">": () => studio.turnStamp(),
    ".": () => studio.turnStamp(),
    x: () => studio.flipStamp(),
    Escape: () => studio.takeStamp(undefined),
    w: () => studio.ask(at),
    o: () => studio.say(aroundSentence(twoSides(words), board.peek(), [], at)),
    s: () => studio.say(populationSentence(studio)),
    n: () => studio.say(structuresSentence(studio)),
    i: () => "field",
    "?": () => "help",
  };
}

/** Moves the cursor as on a table's board; other keys of that are none of this one's. */
function move(studio: Studio, press: KeyPress): "done" | undefined {
  const { rules, board, cursor, words } = studio;
  const stops = [0, rules.home, rules.width - rules.home];
  const ways = { topology: "plane", stops } as const;
  const action = keyAction(ways, board.peek(), cursor.peek(), press);
  if (!action || !("move" in action || "none" in action)) return undefined;
  if ("move" in action) cursor.value = action.move;
  else studio.say(words.say.edge);
  return "done";
}
