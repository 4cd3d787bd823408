/** A sum, how it came about and what is known of it, in signals and in words. */

import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Seat } from "../../../games/game.ts";
import type { Insight } from "../../../solver/insight.ts";
import type { Misere } from "../../../solver/misere.ts";
import type { SumMove } from "../../../solver/sum.ts";
import { Voice } from "../../parts/voice.ts";
import {
  gameOf,
  type History,
  isMisereIn,
  isRepeated,
  type Mode,
  modeOf,
  partsOf,
  type Player,
  playersOf,
} from "./history.ts";
import { canMove, isBoard, type Move, movesTo, type Part } from "./part.ts";
import type { AnnihilationWords } from "./words/mod.ts";

/** Why there is no insight. */
type Lack = "thinking" | "tooLarge" | "failed";

export class SumState extends Voice {
  /** All that was done, in any mode: it can be taken back. */
  readonly history: Signal<History>;
  readonly mode: ReadonlySignal<Mode> = computed(() => modeOf(this.history.value));
  /** The steps of the game that is played. */
  readonly game: ReadonlySignal<History> = computed(() => gameOf(this.history.value));
  readonly parts: ReadonlySignal<readonly Part[]> = computed(() => partsOf(this.history.value));
  readonly insight = signal<Insight | undefined>(undefined);
  /** Whether who cannot move wins, and what is known then. */
  readonly isMisere: ReadonlySignal<boolean> = computed(() => isMisereIn(this.history.value));
  readonly misere = signal<Misere | undefined>(undefined);
  readonly lack = signal<Lack | undefined>("thinking");
  readonly players: ReadonlySignal<readonly Player[]> = computed(() =>
    playersOf(this.history.value)
  );
  readonly isDrawn = signal(false);
  /** Which of the winning moves is drawn. */
  readonly pointed = signal(0);
  /** Whose turn it is in a game. */
  readonly turn: ReadonlySignal<Seat> = computed(() => (this.game.value.length - 1) % 2);
  /** Who has won a game, null in a draw; undefined as long as it goes on. */
  readonly winner: ReadonlySignal<Seat | null | undefined> = computed(() => {
    if (this.isDrawn.value) return null;
    if (this.parts.value.some(canMove)) return undefined;
    return this.isMisere.value ? this.turn.value : 1 - this.turn.value;
  });
  readonly isRepeated: ReadonlySignal<boolean> = computed(() => isRepeated(this.game.value));

  constructor(readonly words: AnnihilationWords, parts: readonly Part[]) {
    super();
    this.history = signal<History>([{ parts }]);
  }

  get isPersonsTurn(): boolean {
    return this.players.value[this.turn.value] === "person";
  }

  /** "fire z4, complement z0", and where there are several parts, in which. */
  nameMove({ part, move }: Move): string {
    const on = this.parts.value[part]!, names = isBoard(on) ? on.position.names : undefined;
    if (this.parts.value.length === 1) return this.words.move(move, names);
    return this.words.moveOn(this.partName(part), move, names);
  }

  partName(index: number): string {
    const name = isBoard(this.parts.value[index]!) ? this.words.board : this.words.heap;
    return name(index + 1);
  }

  /** All moves that win, as far as they are known. */
  get winningMoves(): Move[] {
    if (this.lack.value) return [];
    const { winning } = this.isMisere.value ? this.misere.value! : this.insight.value!;
    return winning.flatMap((move) => this.movesOf(move));
  }

  /** The winning move that is drawn, if there is one. */
  get pointedMove(): Move | undefined {
    const moves = this.winningMoves;
    return moves[Math.min(this.pointed.value, moves.length - 1)];
  }

  /** The moves that lead a part to what a solved move names. */
  protected movesOf({ component, position }: SumMove): Move[] {
    return movesTo(this.parts.value[component]!, position).map((move) => ({
      part: component,
      move,
    }));
  }
}
