/**
 * One person's side of a game in which a turn places cells: what is drafted and not yet confirmed,
 * where the cursor is, what has been said.
 */

import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Cell } from "../../automaton/board.ts";
import { cellName } from "../../games/notation/cell_text.ts";
import type { AnyGame } from "../../games/known_games.ts";
import type { Refusal } from "../../rooms/protocol.ts";
import type { Changes } from "../board/changes.ts";
import type { Match, MoveOf, PositionOf } from "./match.ts";
import { MatchTable } from "./match_table.ts";
import type { Words } from "../../words/mod.ts";

/** All other reasons name no number of these rules. */
const NO_NUMBERS = { place: 0, rivalNeeds: [], bombRound: 0 };

export abstract class PlacingTable<Kind extends AnyGame> extends MatchTable<Kind> {
  readonly drafted = signal<readonly Cell[]>([]);
  /** The cell that keys act on, and that a finger aims at where cells are small. */
  readonly cursor = signal<Cell>(0);
  /** Whether a turn's generation is shown before it is confirmed. */
  readonly guided = signal(false);
  /** How many cells the turn to play may place. */
  readonly allowance: ReadonlySignal<number>;
  /** What the next generation changes as drafted; undefined for the unguided, and on others' turns. */
  readonly next: ReadonlySignal<Changes | undefined>;

  constructor(match: Match<Kind>, words: Words) {
    super(match, words);
    const { width, height } = this.board;
    this.cursor.value = width * (height >> 1) + (width >> 1);
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
  /** What a generation changed, in a phrase. */
  protected abstract changesPhrase(changes: Changes): string;
  /** What is said to who would confirm a turn of nothing. */
  protected abstract lackSentence(): string;

  get board() {
    return this.match.game.board(this.match.position.value);
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

  override reason(refusal: Refusal): string {
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

  #name(cell: Cell): string {
    return cellName(this.board, cell);
  }
}
