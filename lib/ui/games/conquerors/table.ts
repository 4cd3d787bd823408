/**
 * One person's side of a match: what is drafted and not yet confirmed, where the cursor is, what has
 * been said. Pointer, keys and typed text all end in these few verbs.
 */

import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Cell } from "../../../automaton/board.ts";
import { cellName } from "../../../games/notation/cell_text.ts";
import type { LifeGame } from "../../../games/conquerors/game.ts";
import type { LifeMove } from "../../../games/conquerors/position.ts";
import type { Refusal } from "../../../rooms/protocol.ts";
import { type Changes, changesOf } from "../../board/changes.ts";
import { Guidance } from "./guidance.ts";
import type { Match, MatchResult, Turn } from "../../table/match.ts";
import { MatchTable } from "../../table/match_table.ts";
import { bombPhrase, resultSentence, scoreChange, turnSentence, zoneSentences } from "./speech.ts";
import { changesPhrase } from "../../board/speech.ts";
import type { Words } from "../../../words/mod.ts";

/** What the turn being drafted is. */
export type Tool = "place" | "bomb" | "skip";

export class Table extends MatchTable<LifeGame> {
  readonly tool = signal<Tool>("place");
  readonly drafted = signal<readonly Cell[]>([]);
  /** Where the bomb would fall. */
  readonly target = signal<Cell | undefined>(undefined);
  /** The cell that keys act on, and that a finger aims at where cells are small. */
  readonly cursor = signal<Cell>(0);
  /** Cells that somebody wants to look at, marked as a rival's last turn is. */
  readonly outlined = signal<readonly Cell[]>([]);
  /** The turn as drafted; undefined while a bomb has no target. */
  readonly pending: ReadonlySignal<LifeMove | undefined>;
  readonly canConfirm: ReadonlySignal<boolean>;
  /** Whether a turn of cells waits to be confirmed, once it is whole. */
  waits = true;
  readonly guidance: Guidance;

  constructor(match: Match, words: Words) {
    super(match, words);
    this.cursor.value = centreOfHome(match);
    this.pending = computed(() => this.#pendingMove());
    this.canConfirm = computed(() => {
      const move = this.pending.value;
      return move !== undefined && !match.game.refuse(match.position.value, move);
    });
    this.guidance = new Guidance(() => this.myTurn.value, () => ({
      position: match.position.value,
      move: this.pending.value ?? { place: [] },
    }));
  }

  /** A tap, Space or a typed cell: places or takes back, or aims the bomb. */
  touch(cell: Cell): void {
    if (!this.mayAct()) return;
    this.cursor.value = cell;
    if (this.tool.value === "bomb") this.#aim(cell);
    else if (this.drafted.value.includes(cell)) this.#takeBack(cell);
    else this.#place(cell);
  }

  undo(): void {
    if (!this.mayAct()) return;
    const last = this.drafted.value.at(-1);
    if (this.tool.value !== "place") this.cancel();
    else if (last === undefined) this.refuseWith(this.words.say.nothingToUndo);
    else this.#takeBack(last);
  }

  clear(): void {
    if (!this.mayAct()) return;
    const isEmpty = this.tool.value === "place" && this.drafted.value.length === 0;
    this.#reset();
    this.say(isEmpty ? this.words.say.nothingToUndo : this.words.say.cleared);
  }

  /** Takes up the bomb or the skip, which the next confirmation carries out, or says why not. */
  take(tool: "bomb" | "skip"): void {
    if (!this.mayAct()) return;
    const refusal = this.refusalOf(tool);
    if (refusal) return this.#refuse(refusal);
    this.tool.value = tool;
    this.target.value = undefined;
    this.say(tool === "bomb" ? this.words.table.aimBomb : this.words.table.askSkip);
  }

  /** Why the bomb or the skip cannot be had now. */
  refusalOf(tool: "bomb" | "skip"): Refusal | undefined {
    const { game, position } = this.match;
    return game.refuse(position.value, tool === "bomb" ? { bomb: 0 } : { pass: true });
  }

  /** Back to placing cells, and to the generation that comes next. */
  cancel(): void {
    this.guidance.ahead.value = 1;
    if (this.tool.value === "place") return;
    this.tool.value = "place";
    this.target.value = undefined;
    this.say(this.words.say.placing);
  }

  /** Plays the drafted turn, or says what it lacks. */
  confirm(): void {
    if (!this.mayAct()) return;
    const move = this.pending.value;
    if (!move) return this.refuseWith(this.words.table.aimBomb);
    const illegal = this.match.game.refuse(this.match.position.value, move);
    if (illegal) return this.#refuse(illegal);
    this.#send(move);
  }

  /** What the next generation would do to the board as drafted, and to the scores. */
  preview(): string {
    const { words } = this;
    const changes = this.guidance.changesIn(1);
    return `${words.say.preview(changesPhrase(words, changes))} ${this.#scoresIn(changes)}`;
  }

  /** The scores, now and as far ahead as the drawn board looks. */
  scores(): string {
    const { outlook, ahead } = this.guidance;
    return this.#scoresIn(outlook.value ?? this.guidance.changesIn(ahead.value));
  }

  /** Says that the cursor can go no further. */
  stopAtEdge(): void {
    this.onCue("edge");
    this.say(this.words.say.edge);
  }

  override reason(refusal: Refusal): string {
    return this.words.refusals[refusal](this.match.game.rules);
  }

  #scoresIn(changes: Changes): string {
    const { game, position } = this.match;
    return scoreChange(this.words, game, position.value, changes);
  }

  #pendingMove(): LifeMove | undefined {
    if (this.tool.value === "skip") return { pass: true };
    if (this.tool.value === "place") return { place: this.drafted.value };
    return this.target.value === undefined ? undefined : { bomb: this.target.value };
  }

  /** A turn that is not taken is drafted again. */
  async #send(move: LifeMove): Promise<void> {
    const [tool, drafted, target] = [this.tool.value, this.drafted.value, this.target.value];
    this.onCue("confirm");
    const played = batch(() => {
      this.#reset();
      return this.match.play(move);
    });
    const refusal = await played;
    if (!refusal) return;
    this.#refuse(refusal);
    this.tool.value = tool;
    this.drafted.value = drafted;
    this.target.value = target;
  }

  #place(cell: Cell): void {
    if (this.tool.value === "skip") this.cancel();
    const { game, position } = this.match;
    const refusal = game.reach(position.value, this.drafted.value)(cell);
    if (refusal) return this.#refuse(refusal);
    this.drafted.value = [...this.drafted.value, cell];
    this.onCue("place");
    const { place } = game.rules;
    const count = this.drafted.value.length;
    const placed = this.words.say.placed(this.#name(cell), count, place);
    this.#sayOfDraft(placed, count < place ? "" : this.words.say.full);
    if (!this.waits && this.canConfirm.value) this.confirm();
  }

  #takeBack(cell: Cell): void {
    this.drafted.value = this.drafted.value.filter((drafted) => drafted !== cell);
    this.onCue("undo");
    this.#sayOfDraft(this.words.say.removed(this.#name(cell)));
  }

  #aim(cell: Cell): void {
    this.target.value = cell;
    this.onCue("place");
    const kills = bombPhrase(this.words, this.match.position.value.board, cell);
    this.#sayOfDraft(this.words.say.bombAt(this.#name(cell), kills));
  }

  /** Says what was drafted and, to the guided, what will come of it. */
  #sayOfDraft(sentence: string, more = ""): void {
    const { words, guidance: { next } } = this;
    const outlook = next.value ? words.say.next(changesPhrase(words, next.value)) : "";
    this.say([sentence, outlook, more].filter((part) => part !== "").join(" "));
  }

  #refuse(refusal: Refusal): void {
    this.refuseWith(this.reason(refusal));
  }

  #name(cell: Cell): string {
    return cellName(this.match.position.value.board, cell);
  }

  #reset(): void {
    this.tool.value = "place";
    this.target.value = undefined;
    this.drafted.value = [];
    this.guidance.ahead.value = 1;
  }

  override turnSentence(turn: Turn, number: number): string {
    const { words, match } = this;
    const seats = match.mine.filter((seat) => match.mine.length === 1 || seat === turn.after.turn);
    const zones = seats.flatMap((seat) => zoneSentences(words, match.game, turn, seat));
    return [turnSentence(words, turn, number), ...zones].join(" ");
  }

  protected override resultSentence(result: MatchResult): string {
    return resultSentence(this.words, this.match, result);
  }

  protected override changesOf(turn: Turn): Changes {
    return changesOf(turn);
  }
}

/** Where a person's first look belongs: the middle of the home of the first seat that sits here. */
function centreOfHome({ game, mine, position }: Match): Cell {
  const { width, height } = position.value.board;
  const fromEdge = Math.floor(game.rules.home / 2);
  const column = mine[0] === 1 ? width - 1 - fromEdge : fromEdge;
  return Math.floor(height / 2) * width + column;
}
