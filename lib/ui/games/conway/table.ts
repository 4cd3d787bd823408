/** One person's side of a game by post. */

import type { Cell } from "../../../automaton/board.ts";
import type { ConwayGame } from "../../../games/conway/conway.ts";
import { allowance, type ConwayPosition, livesAfter } from "../../../games/conway/position.ts";
import type { Refusal } from "../../../rooms/protocol.ts";
import type { Changes } from "../../board/changes.ts";
import type { Match, MatchResult } from "../../table/match.ts";
import { PlacingTable } from "../../table/placing_table.ts";
import type { PostWords } from "./words/mod.ts";
import type { Words } from "../../../words/mod.ts";
import {
  changesOfTurn,
  changesPhrase,
  type PostTurn,
  previewOf,
  previewSentence,
  resultSentence,
  turnSentence,
} from "./speech.ts";

/** A match of this game; `draw` plays a turn of chance's choosing for the seat to move. */
export interface PostTableMatch extends Match<ConwayGame> {
  draw(): Promise<Refusal | undefined>;
}

export class PostTable extends PlacingTable<ConwayGame> {
  constructor(override readonly match: PostTableMatch, words: Words, readonly post: PostWords) {
    super(match, words);
  }

  /** Lets chance place as much as may be placed. */
  random(): void {
    if (this.mayAct()) this.send(() => this.match.draw());
  }

  /** What the next generation would do to the board as drafted. */
  preview(): string {
    return previewSentence(this, this.match.position.value, this.drafted.value);
  }

  override reason(refusal: Refusal): string {
    if (refusal === "too-many") return this.post.tooMany(this.allowance.value);
    if (refusal === "touch") return this.post.touch;
    return super.reason(refusal);
  }

  override turnSentence(turn: PostTurn): string {
    return turnSentence(this, turn);
  }

  protected override allows(position: ConwayPosition): number {
    return allowance(position);
  }

  protected override foresee(
    position: ConwayPosition,
    place: readonly Cell[],
  ): Changes | undefined {
    return livesAfter(position) ? previewOf(position, place) : undefined;
  }

  protected override moveOf(place: readonly Cell[]) {
    return { place };
  }

  protected override changesOf(turn: PostTurn): Changes {
    return changesOfTurn(turn);
  }

  protected override changesPhrase(changes: Changes): string {
    return changesPhrase(this, changes);
  }

  protected override resultSentence(result: MatchResult): string {
    return resultSentence(this, this.match.mine, result);
  }

  protected override lackSentence(): string {
    return this.post.move(this.match.position.value.move, this.allowance.value);
  }

  protected override undoneSentence(): string {
    return this.post.undone;
  }
}
