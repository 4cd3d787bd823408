/** A puzzle as a match that the solver plays alone; the rival replies where that decides. */

import { batch, computed, signal } from "@preact/signals";
import type { LifeMove, LifePosition } from "../../games/conquerors/position.ts";
import type { Judgment } from "../../puzzles/judge.ts";
import { answerOf, positionOf, type Puzzle, PUZZLED } from "../../puzzles/puzzle.ts";
import { late } from "../parts/late.ts";
import type { Refusal } from "../../rooms/protocol.ts";
import type { Match, MatchResult, Turn } from "../table/match.ts";

/** What solving a puzzle takes besides the table: fetched with the first turn. */
const fetchJudge = () => late(() => import("../../puzzles/judge.ts"));

const UNDECIDED: Judgment = { verdict: "on", short: 0 };

export class PuzzleMatch implements Match {
  readonly game = PUZZLED;
  readonly mine: readonly number[];
  readonly puzzle: Puzzle;
  readonly turns = signal<readonly Turn[]>([]);
  readonly position = computed(() => this.turns.value.at(-1)?.after ?? this.start);
  /** A puzzle is judged, not won. */
  readonly result = signal<MatchResult | null>(null);
  readonly isOpen = signal(true);
  readonly judgment = signal<Judgment>(UNDECIDED);
  readonly start: LifePosition;
  readonly #pause: () => Promise<void>;
  readonly #fetch: typeof fetchJudge;
  /** The solver's turns of this attempt. */
  #moves: readonly LifeMove[] = [];
  /** Counts the attempts, so that what follows a turn ends with its attempt. */
  #attempt = 0;

  /** `pause` resolves when the rival's reply may be shown. */
  constructor(puzzle: Puzzle, pause: () => Promise<void>, fetch = fetchJudge) {
    this.puzzle = puzzle;
    this.start = positionOf(puzzle);
    this.mine = [this.start.turn];
    this.#pause = pause;
    this.#fetch = fetch;
  }

  /** The solver's turns of this attempt in CCN. */
  get moves(): readonly string[] {
    const own = this.turns.value.filter(({ seat }) => seat === this.start.turn);
    return own.map(({ before, move }) => this.game.text.writeMove(before, move));
  }

  /** A turn that nothing can judge now is taken back. */
  async play(move: LifeMove): Promise<Refusal | undefined> {
    const attempt = this.#attempt, before = this.position.value;
    this.#moves = [...this.#moves, move];
    const after = this.game.play(before, move);
    const own: Turn = { seat: before.turn, move, before, after };
    const judging = this.#fetch().catch(() => undefined);
    batch(() => {
      this.isOpen.value = false;
      this.turns.value = [...this.turns.value, own];
    });
    const judge = (await judging)?.judge;
    if (attempt !== this.#attempt) return;
    if (!judge) return this.#undo();
    const judgment = judge(this.puzzle, this.#moves);
    // The first reply was shown with the turn that it answers.
    const reply = this.#moves.length === 1 ? judgment.reply : undefined;
    if (reply) await this.#pause();
    if (attempt !== this.#attempt) return;
    batch(() => {
      if (reply) {
        const answer: Turn = { seat: after.turn, before: after, ...reply };
        this.turns.value = [...this.turns.value, answer];
      }
      this.judgment.value = judgment;
      this.isOpen.value = judgment.verdict === "on";
    });
  }

  #undo(): Refusal {
    this.#moves = this.#moves.slice(0, -1);
    batch(() => {
      this.turns.value = this.turns.value.slice(0, -1);
      this.isOpen.value = true;
    });
    return "closed";
  }

  /** Back to where the puzzle starts. */
  reset(): void {
    this.#attempt++;
    this.#moves = [];
    batch(() => {
      this.turns.value = [];
      this.judgment.value = UNDECIDED;
      this.isOpen.value = true;
    });
  }

  /** Plays the answer; `draft` shows it before it is played. Fails where it can't be had. */
  async show(draft: (move: LifeMove) => void): Promise<void> {
    this.reset();
    const attempt = this.#attempt;
    this.isOpen.value = false;
    const judging = await this.#fetch().catch((error) => {
      if (attempt === this.#attempt) throw error;
    });
    // Who has started over meanwhile solves it alone.
    if (!judging || attempt !== this.#attempt) return;
    const { answerMove, finishingMove } = judging;
    draft(answerOf(this.puzzle) as LifeMove);
    await this.#pause();
    if (attempt !== this.#attempt) return;
    await this.play(answerMove(this.puzzle));
    if (attempt !== this.#attempt || this.judgment.peek().verdict !== "on") return;
    this.isOpen.value = false;
    await this.#pause();
    if (attempt === this.#attempt) await this.play(finishingMove(this.position.peek()));
  }
}
