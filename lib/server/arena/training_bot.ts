/** Whom bots train against: it throws gliders about, and keeps no board of its own. */

import { below, seededRng } from "../../games/kit/rng.ts";
import type { World } from "../clock.ts";
import type { Bout, Contender } from "./bout.ts";
import type { Pair, ServerMessage } from "./messages.ts";
import type { MatchHead } from "../../arena/results.ts";

export const TRAINER = { author: "arena", name: "trainer" };

/** A glider's cells; turned over, it flies to any corner. */
const GLIDER: readonly Pair[] = [[0, 1], [1, 2], [2, 0], [2, 1], [2, 2]];
const SIDE = 3;

/** One turn in this many throws a glider; the others pass. */
const ONE_IN = 4;

export class TrainingBot implements Contender {
  readonly bot = TRAINER;
  readonly isTrainer = true;
  readonly #rng: () => number;
  #bout: Bout | undefined;
  #cancel = () => {};

  constructor(private readonly head: MatchHead, private readonly world: Pick<World, "after">) {
    this.#rng = seededRng(head.seed);
  }

  enter(bout: Bout): void {
    this.#bout = bout;
  }

  /** Answers later: else who sends all its answers at once would have all generations played at once. */
  ask(): void {
    const list = below(ONE_IN, this.#rng) === 0 ? this.#glider() : [];
    this.#cancel = this.world.after(0, () => this.#bout?.answer(list));
  }

  expire(): void {
    this.#cancel();
  }

  tell(_message: ServerMessage): void {}
  leave(): void {}

  #glider(): Pair[] {
    const top = below(this.head.height, this.#rng), left = below(this.head.width, this.#rng);
    const isUp = below(2, this.#rng) === 1, isLeft = below(2, this.#rng) === 1;
    const turned = (at: number, isTurned: boolean) => isTurned ? SIDE - 1 - at : at;
    return GLIDER.map(([row, column]) => [top + turned(row, isUp), left + turned(column, isLeft)]);
  }
}
