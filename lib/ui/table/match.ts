/**
 * A game as a table sees it: where it stands, who sits here, and somewhere to send a turn. This
 * page plays it (`LocalMatch`), or a room far away.
 */

import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import { TextError } from "../../automaton/text_error.ts";
import type { MoveOf, PositionOf, Seat } from "../../games/game.ts";
import type { AnyPlayed } from "../../games/known_games.ts";
import type { PlayedLife } from "../../games/conquerors/played.ts";
import type { Ending } from "../../rooms/event.ts";
import type { Refusal } from "../../rooms/protocol.ts";

export type { MoveOf, PositionOf };

/** A turn that was played; `after` is the position after its generation. */
export interface Turn<Kind extends AnyPlayed = PlayedLife> {
  readonly seat: Seat;
  readonly move: MoveOf<Kind>;
  readonly before: PositionOf<Kind>;
  readonly after: PositionOf<Kind>;
}

/** How the game ended: on the board, or by what people did or did not do. */
export interface MatchResult {
  readonly winner: Seat | null;
  readonly by: Ending;
}

export interface Match<Kind extends AnyPlayed = PlayedLife> {
  readonly game: Kind;
  /** The seats played on this device; none for a watcher. */
  readonly mine: readonly Seat[];
  readonly turns: ReadonlySignal<readonly Turn<Kind>[]>;
  readonly position: ReadonlySignal<PositionOf<Kind>>;
  readonly result: ReadonlySignal<MatchResult | null>;
  /** Whether it's a game of people that ratings count: until it's over nothing helps either of them. */
  readonly isRated?: boolean;
  /** Whether it took another's place on a page, which has told nothing of it yet. */
  readonly isNext?: boolean;
  /** Whether turns are taken now: everyone has come, and no turn is on its way. */
  readonly isOpen: ReadonlySignal<boolean>;
  /** Plays a legal turn of the seat to move, which must be one of mine; resolves with why not. */
  play(move: MoveOf<Kind>): Promise<Refusal | undefined>;
  /** The same with a turn of chance's choosing, where a game has such turns. */
  draw?(): Promise<Refusal | undefined>;
}

/** Through whose eyes the board is seen: the one person's who sits here, else the mover's. */
export function viewerOf<Kind extends AnyPlayed>({ game, mine, position }: Match<Kind>): Seat {
  return mine.length === 1 ? mine[0]! : game.turn(position.value);
}

/** The turns so far as CCN. */
export function movesOf<Kind extends AnyPlayed>({ game, turns }: Match<Kind>): string {
  return turns.value.map(({ move, before }) => game.text.writeMove(before, move)).join(" ");
}

/** What a seat that nobody here plays answers to a position; `told` hears how far it is, from 0 to 1. */
export type Think<Kind extends AnyPlayed = PlayedLife> = (
  position: PositionOf<Kind>,
  told: (share: number) => void,
) => Promise<MoveOf<Kind>>;

export interface LocalMatchOptions<Kind extends AnyPlayed = PlayedLife> {
  readonly game: Kind;
  readonly start: PositionOf<Kind>;
  readonly mine: readonly Seat[];
  readonly think: Think<Kind>;
  /** Resolves when the answer to a turn may be shown: a person wants to see what the turn did. */
  readonly pause: () => Promise<void>;
}

/** A game played in this page, by people at it and by `think` for the seats they leave. */
export class LocalMatch<Kind extends AnyPlayed = PlayedLife> implements Match<Kind> {
  readonly game: Kind;
  readonly mine: readonly Seat[];
  readonly turns = signal<readonly Turn<Kind>[]>([]);
  readonly position = computed(() => this.turns.value.at(-1)?.after ?? this.#start);
  /** Set by who resigns. */
  readonly #ended = signal<MatchResult | null>(null);
  readonly result = computed(() =>
    this.#ended.value ?? this.game.outcome(this.position.value) ?? null
  );
  /** False while the game is played in another tab. */
  readonly isOpen = signal(true);
  /** How far an answer is that takes longer than the pause, from 0 to 1. */
  readonly thinking = signal<number | undefined>(undefined);
  /** What kept `think` from answering; `retry` asks it again. */
  readonly failure = signal<Error | undefined>(undefined);
  readonly #start: PositionOf<Kind>;
  readonly #think: Think<Kind>;
  #pause: () => Promise<void>;

  constructor({ game, start, mine, think, pause }: LocalMatchOptions<Kind>) {
    this.game = game;
    this.mine = mine;
    this.#start = start;
    this.#think = think;
    this.#pause = pause;
  }

  /**
   * Takes up a game that was begun before: its turns in CCN, which anybody may have written. False,
   * and a new game, where they cannot be played.
   */
  resume(moves: string): boolean {
    try {
      // At once: who knows the game already isn't told all of it again.
      batch(() =>
        moves.split(" ").filter((token) => token !== "").forEach((token) => this.#redo(token))
      );
      return true;
    } catch (error) {
      if (!(error instanceof TextError)) throw error;
      this.turns.value = [];
      return false;
    }
  }

  #redo(token: string): void {
    const { game } = this, position = this.position.value;
    const move = game.text.readMove(position, token) as MoveOf<Kind>;
    if (game.refuse(position, move)) throw new TextError(`Illegal: ${token}`, 1, 1);
    this.#append(move);
  }

  /** Lets the game begin: the first turn may be that of a seat nobody here plays. */
  start(): void {
    this.#answer();
  }

  play(move: MoveOf<Kind>): Promise<undefined> {
    this.#append(move);
    this.#answer();
    return Promise.resolve(undefined);
  }

  /** Whether the game goes on without those who play here. */
  get isOut(): boolean {
    const { game, mine, position, result } = this, left = game.attrition?.left(position.value);
    const isLeft = (seat: Seat) => left?.includes(seat);
    return left !== undefined && result.value === null && mine.length > 0 && !mine.some(isLeft);
  }

  /** Waits no more before a turn is shown. */
  hurry(): void {
    this.#pause = () => new Promise((resolve) => setTimeout(resolve));
  }

  /** The person here gives up, where two play. */
  resign(): void {
    this.thinking.value = undefined;
    this.#ended.value = { winner: 1 - this.mine[0]!, by: "resignation" };
  }

  get isResigned(): boolean {
    return this.#ended.value !== null;
  }

  /** The last turn that was played here, by its index; below 0 for none. */
  get lastOwn(): number {
    return this.turns.value.findLastIndex(({ seat }) => this.mine.includes(seat));
  }

  /** Takes back that turn, and what came after it. */
  takeBack(): void {
    batch(() => {
      this.thinking.value = undefined;
      this.failure.value = undefined;
      this.#ended.value = null;
      this.turns.value = this.turns.value.slice(0, Math.max(0, this.lastOwn));
    });
  }

  retry(): void {
    this.failure.value = undefined;
    this.#answer();
  }

  #append(move: MoveOf<Kind>): void {
    const { game } = this;
    const before = this.position.value;
    const after = game.play(before, move);
    this.turns.value = [...this.turns.value, { seat: game.turn(before), move, before, after }];
  }

  async #answer(): Promise<void> {
    const position = this.position.value;
    if (this.result.value || this.mine.includes(this.game.turn(position))) return;
    // Meanwhile the turn may be taken back, or the game resigned or played elsewhere.
    const isGone = () =>
      this.position.value !== position || this.result.value !== null || !this.isOpen.value;
    try {
      const move = await this.#answerTo(position, isGone);
      if (isGone()) return;
      batch(() => {
        this.thinking.value = undefined;
        this.#append(move);
      });
      this.#answer();
    } catch (error) {
      if (isGone()) return;
      this.thinking.value = undefined;
      this.failure.value = error instanceof Error ? error : new Error(String(error));
    }
  }

  async #answerTo(
    position: PositionOf<Kind>,
    isGone: () => boolean,
  ): Promise<MoveOf<Kind>> {
    let isSlow = false;
    const pause = this.#pause().then(() => isSlow = true);
    const told = (share: number) => {
      if (isSlow && !isGone()) this.thinking.value = share;
    };
    const [move] = await Promise.all([this.#think(position, told), pause]);
    return move;
  }
}
