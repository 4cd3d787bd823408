/** A lesson as a match that only the learner plays. */

import { batch, computed, signal } from "@preact/signals";
import type { LifeGame } from "../../games/conquerors/conquerors.ts";
import type { Seat } from "../../games/game.ts";
import type { AnyGame } from "../../games/known_games.ts";
import { courseOf, judge, startOf, type Verdict } from "../../learn/course.ts";
import type { Lesson } from "../../learn/lesson.ts";
import type { Match, MatchResult, MoveOf, PositionOf, Turn } from "../table/match.ts";

export class LessonMatch<Kind extends AnyGame = LifeGame> implements Match<Kind> {
  readonly mine: readonly Seat[];
  readonly turns = signal<readonly Turn<Kind>[]>([]);
  readonly position = computed(() => this.turns.value.at(-1)?.after ?? this.#start);
  /** A lesson is judged, not won. */
  readonly result = signal<MatchResult | null>(null);
  readonly isOpen = signal(true);
  /** What the learner's last turn came to. */
  readonly verdict = signal<Verdict>("on");
  readonly #pause: () => Promise<void>;
  readonly #start: PositionOf<Kind>;
  /** How many turns the learner has played. */
  #played = 0;
  /** Counts the attempts, so that what follows a turn ends with its attempt. */
  #attempt = 0;

  /** `pause` resolves when the next generation may be shown. */
  constructor(
    readonly lesson: Lesson<string, Kind>,
    readonly game: Kind,
    pause: () => Promise<void>,
  ) {
    this.#pause = pause;
    this.#start = startOf(lesson, game);
    this.mine = [game.turn(this.#start)];
  }

  async play(move: MoveOf<Kind>): Promise<undefined> {
    const attempt = this.#attempt;
    const course = courseOf(this.lesson, this.position.value, move, this.game);
    const verdict = judge(this.lesson, this.#played++, course);
    const steps = [course.own, ...course.followed];
    this.isOpen.value = false;
    for (const [index, step] of steps.entries()) {
      if (index > 0) await this.#pause();
      if (attempt !== this.#attempt) return;
      batch(() => {
        this.turns.value = [...this.turns.value, step];
        if (index < steps.length - 1) return;
        this.verdict.value = verdict;
        this.isOpen.value = verdict === "on";
      });
    }
  }

  /** Back to where the lesson starts. */
  reset(): void {
    this.#attempt++;
    this.#played = 0;
    batch(() => {
      this.turns.value = [];
      this.verdict.value = "on";
      this.isOpen.value = true;
    });
  }

  /** Plays the solution; `draft` shows each turn before it is played. */
  async show(draft: (move: MoveOf<Kind>) => void): Promise<void> {
    this.reset();
    const attempt = this.#attempt;
    this.isOpen.value = false;
    for (const turn of this.lesson.solution) {
      const move = this.game.text.readMove(this.position.value, turn);
      draft(move);
      await this.#pause();
      if (attempt !== this.#attempt) return;
      await this.play(move);
      if (attempt !== this.#attempt) return;
      // What is played between two of its turns might stand in the way of the second.
      this.isOpen.value = false;
      await this.#pause();
      if (attempt !== this.#attempt) return;
    }
  }
}
