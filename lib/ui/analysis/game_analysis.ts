/** The analysis of a finished game, turn by turn. */

import { signal } from "@preact/signals";
import type { LifeRules } from "../../games/conquerors/rules.ts";
import type { ComputerClient } from "../../search/client.ts";
import type { Turn } from "../table/match.ts";
import type { JudgedTurn } from "./standing.ts";

/** Who judges turns, away from the page. */
export type Analyst = Pick<ComputerClient, "assess" | "cancel">;

/** Analyses alike are alike: chance is the same in all of them. */
export const SEED = "analysis";

/** Generations looked at for a turn: twice as many give the same losses, but for a percent or two. */
export const STEPS = 300_000;

export class GameAnalysis {
  readonly turns: readonly Turn[];
  /** The turns that are judged so far, from the first. */
  readonly judged = signal<readonly JudgedTurn[]>([]);
  /** It's run at once by whoever makes it: to be stopped takes somebody. */
  readonly state = signal<"running" | "stopped" | "failed" | "done">("running");
  /** How much of the work is done, in turns. */
  readonly progress = signal(0);
  readonly #rules: LifeRules;
  readonly #analyst: Analyst;

  constructor(rules: LifeRules, turns: readonly Turn[], analyst: Analyst) {
    this.#rules = rules;
    this.turns = turns;
    this.#analyst = analyst;
  }

  /** Judges all turns that are not yet judged; never rejects. */
  async run(): Promise<void> {
    this.state.value = "running";
    try {
      for (const turn of this.turns.slice(this.judged.value.length)) await this.#judge(turn);
      this.state.value = "done";
    } catch (error) {
      const isStopped = error instanceof DOMException && error.name === "AbortError";
      this.state.value = isStopped ? "stopped" : "failed";
    }
    this.#analyst.cancel();
  }

  /** Leaves it at the turns that are judged; `run` goes on with the next. */
  stop(): void {
    this.#analyst.cancel();
  }

  async #judge(turn: Turn): Promise<void> {
    const number = this.judged.value.length;
    this.progress.value = number;
    const assessment = await this.#analyst.assess({
      rules: this.#rules,
      position: turn.before,
      level: "conqueror",
      seed: SEED,
      played: turn.move,
      steps: STEPS,
    }, (share) => this.progress.value = number + share);
    this.judged.value = [...this.judged.value, { turn, assessment }];
  }
}
