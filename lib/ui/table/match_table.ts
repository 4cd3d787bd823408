/**
 * One person's side of any match: whether it is their turn, and what they are told of turns that are
 * played and of the end.
 */

import { computed, effect, type ReadonlySignal, untracked } from "@preact/signals";
import type { Seat } from "../../games/game.ts";
import type { AnyPlayed } from "../../games/known_games.ts";
import type { PlayedLife } from "../../games/conquerors/played.ts";
import type { Refusal } from "../../rooms/protocol.ts";
import type { Words } from "../../words/mod.ts";
import { type Changes, changesBetween } from "../board/changes.ts";
import type { Cue } from "../parts/cue.ts";
import { Voice } from "../parts/voice.ts";
import type { GameUi } from "./game_ui.ts";
import type { Match, Turn } from "./match.ts";
import { recent, Teller } from "./teller.ts";

/** The last rounds: one is told of each as it begins. */
export const LATE = 3;

/** What tells a person something at a table of any game. */
export interface Speaker {
  readonly words: Words;
  /** What was said last. */
  readonly said: ReadonlySignal<string>;
  say(sentence: string): void;
  /** Why not, in words. */
  reason(refusal: Refusal): string;
}

export abstract class MatchTable<Kind extends AnyPlayed = PlayedLife> extends Voice
  implements Speaker {
  readonly words: Words;
  readonly myTurn: ReadonlySignal<boolean>;
  /** Is told of moments that may be heard or felt. */
  onCue: (cue: Cue) => void = () => {};
  readonly teller: Teller<Kind>;
  /** Whether the game is over, and told to its end. */
  readonly isOver: ReadonlySignal<boolean>;

  constructor(readonly match: Match<Kind>, readonly ui: GameUi<Kind>) {
    super();
    this.words = ui.words;
    this.myTurn = computed(() =>
      match.isOpen.value && match.result.value === null &&
      match.mine.includes(match.game.turn(match.position.value))
    );
    this.teller = new Teller(match, ui, (turn) => this.changesOf(turn), (cue) => this.onCue(cue));
    this.isOver = computed(() => match.result.value !== null && !this.teller.turn.value);
  }

  /** Whether who plays here is to find out alone what turns do. */
  get isUnaided(): boolean {
    const { isRated = false, mine, result } = this.match;
    return isRated && mine.length > 0 && result.value === null;
  }

  /** Why something may not be done. */
  abstract reason(refusal: Refusal): string;

  /** What a turn's generation changed; undefined where cells don't live and die. */
  changesOf({ before, move, after }: Turn<Kind>): Changes | undefined {
    const { match: { game }, ui: { living } } = this;
    return living && changesBetween(living.placed(before, move), game.board(after));
  }

  /** The last turn, in a sentence. */
  lastSentence(): string {
    const { match, ui, words } = this, last = match.turns.value.at(-1);
    return last ? ui.turnSentence(match.mine, last) : words.say.noLast;
  }

  /**
   * Tells every turn that is played from now on, and the result; of a game that began while the device slept
   * what came before, too. Returns how to stop.
   */
  listen(): () => void {
    const { ui, match } = this, { turns, result, isNext } = match;
    let told = isNext ? 0 : turns.peek().length;
    let wasOver = !isNext && result.peek() !== null;
    return effect(() => {
      if (turns.value.length < told) {
        this.teller.skip();
        // What the turn brought is undone with it: a player's turn, or the end.
        this.alerted.value = "";
        if (ui.undone) this.say(ui.undone);
      }
      const news = turns.value.slice(told);
      told = turns.value.length;
      const sentences = recent(news).map((turn) => ui.turnSentence(match.mine, turn));
      const isOver = result.value !== null;
      const cue = isOver && !wasOver
        ? this.#tellEnd(sentences)
        : sentences.length > 0
        ? this.#tellTurns(sentences)
        : undefined;
      if (cue || news.length > 0) {
        untracked(() => this.teller.tell(news, () => cue && this.onCue(cue)));
      }
      wasOver = isOver;
    });
  }

  /** Why nothing may be done now. */
  protected hindrance(): string | undefined {
    if (this.myTurn.value) return undefined;
    const { result, mine } = this.match;
    if (result.value !== null) return this.reason("over");
    return mine.length > 0 ? this.words.say.notYourTurn : this.reason("watching");
  }

  /** Whether something may be done now; says why not. */
  protected mayAct(): boolean {
    const hindrance = this.hindrance();
    if (hindrance) this.refuseWith(hindrance);
    return !hindrance;
  }

  protected refuseWith(reason: string): void {
    this.onCue("error");
    this.say(reason);
  }

  /** What brings the player's turn is pressing; what they have just done isn't. Returns its sound. */
  #tellTurns(sentences: readonly string[]): Cue | undefined {
    const { game, mine, position } = this.match;
    const seat = game.turn(position.peek());
    if (game.outcome(position.peek()) || !mine.includes(seat)) {
      // It is nobody's turn here any more.
      this.alerted.value = "";
      this.say(sentences.join(" "));
      return undefined;
    }
    const left = this.ui.roundsLeft?.(position.peek()) ?? Infinity;
    const late = left > LATE ? [] : [this.words.say.roundsLeft(left)];
    this.alert([...sentences, this.#callSentence(seat), ...late]);
    return left > LATE ? "turn" : "late";
  }

  /** What calls a seat of this device to its turn. */
  #callSentence(seat: Seat): string {
    const { words: { table }, ui, match: { mine, position } } = this;
    if (mine.length > 1) return `${table.seatTurn(ui.seats[seat]!)}.`;
    return `${table.yourTurn}. ${ui.begin?.(position.peek()) ?? ""}`.trim();
  }

  /** How the game ended; returns what that sounds like to who sits here. */
  #tellEnd(sentences: readonly string[]): Cue {
    const { mine } = this.match, result = this.match.result.peek()!;
    const { headline, reason, score, sentence } = this.ui.result(this.match, result);
    const end = sentence ?? `${headline} ${reason}.`;
    // What was said of the draft is over, too; the last turn may have come before the end.
    const isTold = sentences.length > 0 || this.match.turns.peek().length === 0;
    this.said.value = isTold ? "" : this.lastSentence();
    this.alert(score ? [...sentences, end, `${score}.`] : [...sentences, end]);
    if (mine.length !== 1 || result.winner === null) return "over";
    return mine.includes(result.winner) ? "won" : "lost";
  }
}
