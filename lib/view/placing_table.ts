/**
 * One person's side of a game in which a turn places cells: what is drafted and not yet confirmed,
 * where the cursor is, what has been said. This module is browser compatible.
 */

import { batch, computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Cell } from "../automaton/board.ts";
import { cellName } from "../games/cell_text.ts";
import type { AnyGame } from "../games/known_games.ts";
import type { Refusal } from "../rooms/protocol.ts";
import type { Speaker } from "./ask.ts";
import type { Changes } from "./changes.ts";
import type { Cue } from "./cue.ts";
import type { Match, MatchResult, MoveOf, PositionOf, Turn } from "./match.ts";
import { Voice } from "./voice.ts";
import type { Words } from "./words/mod.ts";

/** All other reasons name no number of these rules. */
const NO_NUMBERS = { place: 0, rivalNeeds: [], bombRound: 0 };

export abstract class PlacingTable<Kind extends AnyGame> extends Voice implements Speaker {
  readonly drafted = signal<readonly Cell[]>([]);
  /** The cell that keys act on, and that a finger aims at where cells are small. */
  readonly cursor = signal<Cell>(0);
  /** Whether a turn's generation is shown before it is confirmed. */
  readonly guided = signal(false);
  readonly myTurn: ReadonlySignal<boolean>;
  /** How many cells the turn to play may place. */
  readonly allowance: ReadonlySignal<number>;
  /** What the next generation changes as drafted; undefined for the unguided, and on others' turns. */
  readonly next: ReadonlySignal<Changes | undefined>;
  /** Is told of moments that may be heard or felt. */
  onCue: (cue: Cue) => void = () => {};

  constructor(readonly match: Match<Kind>, readonly words: Words) {
    super();
    const { width, height } = this.board;
    this.cursor.value = width * (height >> 1) + (width >> 1);
    this.myTurn = computed(() =>
      match.isOpen.value && match.result.value === null &&
      match.mine.includes(match.game.turn(match.position.value))
    );
    this.allowance = computed(() => this.allows(match.position.value));
    this.next = computed(() => {
      const isSeen = this.guided.value && this.myTurn.value;
      return isSeen ? this.foresee(match.position.value, this.drafted.value) : undefined;
    });
  }

  /** How many cells a turn may place. */
  protected abstract allows(position: PositionOf<Kind>): number;
  /** What the next generation would change; undefined where none follows. */
  protected abstract foresee(
    position: PositionOf<Kind>,
    place: readonly Cell[],
  ): Changes | undefined;
  /** The turn that places cells, or none. */
  protected abstract moveOf(place: readonly Cell[]): MoveOf<Kind>;
  protected abstract changesOf(turn: Turn<Kind>): Changes;
  /** A turn, what its generation changed, and how a match ended, in sentences. */
  abstract turnSentence(turn: Turn<Kind>): string;
  protected abstract changesPhrase(changes: Changes): string;
  protected abstract resultSentence(result: MatchResult): string;
  /** What is said to who would confirm a turn of nothing. */
  protected abstract lackSentence(): string;
  /** What is said where turns were taken back. */
  protected abstract undoneSentence(): string;

  get board() {
    return this.match.game.board(this.match.position.value);
  }

  /** Tells every turn that is played from now on, and the result; returns how to stop. */
  listen(): () => void {
    const { turns, result } = this.match;
    let told = turns.peek().length;
    let wasOver = result.peek() !== null;
    return effect(() => {
      const isUndone = turns.value.length < told;
      const news = turns.value.slice(told);
      told = turns.value.length;
      const sentences = news.map((turn) => this.turnSentence(turn));
      if (isUndone) this.say(this.undoneSentence());
      if (news.length > 0) this.#cueGeneration(this.changesOf(news.at(-1)!));
      const isOver = result.value !== null;
      if (isOver && !wasOver) this.#tellEnd(sentences);
      else if (sentences.length > 0) this.#tellTurns(sentences);
      wasOver = isOver;
    });
  }

  /** A tap, Space or a typed cell: places or takes back. */
  touch(cell: Cell): void {
    if (!this.mayAct()) return;
    this.cursor.value = cell;
    if (this.drafted.value.includes(cell)) this.#takeBack(cell);
    else this.#place(cell);
  }

  /** Places each cell in turn, up to the first that is refused. */
  placeAll(cells: readonly Cell[]): void {
    for (const cell of cells) {
      if (this.drafted.value.includes(cell)) continue;
      this.touch(cell);
      if (!this.drafted.value.includes(cell)) return;
    }
  }

  undo(): void {
    if (!this.mayAct()) return;
    const last = this.drafted.value.at(-1);
    if (last === undefined) this.refuseWith(this.words.say.nothingToUndo);
    else this.#takeBack(last);
  }

  clear(): void {
    if (!this.mayAct()) return;
    const { cleared, nothingToUndo } = this.words.say;
    this.say(this.drafted.value.length === 0 ? nothingToUndo : cleared);
    this.drafted.value = [];
  }

  /** Plays the drafted turn; one of nothing is played by `pass`, lest it be a slip. */
  confirm(): void {
    if (!this.mayAct()) return;
    const place = this.drafted.value;
    if (place.length === 0) this.refuseWith(this.lackSentence());
    else this.send(() => this.match.play(this.moveOf(place)));
  }

  pass(): void {
    if (this.mayAct()) this.send(() => this.match.play(this.moveOf([])));
  }

  /** Why something may not be done. */
  reason(refusal: Refusal): string {
    return this.words.refusals[refusal](NO_NUMBERS);
  }

  /** A turn that is not taken is drafted again. */
  protected async send(play: () => Promise<Refusal | undefined>): Promise<void> {
    const drafted = this.drafted.value;
    this.onCue("confirm");
    const refusal = await batch(() => {
      this.drafted.value = [];
      return play();
    });
    if (!refusal) return;
    this.refuseWith(this.reason(refusal));
    this.drafted.value = drafted;
  }

  protected mayAct(): boolean {
    if (this.myTurn.value) return true;
    const { result, mine } = this.match;
    if (result.value !== null) this.refuseWith(this.reason("over"));
    else this.refuseWith(mine.length > 0 ? this.words.say.notYourTurn : this.reason("watching"));
    return false;
  }

  #place(cell: Cell): void {
    const { game, position } = this.match;
    const refusal = game.reach(position.value, this.drafted.value)(cell);
    if (refusal) return this.refuseWith(this.reason(refusal));
    this.drafted.value = [...this.drafted.value, cell];
    this.onCue("place");
    const count = this.drafted.value.length;
    this.#sayOfDraft(this.words.say.placed(this.#name(cell), count, this.allowance.value));
  }

  /** With *touch*, pieces that stood on it alone go with it. */
  #takeBack(cell: Cell): void {
    const { game, position } = this.match;
    const left: Cell[] = [];
    for (const other of this.drafted.value) {
      if (other !== cell && !game.reach(position.value, left)(other)) left.push(other);
    }
    this.drafted.value = left;
    this.onCue("undo");
    this.#sayOfDraft(this.words.say.removed(this.#name(cell)));
  }

  #sayOfDraft(sentence: string): void {
    const next = this.next.value;
    this.say(next ? `${sentence} ${this.words.say.next(this.changesPhrase(next))}` : sentence);
  }

  protected refuseWith(reason: string): void {
    this.onCue("error");
    this.say(reason);
  }

  #name(cell: Cell): string {
    return cellName(this.board, cell);
  }

  /** What brings one's own turn is pressing; what one has just done oneself is not. */
  #tellTurns(sentences: readonly string[]): void {
    const { game, mine, position } = this.match;
    const turn = game.turn(position.peek());
    if (game.outcome(position.peek()) || !mine.includes(turn)) return this.say(sentences.join(" "));
    this.onCue("turn");
    const { table, seats } = this.words;
    const cue = mine.length === 1 ? table.yourTurn : table.seatTurn(seats[turn]!);
    this.alert([...sentences, `${cue}.`]);
  }

  #tellEnd(sentences: readonly string[]): void {
    const { mine, result } = this.match;
    const { winner } = result.peek()!;
    if (mine.length !== 1 || winner === null) this.onCue("over");
    else this.onCue(mine.includes(winner) ? "won" : "lost");
    this.alert([...sentences, this.resultSentence(result.peek()!)]);
  }

  #cueGeneration({ born, died }: Changes): void {
    if (born.length > 0) this.onCue("births");
    if (died.length > 0) this.onCue("deaths");
  }
}
