/**
 * One person's editor: a sum, how it came about and what is known of it; drawn, explored or played on.
 * Pointer, keys, buttons and typed text all end in its verbs and its hand's.
 */

import type { Rng, Seat } from "../../../games/game.ts";
import type { Insight } from "../../../solver/insight.ts";
import type { Misere } from "../../../solver/misere.ts";
import type { SumMove } from "../../../solver/sum.ts";
import type { Value } from "../../../solver/value.ts";
import type { PlainBoard, PlainPart } from "../../../solver/worker_protocol.ts";
import type { AnnihilationWords } from "./words/mod.ts";
import type { EditProblem } from "./edit.ts";
import { Hand } from "./hand.ts";
import {
  gameOf,
  type History,
  type Mode,
  modeOf,
  partsOf,
  type Player,
  playersOf,
  type Step,
} from "./history.ts";
import {
  codeOf,
  isBoard,
  MOST_PARTS,
  type Move,
  type Part,
  plainPart,
  playMove,
  randomMove,
  refusePart,
} from "./part.ts";
import { lackSentence, moveSentence, standingSentence } from "./sentences.ts";
import { SumState } from "./sum_state.ts";

/** Who answers what is known of a sum, and moves without error. */
export interface Oracle {
  explain(sum: readonly PlainPart[]): Promise<Insight>;
  move(game: {
    readonly start: readonly PlainPart[];
    readonly moves: readonly SumMove[];
  }): Promise<SumMove>;
  misere(sum: readonly PlainPart[]): Promise<Misere>;
  values(board: PlainBoard): Promise<readonly Value[]>;
  cancel(): void;
}

export interface SumEditorOptions {
  readonly words: AnnihilationWords;
  readonly parts: readonly Part[];
  readonly oracle: Oracle;
  readonly rng: Rng;
  /** Resolves when a computer has waited long enough for a person to follow. */
  readonly pause: () => Promise<void>;
}

export class SumEditor extends SumState {
  readonly rng: Rng;
  readonly hand: Hand = new Hand(this);
  readonly #oracle: Oracle;
  readonly #pause: () => Promise<void>;

  constructor({ words, parts, oracle, rng, pause }: SumEditorOptions) {
    super(words, parts);
    this.rng = rng;
    this.#oracle = oracle;
    this.#pause = pause;
  }

  /** Begins to explore, to play or to draw, with the sum as it stands. */
  enter(mode: Mode): void {
    if (mode === "play") return this.#begin({ parts: this.parts.value });
    if (mode === this.mode.value) return this.#go(this.history.value, "");
    this.#go([...this.history.value, { parts: this.parts.value, begins: mode }], "");
  }

  /** Plays again from where the game began. */
  newGame(): void {
    this.#agree({});
  }

  /** Goes on with a game that was begun before. */
  resume(players: readonly Player[], history: History, isMisere: boolean): void {
    const [start, ...steps] = history;
    this.#go([{ ...start!, begins: "play", isMisere, players }, ...steps], "");
  }

  #begin(step: Step): void {
    this.#go([...this.history.value, { ...step, begins: "play" }], `${this.words.newGame}.`);
  }

  /** Goes on by other terms: where a game is played, from its start. */
  #agree(terms: Pick<Step, "isMisere" | "players">): void {
    const isPlayed = this.mode.value === "play";
    const { parts } = isPlayed ? this.game.value[0]! : this.history.value.at(-1)!;
    if (isPlayed) this.#begin({ parts, ...terms });
    else this.#go([...this.history.value, { parts, ...terms }], "");
  }

  /** Plays so that who cannot move wins, or loses. */
  playMisere(isMisere: boolean): void {
    this.#agree({ isMisere });
  }

  /** γ of all positions of a board by their codes; undefined where there are too many. */
  async valuesOf(index: number): Promise<readonly Value[] | undefined> {
    const part = this.parts.value[index]!;
    if (!isBoard(part)) return undefined;
    return await this.#oracle.values(plainPart(part) as PlainBoard).catch(() => undefined);
  }

  /** Has another player at a seat, and a new game where one is played. */
  seat(seat: Seat, player: Player): void {
    this.#agree({ players: this.players.value.with(seat, player) });
  }

  /** Takes another sum, drawn or brought; who cannot move wins or loses as before unless said. */
  bring(parts: readonly Part[], isMisere = this.isMisere.value): void {
    const begins = this.mode.value === "play" && { begins: "edit" as const };
    this.#go([...this.history.value, { parts, isMisere, ...begins }], "");
  }

  /** Adds a part to the sum. */
  add(part: Part): void {
    if (this.parts.value.length >= MOST_PARTS) return this.say(this.words.full(MOST_PARTS));
    this.bring([...this.parts.value, part]);
  }

  /** Takes a changed part, or says why it cannot be changed. */
  change(index: number, part: Part | EditProblem): void {
    if (typeof part === "string") return this.say(this.words.problems[part](""));
    this.bring(this.parts.value.with(index, part));
  }

  /** One step back, into what was done before too; in a game against a computer, to the person's last turn. */
  undo(): void {
    let history = this.history.value;
    if (history.length === 1) return this.say(this.words.nothingToUndo);
    const isPersons = (steps: History) =>
      modeOf(steps) !== "play" || playersOf(steps)[(gameOf(steps).length - 1) % 2] === "person";
    do history = history.slice(0, -1); while (history.length > 1 && !isPersons(history));
    this.#go(history, this.words.undone);
  }

  /** Makes a move if it may be made. */
  move(move: Move): void {
    const refusal = this.#refuse(move);
    if (refusal) return this.say(refusal);
    this.#play(move);
  }

  #refuse({ part, move }: Move): string | undefined {
    const { words } = this;
    if (this.mode.value === "play") {
      if (this.winner.value !== undefined) return words.over;
      if (!this.isPersonsTurn) return words.notYourTurn;
    }
    return refusePart(this.parts.value[part]!, move) ? words.illegal : undefined;
  }

  #play(move: Move): void {
    const parts = playMove(this.parts.value, move);
    this.#go([...this.history.value, { parts, move }], moveSentence(this, move));
  }

  agreeOnDraw(): void {
    this.isDrawn.value = true;
    this.say(this.words.draw);
  }

  /** Stands at another step, and has the computer do what it is there for. */
  #go(history: History, sentence: string): void {
    this.#oracle.cancel();
    this.hand.drop();
    this.lack.value = "thinking";
    this.isDrawn.value = false;
    this.pointed.value = 0;
    this.history.value = history;
    this.say(sentence);
    if (this.mode.value === "play") this.#follow(history);
    else this.explain();
  }

  /** Finds out what is known of the sum. */
  async explain(): Promise<void> {
    const history = this.history.value;
    this.lack.value = "thinking";
    try {
      const sum = partsOf(history).map(plainPart), isMisere = this.isMisere.value;
      const known = isMisere
        ? { misere: await this.#oracle.misere(sum) }
        : { insight: await this.#oracle.explain(sum) };
      if (this.history.value !== history) return;
      if (known.misere) this.misere.value = known.misere;
      else this.insight.value = known.insight;
      this.lack.value = undefined;
    } catch (error) {
      this.#fail(error);
    }
  }

  /** What was asked before something else is nobody's any more. */
  #fail(error: unknown): void {
    const { name } = error as Error;
    if (name === "AbortError") return;
    this.lack.value = name === "SolverError" ? "tooLarge" : "failed";
    if (this.mode.value === "play") this.say(lackSentence(this));
  }

  /** Says how the game stands, and moves for a computer. */
  async #follow(history: History): Promise<void> {
    const isGone = () => this.history.value !== history || this.mode.value !== "play";
    if (this.winner.value !== undefined || this.isPersonsTurn) {
      // A phone shows the offer of a draw, and its button, only below the board.
      const isOffered = this.winner.value === undefined && this.isRepeated.value;
      const standing = isOffered ? this.words.offerDraw : standingSentence(this);
      return this.say(`${this.said.value} ${standing}`);
    }
    if (this.isRepeated.value && !this.players.value.includes("person")) return this.agreeOnDraw();
    await this.#pause();
    if (isGone()) return;
    try {
      const move = await this.#choose(history);
      if (!isGone()) this.#play(move);
    } catch (error) {
      this.#fail(error);
    }
  }

  async #choose(history: History): Promise<Move> {
    const parts = partsOf(history);
    if (this.players.value[this.turn.value] === "random") return randomMove(parts, this.rng);
    if (this.isMisere.value) {
      const { best } = await this.#oracle.misere(parts.map(plainPart));
      return this.movesOf(best!)[0]!;
    }
    const [first, ...steps] = gameOf(history);
    const moves = steps.map(({ parts, move }): SumMove => {
      const component = move!.part;
      return { component, position: codeOf(parts[component]!) };
    });
    const best = await this.#oracle.move({ start: first!.parts.map(plainPart), moves });
    return this.movesOf(best)[0]!;
  }
}
