/**
 * One person's side of a match: what is drafted and not yet confirmed. Pointer, keys and typed text
 * all end in these few verbs, whichever game it is.
 */

import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { type Cell, EMPTY, isOnBoard } from "../../automaton/board.ts";
import { cellName } from "../../games/notation/cell_text.ts";
import type { AnyPlayed } from "../../games/known_games.ts";
import type { PlayedLife } from "../../games/conquerors/played.ts";
import type { Refusal } from "../../rooms/protocol.ts";
import { type Changes, changesBetween } from "../board/changes.ts";
import { changesPhrase } from "../board/speech.ts";
import { AskedTable } from "./asked_table.ts";
import type { GameUi, Tool } from "./game_ui.ts";
import { Guidance } from "./guidance.ts";
import type { Match, MoveOf } from "./match.ts";

export interface TableBoardProps<Kind extends AnyPlayed> {
  readonly table: Table<Kind>;
  /** Leaves the board for the text field or the help. */
  readonly onGo: (to: "field" | "help") => void;
}

/** What a game adds to the table, with what it shows there. */
export interface TableUi<Kind extends AnyPlayed> extends GameUi<Kind> {
  readonly Board: ComponentType<TableBoardProps<Kind>>;
  /** What's next to the board during play: the rules in short, which zones are open. */
  readonly Aside?: ComponentType<{ readonly table: Table<Kind> }>;
  /** What guides a person next to the board, fetched once there is life to speak of. */
  readonly guide?: () => Promise<ComponentType<{ readonly table: Table<Kind> }>>;
  /** Whether hints are among what guides. */
  readonly hasHints?: boolean;
}

export class Table<Kind extends AnyPlayed = PlayedLife> extends AskedTable<Kind> {
  declare readonly ui: TableUi<Kind>;
  /** What the turn being drafted is: placing, or the tool of that name. */
  readonly tool = signal("place");
  readonly drafted = signal<readonly Cell[]>([]);
  readonly #sent = signal<{ turns: unknown; cells: readonly Cell[] } | undefined>(undefined);
  /** Where the tool is aimed. */
  readonly target = signal<Cell | undefined>(undefined);
  /** The turn that's drafted; undefined while it lacks something. */
  readonly pending: ReadonlySignal<MoveOf<Kind> | undefined>;
  readonly canConfirm: ReadonlySignal<boolean>;
  /** How many cells the turn may choose as it stands. */
  readonly most: ReadonlySignal<number>;
  /** Whether a turn of cells waits to be confirmed, once it is whole. */
  waits = true;
  /** The turn that was confirmed last, and may have been doubted: confirmed again, it's played. */
  #doubted: MoveOf<Kind> | undefined;
  readonly guidance: Guidance;
  /** The columns where the person may not place: a zone opens with the score that is told. */
  readonly locked = computed(() =>
    this.ui.locked?.({ ...this.match, position: this.teller.position }) ?? []
  );
  constructor(match: Match<Kind>, ui: TableUi<Kind>) {
    super(match, ui);
    this.pending = computed(() => this.#pendingMove());
    this.canConfirm = computed(() => {
      if (this.toolInHand?.play) return true;
      const move = this.pending.value;
      return move !== undefined && !match.game.refuse(match.position.value, move);
    });
    this.most = computed(() => ui.most(match.position.value, this.drafted.value));
    this.guidance = new Guidance({
      isMyTurn: () => this.myTurn.value,
      isDrafting: () => this.drafted.value.length > 0 || this.toolInHand !== undefined,
      changesIn: (ahead) => this.#changesIn(ahead),
    });
  }

  /** The cells of a turn that is on its way, while the board is the one they're placed on. */
  get sent(): readonly Cell[] | undefined {
    const { turns, cells } = this.#sent.value ?? {};
    return turns === this.match.turns.value ? cells : undefined;
  }

  /** The tool that is taken up; undefined while cells are placed. */
  get toolInHand(): Tool<Kind> | undefined {
    return this.ui.tools.find(({ name }) => name === this.tool.value);
  }

  /** A tap: asks about a cell that lives or has just died, and can't be chosen; else touches it. */
  tap(cell: Cell): void {
    if (this.isQuestion(cell)) this.ask(cell);
    else this.touch(cell);
  }

  /** Space or a typed cell: places or takes back, or aims. */
  touch(cell: Cell): void {
    if (!this.mayAct()) return;
    this.cursor.value = cell;
    if (this.toolInHand?.aim) this.#aim(cell);
    else if (this.drafted.value.includes(cell)) this.#takeBack(cell);
    else this.#place(cell);
  }

  /** Whether who touches a cell can only want to know of it: nothing is drafted, nor could it be there. */
  isQuestion(cell: Cell): boolean {
    const { match: { game, position }, ui, drafted, toolInHand, board } = this;
    if (!ui.living || this.isUnaided || toolInHand || drafted.value.length > 0) return false;
    const isOpen = this.myTurn.value && !game.reach(position.value, [])(cell);
    return !isOpen &&
      (board.cells[cell] !== EMPTY || !!this.lastChanges.value?.died.includes(cell));
  }

  /**
   * Why a touch of a cell would do nothing, or why a drafted cell that is dragged cannot be put
   * there.
   */
  refusalAt(cell: Cell, dragged?: Cell): string | undefined {
    const { match: { game, position }, drafted: { value: drafted } } = this;
    const hindrance = this.hindrance();
    if (hindrance || this.toolInHand?.aim) return hindrance;
    if (dragged === undefined ? drafted.includes(cell) : cell === dragged) return undefined;
    const others = drafted.filter((other) => other !== dragged);
    const refusal = game.reach(position.value, others)(cell);
    return refusal && this.reason(refusal, cell);
  }

  /** Puts a drafted cell elsewhere. */
  move(from: Cell, to: Cell): void {
    if (!this.mayAct()) return;
    const refusal = this.refusalAt(to, from);
    if (refusal) return this.refuseWith(refusal);
    const { match: { game, position }, drafted } = this, moved: Cell[] = [];
    for (const cell of drafted.value.map((other) => other === from ? to : other)) {
      const illegal = game.reach(position.value, moved)(cell);
      if (illegal) return this.refuseWith(this.reason(illegal, cell));
      moved.push(cell);
    }
    drafted.value = moved;
    this.cursor.value = to;
    this.onCue("place");
    this.#sayOfDraft(this.#placed(to));
  }

  /** Says why a finger that is down on a cell would do nothing there, as soon as it would. */
  warn(refusal: string | undefined): void {
    if (refusal) this.refuseWith(refusal);
    else this.say(this.words.say.lift);
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
    if (this.toolInHand) this.cancel();
    else if (last === undefined) this.refuseWith(this.words.say.nothingToUndo);
    else this.#takeBack(last);
  }

  clear(): void {
    if (!this.mayAct()) return;
    const isEmpty = !this.toolInHand && this.drafted.value.length === 0;
    this.reset();
    const { nothingToUndo, cleared } = this.words.say;
    this.say(isEmpty ? nothingToUndo : this.#chosen() ?? cleared);
  }

  /** Takes up a tool, which the next confirmation uses, or says why not. */
  take(name: string): void {
    if (!this.mayAct()) return;
    const refusal = this.refusalOf(name);
    if (refusal) return this.refuseWith(this.reason(refusal));
    this.tool.value = name;
    this.target.value = undefined;
    this.say(this.toolInHand!.ask);
  }

  /** Takes up what was in hand before, at a cell if it was aimed, as far as that may be. */
  takeAgain(name: string, target?: Cell): void {
    if (!this.ui.tools.some((tool) => tool.name === name) || this.refusalOf(name)) return;
    this.take(name);
    if (target !== undefined && isOnBoard(this.board, target)) this.touch(target);
  }

  /** Drafts what was drafted before: storage is anybody's to write, so the rules are asked about each again. */
  draftAgain(cells: readonly Cell[]): void {
    const { match: { game, position }, drafted } = this, legal: Cell[] = [];
    for (const cell of cells) if (!game.reach(position.peek(), legal)(cell)) legal.push(cell);
    drafted.value = legal;
  }

  /** Why a tool cannot be had now. */
  refusalOf(name: string): Refusal | undefined {
    const { game, position } = this.match;
    const move = this.ui.tools.find((tool) => tool.name === name)?.move(0);
    return move && game.refuse(position.value, move);
  }

  /** Back to placing cells, and to the generation that comes next. */
  cancel(): void {
    this.guidance.rest();
    if (!this.toolInHand) return;
    this.tool.value = "place";
    this.target.value = undefined;
    this.say(this.words.say.placing);
  }

  /** Plays the drafted turn, or says what it lacks. */
  confirm(): void {
    if (!this.mayAct()) return;
    const { match, ui, toolInHand } = this, position = match.position.value;
    if (toolInHand?.play) return void this.#send(() => toolInHand.play!(match));
    const move = this.pending.value;
    if (!move) return this.refuseWith(toolInHand?.ask ?? ui.lack(position, this.drafted.value));
    const isNew = this.#doubted !== move;
    const doubt = this.guidance.warned.value && isNew && !match.game.refuse(position, move) &&
      ui.doubt?.(position, move);
    this.#doubted = move;
    if (doubt) this.refuseWith(doubt);
    else this.play(move);
  }

  /** Plays a turn, if it is legal, or says why not. */
  play(move: MoveOf<Kind>): void {
    if (!this.mayAct()) return;
    const { game, position } = this.match;
    const illegal = game.refuse(position.value, move);
    if (illegal) this.refuseWith(this.reason(illegal));
    else this.#send(() => this.match.play(move));
  }

  /** What the next generation would do to the board with the draft, and to the scores. */
  preview(): string {
    const { ui, words, match: { position } } = this, changes = this.guidance.changesIn(1);
    if (!changes) return ui.noGeneration?.(position.value) ?? words.say.noChange;
    const sentence = words.say.preview(changesPhrase(ui, changes));
    return `${sentence} ${ui.scoresIn(position.value, changes)}`.trim();
  }

  /** The scores, now and as far ahead as the drawn board looks. */
  scores(): string {
    const { ui, match: { position }, guidance: { outlook, ahead, changesIn } } = this;
    const changes = outlook.value ?? changesIn(ahead.value);
    return changes ? ui.scoresIn(position.value, changes) : ui.scores(position.value);
  }

  override reason(refusal: Refusal, cell?: Cell): string {
    return this.ui.reason(refusal, this, cell);
  }

  /** Drafts nothing any more. */
  reset(): void {
    this.tool.value = "place";
    this.target.value = undefined;
    this.drafted.value = [];
    this.shown.value = undefined;
    this.stopAsking();
    this.guidance.rest();
  }

  #pendingMove(): MoveOf<Kind> | undefined {
    const tool = this.toolInHand, target = this.target.value;
    if (!tool) return this.ui.moveOf(this.match.position.value, this.drafted.value);
    return tool.aim && target === undefined ? undefined : tool.move(target ?? 0);
  }

  #changesIn(generations: number): Changes | undefined {
    const { match: { position }, ui: { living, moveOf } } = this;
    if (!living || living.left(position.value) === 0) return undefined;
    const move = this.pending.value ?? moveOf(position.value, []);
    const before = move ? living.placed(position.value, move) : this.board;
    let after = before;
    for (let left = generations; left > 0; left--) after = living.live(after);
    return changesBetween(before, after);
  }

  /** A turn is seen until it's played; one that is not taken is drafted again. */
  async #send(play: () => Promise<Refusal | undefined>): Promise<void> {
    const [tool, drafted, target] = [this.tool.value, this.drafted.value, this.target.value];
    this.onCue("confirm");
    // To confirm it is asked no more.
    this.said.value = "";
    const refusal = await batch(() => {
      this.#sent.value = { turns: this.match.turns.peek(), cells: drafted };
      this.reset();
      return play();
    });
    this.#sent.value = undefined;
    if (!refusal) return;
    this.refuseWith(this.reason(refusal));
    if (!this.myTurn.value) return;
    this.tool.value = tool;
    this.drafted.value = drafted;
    this.target.value = target;
  }

  #place(cell: Cell): void {
    if (this.toolInHand) this.cancel();
    const { match: { game, position }, ui, words } = this;
    const refusal = game.reach(position.value, this.drafted.value)(cell);
    if (refusal) return this.refuseWith(this.reason(refusal, cell));
    this.drafted.value = [...this.drafted.value, cell];
    if (this.teller.pace !== "instant") this.teller.prepare().catch(() => {});
    this.onCue("place");
    const isWhole = this.drafted.value.length >= this.most.value;
    const more = isWhole && !ui.chosenSentence ? words.say.full : "";
    this.#sayOfDraft(this.#chosen() ?? this.#placed(cell), more);
    if (isWhole && !this.waits && this.canConfirm.value) this.confirm();
  }

  /** What stood on a cell that is taken back goes with it. */
  #takeBack(cell: Cell): void {
    const { match: { game, position }, ui } = this;
    const left: Cell[] = [];
    for (const other of this.drafted.value) {
      if (other !== cell && !game.reach(position.value, left)(other)) left.push(other);
    }
    this.drafted.value = ui.without?.(this.drafted.value, cell) ?? left;
    this.onCue("undo");
    this.#sayOfDraft(this.#chosen() ?? this.words.say.removed(this.#name(cell)));
  }

  #aim(cell: Cell): void {
    this.target.value = cell;
    this.onCue("place");
    this.#sayOfDraft(this.toolInHand!.aim!.sentence(this.match.position.value, cell));
  }

  #chosen(): string | undefined {
    return this.ui.chosenSentence?.(this.match.position.value, this.drafted.value);
  }

  /** Says what was drafted and, to the guided, what will come of it. */
  #sayOfDraft(sentence: string, more = ""): void {
    const { ui, words, guidance: { next } } = this;
    const outlook = next.value ? words.say.next(changesPhrase(ui, next.value)) : "";
    this.say([sentence, outlook, more].filter((part) => part !== "").join(" "));
  }

  #placed(cell: Cell): string {
    return this.words.say.placed(this.#name(cell), this.drafted.value.length, this.most.value);
  }

  #name(cell: Cell): string {
    return cellName(this.board, cell);
  }
}
