/** The sandbox's board: its past, what it lives by, and the game that can be played on it. */

import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import {
  type Board,
  type Cell,
  emptyBoard,
  isOnBoard,
  isSameBoard,
  type Topology,
} from "../../automaton/board.ts";
import { isLifePlane, readLifeRule, RuleError, type World } from "../../automaton/life_rule.ts";
import { resized } from "../../automaton/turn_board.ts";
import { type LifeGame, lifeGame } from "../../games/conquerors/conquerors.ts";
import { below, seededRng } from "../../games/kit/rng.ts";
import { LIFE_GAMES, type LifeGameId } from "../../games/life_games.ts";
import type { Words } from "../../words/mod.ts";
import { Voice } from "../parts/voice.ts";
import type { Turn } from "../table/match.ts";
import type { Canvas } from "./canvas.ts";
import {
  begin,
  edited,
  lived,
  type Moment,
  momentAt,
  played,
  reset,
  restarted,
  type Timeline,
  wentTo,
} from "./timeline.ts";
import type { SandboxWords } from "./words/mod.ts";

export interface BoardOptions {
  readonly words: Words;
  readonly own: SandboxWords;
  readonly ruleset: LifeGameId;
  /** The games by name. */
  readonly games: Readonly<Record<string, string>>;
  /** A seed for a soup that nobody gave one. */
  readonly seed: () => string;
}

/** Without a hand that sets cells. */
export abstract class BoardWithPast extends Voice {
  readonly words: Words;
  readonly games: BoardOptions["games"];
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
  /** The cell that keys act on. */
  readonly cursor = signal<Cell>(0);
  /** The cell that was asked about. */
  readonly asked = signal<Cell | undefined>(undefined);
  /** Cells to look at: of a structure, or that were a cause. */
  readonly outlined = signal<readonly Cell[]>([]);
  readonly #seed: () => string;

  constructor({ words, own, ruleset, games, seed }: BoardOptions) {
    super();
    const { width, height } = LIFE_GAMES[ruleset].rules;
    this.words = words;
    this.games = games;
    this.own = own;
    this.ruleset = signal(ruleset);
    this.timeline = signal(begin(emptyBoard(width, height)));
    this.cursor.value = middleOf(this.board.peek());
    this.#seed = seed;
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
    this.goOn(timeline);
    this.say(this.#generation());
    return !isSameBoard(momentAt(before).board, momentAt(timeline).board);
  }

  /** Some moments back, or forward among those that are remembered. */
  goBy(moments: number): void {
    this.goTo(this.timeline.value.at + moments);
  }

  goTo(moment: number): void {
    const { at } = this.timeline.value;
    this.goOn(wentTo(this.timeline.value, moment));
    this.say(at === this.timeline.value.at ? this.own.say.noFurther : this.#generation());
  }

  reset(): void {
    this.goOn(reset(this.timeline.value));
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
    this.goOn(edited(this.timeline.value, board));
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
    this.goOn(edited(this.timeline.value, this.board.value, world));
    this.say(this.own.rule.is(world));
  }

  /** Adds a turn that the game has judged. */
  played(turn: Turn): void {
    this.goOn(played(this.timeline.value, turn));
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
    this.goOn(edited(this.timeline.value, this.board.value));
  }

  #begin(
    { board, world }: { readonly board: Board; readonly world?: World | undefined },
    sentence: string,
  ): void {
    this.goOn(restarted(this.timeline.value, board, world));
    this.cursor.value = middleOf(board);
    this.say(sentence);
  }

  /** Goes on from another moment: nothing is asked of the one before any more. */
  protected goOn(timeline: Timeline): void {
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
}

function middleOf({ width, height }: Board): Cell {
  return Math.floor(height / 2) * width + Math.floor(width / 2);
}

/** More rounds than anybody plays; still four digits, as positions are written. */
const ROUNDS = 9999;

/** A game whose rules are switched off: as many cells a turn, but placed anywhere; bombs and skips at any time; and nobody ever wins. */
function unbound({ rules }: LifeGame): LifeGame {
  const game = lifeGame({
    ...rules,
    neutralNeeds: [],
    rivalNeeds: [],
    bombRound: 1,
    bombCooldown: 0,
    skips: ROUNDS,
    rounds: ROUNDS,
  });
  return { ...game, play: (position, move) => ({ ...game.play(position, move), outcome: null }) };
}

/** Of ten cells this many live, half of them blue: about where soups live longest. */
const LIVE_IN_TEN = 3;

/** The soup of a seed: the same on every machine. */
function soup(width: number, height: number, seed: string): Board {
  const rng = seededRng(seed);
  const board = emptyBoard(width, height);
  for (const cell of board.cells.keys()) {
    if (below(10, rng) < LIVE_IN_TEN) board.cells[cell] = 1 + below(2, rng);
  }
  return board;
}
