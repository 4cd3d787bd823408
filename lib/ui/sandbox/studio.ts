/**
 * One person's sandbox: the board and its past, what is in the hand, what has been said. Pointer,
 * keys, buttons and typed text all end in these few verbs.
 */

import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import {
  type Board,
  type Cell,
  EMPTY,
  emptyBoard,
  isOnBoard,
  isSameBoard,
  type State,
  type Topology,
} from "../../automaton/board.ts";
import {
  isLifePlane,
  LIFE_PLANE,
  readLifeRule,
  RuleError,
  type World,
} from "../../automaton/life_rule.ts";
import { resized, withCells } from "../../automaton/turn_board.ts";
import { cellName, readCell } from "../../games/notation/cell_text.ts";
import type { LifeGame } from "../../games/conquerors/game.ts";
import { LIFE_GAMES, type LifeGameId } from "../../games/life_games.ts";
import { unbound } from "../../games/kit/unbound.ts";
import type { Turn } from "../table/match.ts";
import { cellNames } from "../board/speech.ts";
import { Voice } from "../parts/voice.ts";
import type { SandboxWords } from "./words/mod.ts";
import type { Words } from "../../words/mod.ts";
import type { Canvas } from "./canvas.ts";
import { soup } from "./soup.ts";
import { flipped, type Stamp, stampedCells, turned } from "./stamps.ts";
import {
  begin,
  edited,
  isLifeRun,
  lived,
  type Moment,
  momentAt,
  played,
  reset,
  restarted,
  type Timeline,
  wentTo,
} from "./timeline.ts";

/** More cells at once are counted, not named. */
const MOST_NAMED = 8;

export interface StudioOptions {
  readonly words: Words;
  readonly own: SandboxWords;
  readonly ruleset: LifeGameId;
  /** The games by name. */
  readonly games: Readonly<Record<string, string>>;
  /** A seed for a soup that nobody gave one. */
  readonly seed: () => string;
  /** The address of the script that searches for predecessors. */
  readonly searchUrl: string;
}

export class Studio extends Voice {
  readonly words: Words;
  readonly games: StudioOptions["games"];
  /** The sandbox's own words. */
  readonly own: SandboxWords;
  readonly timeline: Signal<Timeline>;
  readonly moment: ReadonlySignal<Moment> = computed(() => momentAt(this.timeline.value));
  readonly board: ReadonlySignal<Board> = computed(() => this.moment.value.board);
  /** What the board lives by. */
  readonly world: ReadonlySignal<World> = computed(() => this.moment.value.world);
  /** Painting freely, or playing a game's turns. */
  readonly mode = signal<"paint" | "play">("paint");
  readonly ruleset: Signal<LifeGameId>;
  /** Whether the game's rules hold. */
  readonly isBound = signal(true);
  readonly game: ReadonlySignal<LifeGame> = computed(() => {
    const game = LIFE_GAMES[this.ruleset.value];
    return this.isBound.value ? game : unbound(game);
  });
  /** What a stroke makes of cells. */
  readonly brush = signal<State>(1);
  readonly stamp = signal<Stamp | undefined>(undefined);
  /** What the live cells of a pattern of one color become. */
  readonly color = signal<State>(1);
  /** The cell that keys act on. */
  readonly cursor = signal<Cell>(0);
  /** Whether the next cell touched is asked about. */
  readonly isAsking = signal(false);
  /** The cell that was asked about. */
  readonly asked = signal<Cell | undefined>(undefined);
  /** Cells to look at: of a structure, or that were a cause. */
  readonly outlined = signal<readonly Cell[]>([]);
  readonly searchUrl: string;
  readonly #seed: () => string;

  constructor({ words, own, ruleset, games, seed, searchUrl }: StudioOptions) {
    super();
    const { width, height } = LIFE_GAMES[ruleset].rules;
    this.words = words;
    this.games = games;
    this.own = own;
    this.ruleset = signal(ruleset);
    this.timeline = signal(begin(emptyBoard(width, height)));
    this.cursor.value = middleOf(this.board.peek());
    this.#seed = seed;
    this.searchUrl = searchUrl;
  }

  /** Touches a cell with what is in the hand: asks, stamps, or paints and takes away. */
  touch(cell: Cell): void {
    this.cursor.value = cell;
    if (this.isAsking.value) return this.ask(cell);
    const stamp = this.stamp.value;
    if (stamp && !this.#hasRoomFor(stamp)) return;
    const cells = stamp ? stampedCells(this.board.value, stamp, cell) : [cell];
    this.paint(cells, stamp ? this.brush.value : this.stateAfter(cell));
    if (stamp) this.say(this.own.say.stamped(this.own.patterns[stamp.id], this.#name(cell)));
  }

  /** Whether a pattern fits the board at all, said where it doesn't. */
  #hasRoomFor({ id, pattern: { width, height } }: Stamp): boolean {
    const board = this.board.value, { patterns, say } = this.own;
    if (width <= board.width && height <= board.height) return true;
    this.say(say.tooSmall(patterns[id], width, height));
    return false;
  }

  /** What a touch makes of a cell: the brush's color, or nothing where it has that already. */
  stateAfter(cell: Cell): State {
    return this.board.value.cells[cell] === this.brush.value ? EMPTY : this.brush.value;
  }

  /** Makes cells of a state, as one step that can be taken back. */
  paint(cells: readonly Cell[], state: State): void {
    const inside = cells.filter((cell) => cell >= 0 && cell < this.board.value.cells.length);
    if (inside.length < cells.length) this.say(this.words.refusals["off-board"](this.rules));
    if (inside.length === 0) return;
    this.#goOn(edited(this.timeline.value, withCells(this.board.value, inside, state)));
    const what = state === EMPTY ? this.own.erased : this.words.seats[state - 1]!.toLowerCase();
    const { painted, manyPainted } = this.own.say;
    this.say(
      inside.length > MOST_NAMED
        ? manyPainted(inside.length, what)
        : painted(cellNames(this.board.value, inside), what),
    );
  }

  get rules() {
    return this.game.value.rules;
  }

  /** Lives some generations; whether the last of them changed anything. */
  step(generations = 1): boolean {
    let timeline = this.timeline.value, before = timeline;
    for (let lives = 0; lives < generations; lives++) {
      before = timeline;
      timeline = lived(timeline);
    }
    this.#goOn(timeline);
    this.say(this.#generation());
    return !isSameBoard(momentAt(before).board, momentAt(timeline).board);
  }

  /** Some moments back, or forward among those that are remembered. */
  goBy(moments: number): void {
    this.goTo(this.timeline.value.at + moments);
  }

  goTo(moment: number): void {
    const { at } = this.timeline.value;
    this.#goOn(wentTo(this.timeline.value, moment));
    this.say(at === this.timeline.value.at ? this.own.say.noFurther : this.#generation());
  }

  reset(): void {
    this.#goOn(reset(this.timeline.value));
    this.say(this.#generation());
  }

  /** An empty board of the game's size. */
  clear(world?: World): void {
    const { width, height } = this.rules;
    this.#begin({ board: emptyBoard(width, height), world }, this.own.say.cleared);
  }

  soup(seed = this.#seed()): void {
    const { width, height } = this.board.value;
    this.#begin({ board: soup(width, height, seed) }, this.own.say.soup(seed));
  }

  /** Takes a pattern as the new board. */
  bring({ board, world }: Canvas): void {
    const { say, rule } = this.own, brought = say.brought(board.width, board.height);
    const isUsual = isLifePlane(world);
    this.#begin({ board, world }, isUsual ? brought : `${brought} ${rule.is(world)}`);
  }

  /** Puts another board in place of this one, as a change that can be taken back. */
  replace(board: Board): void {
    this.#goOn(edited(this.timeline.value, board));
  }

  /** Gives the board other sides; what lives stays in its middle, or goes where there's no room. */
  resize(width: number, height: number): void {
    const board = resized(this.board.value, width, height);
    this.replace(board);
    this.cursor.value = middleOf(board);
    this.say(this.own.say.brought(width, height));
  }

  /** Lives by another rule from here on: `B36/S23`, or a name. Returns why it can't. */
  chooseRule(text: string): string | undefined {
    try {
      return this.#enterWorld({ ...this.world.value, rule: readLifeRule(text) });
    } catch (error) {
      if (error instanceof RuleError) return this.own.rule.refused[error.refusal](error.what);
      throw error;
    }
  }

  /** Lets the edges meet, or not. */
  chooseTopology(topology: Topology): void {
    this.#enterWorld({ ...this.world.value, topology });
  }

  #enterWorld(world: World): undefined {
    this.#goOn(edited(this.timeline.value, this.board.value, world));
    this.say(this.own.rule.is(world));
  }

  /** Adds a turn that the game has judged. */
  played(turn: Turn): void {
    this.#goOn(played(this.timeline.value, turn));
  }

  /** Goes over to painting or to playing; a board that is not of the game's size is cleared. */
  enter(mode: "paint" | "play"): void {
    if (mode === "play" && !this.isGames(this.board.value)) this.clear(LIFE_PLANE);
    this.isAsking.value = false;
    this.mode.value = mode;
  }

  /** Whether the game can be played on a board: of its size, and by its generation. */
  isGames({ width, height }: Board): boolean {
    const { rules, world } = this;
    return width === rules.width && height === rules.height && isLifePlane(world.value);
  }

  /** Other rules: a game begins from the board as it is. */
  choose(ruleset: LifeGameId, isBound: boolean): void {
    this.ruleset.value = ruleset;
    this.isBound.value = isBound;
    this.#goOn(edited(this.timeline.value, this.board.value));
  }

  takeBrush(brush: State): void {
    this.brush.value = brush;
    this.isAsking.value = false;
    this.say(this.own.say.brush(this.own.brushes[brush]!));
  }

  /** Takes a pattern into the hand, or single cells. */
  takeStamp(stamp: Stamp | undefined): void {
    this.stamp.value = stamp;
    this.isAsking.value = false;
    this.say(this.own.say.stamp(stamp ? this.own.patterns[stamp.id] : this.own.noStamp));
  }

  turnStamp(): void {
    if (!this.stamp.value) return this.say(this.own.say.noStamp);
    this.stamp.value = turned(this.stamp.value);
    this.say(this.own.say.turned);
  }

  flipStamp(): void {
    if (!this.stamp.value) return this.say(this.own.say.noStamp);
    this.stamp.value = flipped(this.stamp.value);
    this.say(this.own.say.flipped);
  }

  /** Asks about the next cell that is touched. */
  startAsking(): void {
    this.isAsking.value = true;
    this.say(this.own.whyTap);
  }

  /** The same of a cell that is typed. */
  askNamed(name: string): void {
    const cell = readCell(this.board.value, name);
    if (cell === undefined || !isOnBoard(this.board.value, cell)) {
      return this.say(this.words.refusals["off-board"](this.rules));
    }
    this.ask(cell);
  }

  /** Asks why a cell is as it is now. */
  ask(cell: Cell): void {
    this.isAsking.value = false;
    if (!isLifeRun(this.timeline.value)) return this.say(this.own.onlyLife);
    this.cursor.value = cell;
    this.asked.value = cell;
  }

  #begin(
    { board, world }: { readonly board: Board; readonly world?: World | undefined },
    sentence: string,
  ): void {
    this.#goOn(restarted(this.timeline.value, board, world));
    this.cursor.value = middleOf(board);
    this.say(sentence);
  }

  #goOn(timeline: Timeline): void {
    this.timeline.value = timeline;
    this.asked.value = undefined;
    this.outlined.value = [];
    const board = this.board.value;
    if (!isOnBoard(board, this.cursor.value)) this.cursor.value = middleOf(board);
    if (!this.isGames(board)) this.mode.value = "paint";
  }

  #generation(): string {
    const { generation, count } = this.moment.value;
    return this.own.say.generation(generation, count[0], count[1]);
  }

  #name(cell: Cell): string {
    return cellName(this.board.value, cell);
  }
}

function middleOf({ width, height }: Board): Cell {
  return Math.floor(height / 2) * width + Math.floor(width / 2);
}
