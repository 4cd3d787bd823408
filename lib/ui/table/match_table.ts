/**
 * One person's side of any match: whether it is their turn, and what they are told of turns that are
 * played and of the end.
 */

import { computed, effect, type ReadonlySignal } from "@preact/signals";
import type { Seat } from "../../games/game.ts";
import type { AnyGame } from "../../games/known_games.ts";
import type { Refusal } from "../../rooms/protocol.ts";
import type { Speaker } from "./ask.ts";
import type { Changes } from "../board/changes.ts";
import type { Cue } from "../parts/cue.ts";
import type { Match, MatchResult, Turn } from "./match.ts";
import { Voice } from "../parts/voice.ts";
import type { Words } from "../../words/mod.ts";

export abstract class MatchTable<Kind extends AnyGame> extends Voice implements Speaker {
  readonly myTurn: ReadonlySignal<boolean>;
  /** Is told of moments that may be heard or felt. */
  onCue: (cue: Cue) => void = () => {};

  constructor(readonly match: Match<Kind>, readonly words: Words) {
    super();
    this.myTurn = computed(() =>
      match.isOpen.value && match.result.value === null &&
      match.mine.includes(match.game.turn(match.position.value))
    );
  }

  /** Why something may not be done. */
  abstract reason(refusal: Refusal): string;
  /** A turn, counted from 1, and how a match ended, in sentences. */
  abstract turnSentence(turn: Turn<Kind>, number: number): string;
  protected abstract resultSentence(result: MatchResult): string;

  /** What a turn's generation changed; undefined where none follows. */
  protected changesOf(_turn: Turn<Kind>): Changes | undefined {
    return undefined;
  }

  /** What is said where turns were taken back, if anything. */
  protected undoneSentence(): string | undefined {
    return undefined;
  }

  /** What calls a seat of this device to its turn. */
  protected callSentence(seat: Seat): string {
    const { table, seats } = this.words;
    return `${this.match.mine.length === 1 ? table.yourTurn : table.seatTurn(seats[seat]!)}.`;
  }

  /** Tells every turn that is played from now on, and the result; returns how to stop. */
  listen(): () => void {
    const { turns, result } = this.match;
    let told = turns.peek().length;
    let wasOver = result.peek() !== null;
    return effect(() => {
      const undone = turns.value.length < told ? this.undoneSentence() : undefined;
      const news = turns.value.slice(told);
      const sentences = news.map((turn, index) => this.turnSentence(turn, told + index + 1));
      told = turns.value.length;
      if (undone !== undefined) this.say(undone);
      if (news.length > 0) this.#cueGeneration(news.at(-1)!);
      const isOver = result.value !== null;
      if (isOver && !wasOver) this.#tellEnd(sentences);
      else if (sentences.length > 0) this.#tellTurns(sentences);
      wasOver = isOver;
    });
  }

  /** Whether something may be done now; says why not. */
  protected mayAct(): boolean {
    if (this.myTurn.value) return true;
    const { result, mine } = this.match;
    if (result.value !== null) this.refuseWith(this.reason("over"));
    else this.refuseWith(mine.length > 0 ? this.words.say.notYourTurn : this.reason("watching"));
    return false;
  }

  protected refuseWith(reason: string): void {
    this.onCue("error");
    this.say(reason);
  }

  /** What brings one's own turn is pressing; what one has just done oneself is not. */
  #tellTurns(sentences: readonly string[]): void {
    const { game, mine, position } = this.match;
    const seat = game.turn(position.peek());
    if (game.outcome(position.peek()) || !mine.includes(seat)) return this.say(sentences.join(" "));
    this.onCue("turn");
    this.alert([...sentences, this.callSentence(seat)]);
  }

  /** How the game ended, and what it sounds like to who sits here. */
  #tellEnd(sentences: readonly string[]): void {
    const { mine, result } = this.match;
    const { winner } = result.peek()!;
    if (mine.length !== 1 || winner === null) this.onCue("over");
    else this.onCue(mine.includes(winner) ? "won" : "lost");
    this.alert([...sentences, this.resultSentence(result.peek()!)]);
  }

  #cueGeneration(turn: Turn<Kind>): void {
    const { born = [], died = [] } = this.changesOf(turn) ?? {};
    if (born.length > 0) this.onCue("births");
    if (died.length > 0) this.onCue("deaths");
  }
}
