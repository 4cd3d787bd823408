/**
 * Answers that stand against every reply. Where the rival replies, many turns may do what a puzzle asks
 * for; one of them is named, proven, and cut down to the cells without which it fails.
 */

import type { Cell } from "../automaton/board.ts";
import type { LifePosition } from "../games/conquerors/position.ts";
import { type Color, emptyWords, type Ground, live, wordsOf } from "./ground.ts";
import { Hold } from "./hold.ts";
import { HELD, type Kind } from "./kind.ts";
import { type Core, makeTurn } from "./turns.ts";
import { type Budget, WipeOutLater } from "./wipe_out_later.ts";

/** Says of turns in one position whether they do it, whatever the rival replies. */
export class Certifier {
  readonly #ground: Ground;
  readonly #position: LifePosition;
  readonly #reply: (after: Int32Array, bombed: boolean) => Core | undefined;

  constructor(ground: Ground, position: LifePosition, kind: Kind, budget: Budget) {
    this.#ground = ground;
    this.#position = position;
    const zones = HELD[kind];
    if (zones) {
      const hold = new Hold(ground, position, zones);
      this.#reply = (after) => hold.reply(after);
    } else {
      const later = new WipeOutLater(ground, position, budget);
      this.#reply = (after, bombed) => later.reply(after, bombed);
    }
  }

  /** Whether no reply spoils the turn; throws `Unsupported` where that takes too long to say. */
  holds(turn: Core): boolean {
    const ground = this.#ground, { turn: mover } = this.#position;
    const board = emptyWords(ground), after = emptyWords(ground);
    makeTurn(ground, wordsOf(this.#position), mover as Color, turn, board);
    live(ground, board, after);
    return this.#reply(after, "bomb" in turn) === undefined;
  }

  /** A turn that holds without the cells that it doesn't need. */
  cutDown(turn: Core): Core {
    if ("bomb" in turn) return turn;
    for (const cell of turn.place) {
      const rest: readonly Cell[] = turn.place.filter((other) => other !== cell);
      // With one gone, others may be needed no longer.
      if (this.holds({ place: rest })) return this.cutDown({ place: rest });
    }
    return turn;
  }

  /** Whether the turn holds, and with any one of its cells fewer doesn't. */
  isMinimal(turn: Core): boolean {
    if (!this.holds(turn)) return false;
    if ("bomb" in turn) return !this.holds({ place: [] });
    return turn.place.every((cell) =>
      !this.holds({ place: turn.place.filter((other) => other !== cell) })
    );
  }
}
