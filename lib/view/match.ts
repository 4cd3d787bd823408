/**
 * A game as a table sees it: where it stands, who sits here, and somewhere to send a turn. This
 * page plays it (`LocalMatch`), or a room far away. This module is browser compatible.
 */

import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Seat } from "../games/game.ts";
import type { LifeGame } from "../games/life_game.ts";
import type { LifeMove, LifePosition } from "../games/life_position.ts";
import type { Ending } from "../rooms/event.ts";
import type { Refusal } from "../rooms/protocol.ts";

/** A turn that was played; `after` is the position after its generation. */
export interface Turn {
  readonly seat: Seat;
  readonly move: LifeMove;
  readonly before: LifePosition;
  readonly after: LifePosition;
}

/** How the game ended: on the board, or by what people did or did not do. */
export interface MatchResult {
  readonly winner: Seat | null;
  readonly by: Ending;
}

export interface Match {
  readonly game: LifeGame;
  /** The seats played on this device; none for a watcher. */
  readonly mine: readonly Seat[];
  readonly turns: ReadonlySignal<readonly Turn[]>;
  readonly position: ReadonlySignal<LifePosition>;
  readonly result: ReadonlySignal<MatchResult | null>;
  /** Whether turns are taken now: everyone has come, and no turn is on its way. */
  readonly isOpen: ReadonlySignal<boolean>;
  /** Plays a legal turn of the seat to move, which must be one of mine; resolves with why not. */
  play(move: LifeMove): Promise<Refusal | undefined>;
}

/** What a seat that nobody here plays answers to a position. */
export type Think = (position: LifePosition) => Promise<LifeMove>;

export interface LocalMatchOptions {
  readonly game: LifeGame;
  readonly start: LifePosition;
  readonly mine: readonly Seat[];
  readonly think: Think;
  /** Resolves when the answer to a turn may be shown: a person wants to see what the turn did. */
  readonly pause: () => Promise<void>;
}

/** A game played in this page, by people at it and by `think` for the seats they leave. */
export class LocalMatch implements Match {
  readonly game: LifeGame;
  readonly mine: readonly Seat[];
  readonly turns = signal<readonly Turn[]>([]);
  readonly position = computed(() => this.turns.value.at(-1)?.after ?? this.#start);
  readonly result = computed(() => this.position.value.outcome);
  readonly isOpen = signal(true);
  /** What kept `think` from answering; `retry` asks it again. */
  readonly failure = signal<Error | undefined>(undefined);
  readonly #start: LifePosition;
  readonly #think: Think;
  readonly #pause: () => Promise<void>;

  constructor({ game, start, mine, think, pause }: LocalMatchOptions) {
    this.game = game;
    this.mine = mine;
    this.#start = start;
    this.#think = think;
    this.#pause = pause;
  }

  /** Lets the game begin: the first turn may be that of a seat nobody here plays. */
  start(): void {
    this.#answer();
  }

  play(move: LifeMove): Promise<undefined> {
    this.#append(move);
    this.#answer();
    return Promise.resolve(undefined);
  }

  retry(): void {
    this.failure.value = undefined;
    this.#answer();
  }

  #append(move: LifeMove): void {
    const before = this.position.value;
    const after = this.game.play(before, move);
    this.turns.value = [...this.turns.value, { seat: before.turn, move, before, after }];
  }

  async #answer(): Promise<void> {
    const position = this.position.value;
    if (position.outcome || this.mine.includes(position.turn)) return;
    try {
      const [move] = await Promise.all([this.#think(position), this.#pause()]);
      this.#append(move);
    } catch (error) {
      this.failure.value = error instanceof Error ? error : new Error(String(error));
    }
  }
}
