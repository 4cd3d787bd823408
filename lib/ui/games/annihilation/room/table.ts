/**
 * One person's side of a game on a digraph: what is chosen and not yet fired, what has been said.
 * Pointer, keys, buttons and typed text all end in these few verbs.
 */

import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Cell } from "../../../../automaton/board.ts";
import type { annihilation } from "../../../../games/annihilation/annihilation.ts";
import { type AnnihilationMove, mostOf } from "../../../../games/annihilation/position.ts";
import { isRepeated } from "../../../../games/kit/repetition.ts";
import type { Refusal } from "../../../../rooms/protocol.ts";
import { askFollowers, whyNot } from "../firing.ts";
import { readFiring } from "../move_text.ts";
import type { Match, MatchResult, Turn } from "../../../table/match.ts";
import { MatchTable } from "../../../table/match_table.ts";
import type { AnnihilationWords } from "../words/mod.ts";
import type { DigraphRoomWords } from "./words/mod.ts";
import type { Words } from "../../../../words/mod.ts";
import { resultSentence, turnSentence } from "./speech.ts";

/** The words of all games, of games on digraphs, and of their rooms. */
export interface FiringWords {
  readonly words: Words;
  readonly own: AnnihilationWords;
  readonly room: DigraphRoomWords;
}

export type FiringMatch = Match<typeof annihilation>;

/** All other reasons name no number of these rules. */
const NO_NUMBERS = { place: 0, rivalNeeds: [], bombRound: 0 };

export class FiringTable extends MatchTable<typeof annihilation> implements FiringWords {
  readonly own: AnnihilationWords;
  readonly room: DigraphRoomWords;
  /** The vertex to fire, then those to complement. */
  readonly drafted = signal<readonly Cell[]>([]);
  /** Whether what is chosen can be fired as it is. */
  readonly isReady: ReadonlySignal<boolean>;
  /** Whether the position has come so often that a draw is offered. */
  readonly isRepeated: ReadonlySignal<boolean>;
  /** Whether a firing waits to be confirmed, once no more can be chosen. */
  waits = true;

  constructor(match: FiringMatch, { words, own, room }: FiringWords) {
    super(match, words);
    this.own = own;
    this.room = room;
    this.isReady = computed(() => {
      const move = this.#drafted();
      return move !== undefined && match.game.refuse(match.position.value, move) === undefined;
    });
    this.isRepeated = computed(() => {
      const turns = match.turns.value;
      if (turns.length === 0 || match.result.value !== null) return false;
      return isRepeated(match.game, [turns[0]!.before, ...turns.map(({ after }) => after)]);
    });
  }

  /** A touch, or a key: chooses a vertex, or lets go of one that is chosen. */
  touch(vertex: Cell): void {
    if (!this.mayAct()) return;
    const chosen = this.drafted.value;
    if (vertex === chosen[0]) return this.letGo();
    if (chosen.includes(vertex)) return this.#choose(chosen.filter((other) => other !== vertex));
    const reason = whyNot(this.own, this.match.position.value, chosen, vertex);
    if (reason !== undefined) return this.refuseWith(reason);
    this.#choose([...chosen, vertex]);
  }

  /** Chooses nothing any more. */
  letGo(): void {
    this.drafted.value = [];
    this.onCue("undo");
    this.say(this.own.letGo);
  }

  /** Makes the move that is chosen, or says what it lacks. */
  fire(): void {
    if (!this.mayAct()) return;
    const move = this.#drafted();
    if (!move) this.refuseWith(this.room.begin);
    else if (this.isReady.value) this.#send(move);
    else this.refuseWith(askFollowers(this.own, this.match.position.value, move.fire));
  }

  /** Makes the move of a typed line, or says that it is none. */
  type(line: string): void {
    if (!this.mayAct()) return;
    const { game, position } = this.match;
    const move = readFiring(position.value, line);
    const refusal = move && game.refuse(position.value, move);
    if (!move) this.refuseWith(this.own.field.unknown(line.trim()));
    else if (refusal) this.refuseWith(this.reason(refusal));
    else this.#send(move);
  }

  /** Says the last move. */
  tellLast(): void {
    const last = this.match.turns.value.at(-1);
    this.say(last ? turnSentence(this, last) : this.room.noLast);
  }

  override reason(refusal: Refusal): string {
    const isOfCells = ["off-board", "repeated", "too-many", "too-few"].includes(refusal);
    return isOfCells ? this.own.illegal : this.words.refusals[refusal](NO_NUMBERS);
  }

  #drafted(): AnnihilationMove | undefined {
    const [fire, ...complement] = this.drafted.value;
    return fire === undefined ? undefined : { fire, complement };
  }

  #choose(vertices: readonly Cell[]): void {
    this.drafted.value = vertices;
    this.onCue("place");
    const move = this.#drafted()!;
    const position = this.match.position.value;
    if (!this.isReady.value) return this.say(askFollowers(this.own, position, move.fire));
    const isFull = move.complement.length === mostOf(position, move.fire);
    if (isFull && !this.waits) this.#send(move);
    else this.say(this.room.ready(this.own.move(move)));
  }

  /** A move that is not taken is chosen again. */
  async #send(move: AnnihilationMove): Promise<void> {
    const drafted = this.drafted.value;
    this.onCue("confirm");
    const refusal = await batch(() => {
      this.drafted.value = [];
      return this.match.play(move);
    });
    if (!refusal) return;
    this.refuseWith(this.reason(refusal));
    this.drafted.value = drafted;
  }

  override turnSentence(turn: Turn<typeof annihilation>): string {
    return turnSentence(this, turn);
  }

  protected override resultSentence(result: MatchResult): string {
    return resultSentence(this, result);
  }

  protected override callSentence(): string {
    return this.own.yourTurn;
  }
}
