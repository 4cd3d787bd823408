/** One person's side of a king of the hill. */

import type { Cell } from "../../../automaton/board.ts";
import type { ArenaGame } from "../../../games/hill/hill.ts";
import type { ArenaPosition } from "../../../games/hill/position.ts";
import type { Refusal } from "../../../rooms/protocol.ts";
import type { Changes } from "../../board/changes.ts";
import type { Match, MatchResult } from "../../table/match.ts";
import { PlacingTable } from "../../table/placing_table.ts";
import type { HillWords } from "./words/mod.ts";
import type { Words } from "../../../words/mod.ts";
import {
  changesOfTurn,
  changesPhrase,
  type HillTurn,
  previewOf,
  resultSentence,
  turnSentence,
} from "./speech.ts";

export class HillTable extends PlacingTable<ArenaGame> {
  constructor(match: Match<ArenaGame>, words: Words, readonly hill: HillWords) {
    super(match, words);
  }

  /** What the next generation would do to the board as drafted, whoever moves before it. */
  preview(): string {
    const next = previewOf(this.match.position.value, this.drafted.value);
    return this.words.say.preview(this.changesPhrase(next));
  }

  override reason(refusal: Refusal): string {
    if (refusal === "too-many") return this.hill.tooMany(this.allowance.value);
    return super.reason(refusal);
  }

  override turnSentence(turn: HillTurn): string {
    return turnSentence(this, turn);
  }

  protected override allows({ place }: ArenaPosition): number {
    return place;
  }

  protected override foresee(position: ArenaPosition, place: readonly Cell[]): Changes {
    return previewOf(position, place);
  }

  protected override moveOf(place: readonly Cell[]) {
    return { place };
  }

  protected override changesOf(turn: HillTurn): Changes {
    return changesOfTurn(turn);
  }

  protected override changesPhrase(changes: Changes): string {
    return changesPhrase(this.words, changes);
  }

  protected override resultSentence(result: MatchResult): string {
    return resultSentence(this, result);
  }

  protected override lackSentence(): string {
    return this.hill.lack(this.allowance.value);
  }

  protected override undoneSentence(): string {
    return this.hill.undone;
  }
}
