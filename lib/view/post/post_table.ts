/**
 * One person's side of a game by post: what is drafted and not yet confirmed, where the cursor is,
 * what has been said. This module is browser compatible.
 */

import { batch, computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Cell } from "../../automaton/board.ts";
import { cellName } from "../../games/cell_text.ts";
import type { ConwayGame } from "../../games/conway.ts";
import { allowance, livesAfter } from "../../games/conway_position.ts";
import type { Refusal } from "../../rooms/protocol.ts";
import type { Speaker } from "../ask.ts";
import type { Changes } from "../changes.ts";
import type { Cue } from "../cue.ts";
import type { Match } from "../match.ts";
import type { PostWords } from "../words/post/mod.ts";
import { Voice } from "../voice.ts";
import type { Words } from "../words/mod.ts";
import {
  changesOfTurn,
  changesPhrase,
  previewOf,
  previewSentence,
  resultSentence,
  turnSentence,
} from "./post_speech.ts";

/** A match of this game; `draw` plays a turn of chance's choosing for the seat to move. */
export interface PostTableMatch extends Match<ConwayGame> {
  draw(): Promise<Refusal | undefined>;
}

/** All other reasons name no number of these rules. */
const NO_NUMBERS = { place: 0, rivalNeeds: [], bombRound: 0 };

export class PostTable extends Voice implements Speaker {
  readonly match: PostTableMatch;
  readonly words: Words;
  readonly post: PostWords;
  readonly drafted = signal<readonly Cell[]>([]);
  /** The cell that keys act on, and that a finger aims at where cells are small. */
  readonly cursor = signal<Cell>(0);
  /** Whether a turn's generation is shown before it is confirmed. */
  readonly guided = signal(false);
  readonly myTurn: ReadonlySignal<boolean>;
  /** How many pieces the move to make may place. */
  readonly allowance: ReadonlySignal<number>;
  /** What the next generation changes as drafted; undefined for the unguided, and on others' turns. */
  readonly next: ReadonlySignal<Changes | undefined>;
  /** Is told of moments that may be heard or felt. */
  onCue: (cue: Cue) => void = () => {};

  constructor(match: PostTableMatch, words: Words, post: PostWords) {
    super();
    this.match = match;
    this.words = words;
    this.post = post;
    const { board } = match.position.peek();
    this.cursor.value = board.width * (board.height >> 1) + (board.width >> 1);
    this.myTurn = computed(() =>
      match.isOpen.value && match.result.value === null &&
      match.mine.includes(match.position.value.turn)
    );
    this.allowance = computed(() => allowance(match.position.value));
    this.next = computed(() => {
      const position = match.position.value;
      const isSeen = this.guided.value && this.myTurn.value && livesAfter(position);
      return isSeen ? previewOf(position, this.drafted.value) : undefined;
    });
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
      const sentences = news.map((turn) => turnSentence(this, turn));
      if (isUndone) this.say(this.post.undone);
      if (news.length > 0) this.#cueGeneration(changesOfTurn(news.at(-1)!));
      const isOver = result.value !== null;
      if (isOver && !wasOver) this.#tellEnd(sentences);
      else if (sentences.length > 0) this.#tellTurns(sentences);
      wasOver = isOver;
    });
  }

  /** A tap, Space or a typed cell: places or takes back. */
  touch(cell: Cell): void {
    if (!this.#mayAct()) return;
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
    if (!this.#mayAct()) return;
    const last = this.drafted.value.at(-1);
    if (last === undefined) this.#refuseWith(this.words.say.nothingToUndo);
    else this.#takeBack(last);
  }

  clear(): void {
    if (!this.#mayAct()) return;
    const { cleared, nothingToUndo } = this.words.say;
    this.say(this.drafted.value.length === 0 ? nothingToUndo : cleared);
    this.drafted.value = [];
  }

  /** Plays the drafted turn; one of nothing is played by `pass`, lest it be a slip. */
  confirm(): void {
    if (!this.#mayAct()) return;
    const place = this.drafted.value;
    if (place.length === 0) this.#refuseWith(this.post.move(this.#number(), this.allowance.value));
    else this.#send(() => this.match.play({ place }));
  }

  pass(): void {
    if (this.#mayAct()) this.#send(() => this.match.play({ place: [] }));
  }

  /** Lets chance place as much as may be placed. */
  random(): void {
    if (this.#mayAct()) this.#send(() => this.match.draw());
  }

  /** What the next generation would do to the board as drafted. */
  preview(): string {
    return previewSentence(this, this.match.position.value, this.drafted.value);
  }

  reason(refusal: Refusal): string {
    if (refusal === "too-many") return this.post.tooMany(this.allowance.value);
    if (refusal === "touch") return this.post.touch;
    return this.words.refusals[refusal](NO_NUMBERS);
  }

  #number(): number {
    return this.match.position.value.move;
  }

  /** A turn that is not taken is drafted again. */
  async #send(play: () => Promise<Refusal | undefined>): Promise<void> {
    const drafted = this.drafted.value;
    this.onCue("confirm");
    const refusal = await batch(() => {
      this.drafted.value = [];
      return play();
    });
    if (!refusal) return;
    this.#refuseWith(this.reason(refusal));
    this.drafted.value = drafted;
  }

  #mayAct(): boolean {
    if (this.myTurn.value) return true;
    const { result, mine } = this.match;
    if (result.value !== null) this.#refuseWith(this.reason("over"));
    else this.#refuseWith(mine.length > 0 ? this.words.say.notYourTurn : this.reason("watching"));
    return false;
  }

  #place(cell: Cell): void {
    const { game, position } = this.match;
    const refusal = game.reach(position.value, this.drafted.value)(cell);
    if (refusal) return this.#refuseWith(this.reason(refusal));
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
    this.say(next ? `${sentence} ${this.words.say.next(changesPhrase(this, next))}` : sentence);
  }

  #refuseWith(reason: string): void {
    this.onCue("error");
    this.say(reason);
  }

  #name(cell: Cell): string {
    return cellName(this.match.position.value.board, cell);
  }

  /** What brings one's own turn is pressing; what one has just done oneself is not. */
  #tellTurns(sentences: readonly string[]): void {
    const { mine, position } = this.match;
    const { turn, outcome } = position.peek();
    if (outcome || !mine.includes(turn)) return this.say(sentences.join(" "));
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
    this.alert([...sentences, resultSentence(this, mine, result.peek()!)]);
  }

  #cueGeneration({ born, died }: Changes): void {
    if (born.length > 0) this.onCue("births");
    if (died.length > 0) this.onCue("deaths");
  }
}
