/** Games of this device as its browser keeps them: a reload, another tab and the front page find them. */

import { effect, signal } from "@preact/signals";
import type { Cell } from "../../automaton/board.ts";
import type { Counted } from "../../leaderboard/counted.ts";
import { randomSeed } from "../net/random_seed.ts";
import { readStored, writeStored } from "../parts/stored.ts";

/** A game as it stands. */
export interface GameState {
  /** What the table is called, and how far the game is, in the player's language. */
  readonly title: string;
  readonly status: string;
  /** The turns so far, as CCN. */
  readonly moves: string;
  /** What is drafted of the next one. */
  readonly draft: readonly Cell[];
  /** What is in hand instead of cells, and where it's aimed. */
  readonly tool?: string | undefined;
  readonly target?: Cell | undefined;
  /** Where the computer takes its chance from. */
  readonly seed: string;
  readonly isResigned: boolean;
  readonly isOver: boolean;
  /** What became of it on the leaderboard, as far as that is known. */
  readonly counted?: Counted | undefined;
}

export interface KeptGame extends GameState {
  /** The tab that plays it: others don't touch it until they have to go on. */
  readonly tab: string;
  /** When it was last played, ms. */
  readonly at: number;
}

/** The part of `localStorage` that is used. */
export type GameStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** What is kept is written this way; anything else is not read. */
export const VERSION = 1;

/** A kept game's name: this, and the address it is played at. */
export const PREFIX = "game ";

/** How many are kept, the latest ones. */
const MOST = 12;

/** What was kept for an address; anybody may have written there. */
export function readKept(storage: GameStorage, href: string): KeptGame | "damaged" | undefined {
  try {
    const name = PREFIX + href;
    const text = storage.getItem(name) ?? readStored("sessionStorage", name);
    return text ? checked(JSON.parse(text)) : undefined;
  } catch {
    return "damaged";
  }
}

// deno-lint-ignore no-explicit-any -- whatever lay there
function checked(kept: any): KeptGame | "damaged" {
  const { v, tab, at, title, status, moves, seed, draft, tool, target, counted } = kept;
  const areTexts = [tab, title, status, moves, seed].every((text) => typeof text === "string");
  const isWhole = v === VERSION && areTexts && Number.isFinite(at) &&
    Array.isArray(draft) && draft.every(Number.isInteger) &&
    ["string", "undefined"].includes(typeof tool) && Number.isInteger(target ?? 0) &&
    (!counted || "refused" in counted || Number.isFinite(counted.points.total));
  return isWhole ? kept : "damaged";
}

/** Whether there is anything in it to go on with. */
function isBegun({ moves, draft, tool }: GameState): boolean {
  return moves !== "" || draft.length > 0 || tool !== undefined;
}

/** Drops the games that were played longest ago, and whatever cannot be read. */
function makeRoom(storage: GameStorage): void {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
  const kept = names.filter((name) => name.startsWith(PREFIX)).map((name) => {
    const game = readKept(storage, name.slice(PREFIX.length));
    return { name, at: game && game !== "damaged" ? game.at : 0 };
  });
  const old = kept.sort((one, other) => other.at - one.at).filter(({ at }, rank) =>
    at === 0 || rank >= MOST
  );
  for (const { name } of old) storage.removeItem(name);
}

/** Keeps the game of one address as this tab plays it, and knows when another does. */
export class GameKeeper {
  /** The game that was begun before. */
  readonly found: KeptGame | undefined;
  /** Whether there was one that cannot be read. */
  readonly isDamaged: boolean;
  /** Whether another tab has taken the game up. */
  readonly isElsewhere = signal(false);
  readonly #storage: GameStorage;
  readonly #href: string;
  readonly #tab: string;
  /** The tab whose game it was when this one last looked. */
  #owner: string | undefined;

  /** A game that is over is found by who comes `back` to it; a new visit begins another. */
  constructor(storage: GameStorage, href: string, back: boolean, tab = randomSeed(8)) {
    this.#storage = storage;
    this.#href = href;
    this.#tab = tab;
    const kept = readKept(storage, href);
    this.isDamaged = kept === "damaged";
    if (!kept || kept === "damaged") return;
    this.#owner = kept.tab;
    if (isBegun(kept) && (back || !kept.isOver)) this.found = kept;
  }

  /** Keeps the game as it stands now, unless another tab has gone on with it. */
  keep(state: GameState): void {
    this.look();
    if (this.isElsewhere.value || !isBegun(state) && this.#owner !== this.#tab) return;
    this.#write({ ...state, tab: this.#tab, at: Date.now() });
  }

  /** Keeps the game from now on, and hears of other tabs; returns how to stop. */
  follow(state: () => GameState): () => void {
    const look = () => this.look();
    // What happened while the browser had put the page aside was not told.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      this.look();
      if (persisted && this.isElsewhere.peek()) location.reload();
    };
    addEventListener("storage", look);
    addEventListener("pageshow", comeBack);
    const stop = effect(() => this.keep(state()));
    return () => {
      stop();
      removeEventListener("storage", look);
      removeEventListener("pageshow", comeBack);
    };
  }

  /** Looks whether another tab has taken the game up. */
  look(): void {
    const kept = readKept(this.#storage, this.#href);
    if (kept && kept !== "damaged" && kept.tab !== this.#owner) this.isElsewhere.value = true;
  }

  /** Forgets the game, in other tabs too. */
  drop(): void {
    const nothing = { title: "", status: "", moves: "", draft: [], seed: "", isResigned: false };
    this.#write({ ...nothing, isOver: true, tab: this.#tab, at: Date.now() });
  }

  #write(kept: KeptGame): void {
    const isFirst = this.#owner !== this.#tab, storage = this.#storage;
    const name = PREFIX + this.#href, text = JSON.stringify({ v: VERSION, ...kept });
    this.#owner = this.#tab;
    try {
      storage.setItem(name, text);
      // The tab's is older.
      writeStored("sessionStorage", name, "");
      if (isFirst) makeRoom(storage);
    } catch {
      // The browser keeps no more, and what it has is older: the game lasts as long as its tab.
      storage.removeItem(name);
      writeStored("sessionStorage", name, text);
    }
  }
}
