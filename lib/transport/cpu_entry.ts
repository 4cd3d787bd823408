/**
 * A game of this page against the CPU, entered with the server so that it may count. Nothing waits
 * for the server: without it the game is played all the same. This module is browser compatible.
 */

import type { Counted } from "../leaderboard/counted.ts";
import { type CpuGame, sealOf } from "../leaderboard/cpu_record.ts";
import { isCounted } from "../leaderboard/points.ts";
import { askServer } from "./ask_server.ts";
import { openKeep } from "./browser_keep.ts";
import type { Keep } from "./seat_keys.ts";

/**
 * How long the CPU's first turn awaits the ticket, ms: less than the pause in which a person looks
 * at the own turn.
 */
const PATIENCE = 600;

/** Where the front page keeps what the visitor wishes to be called. */
const NAME = "name";

interface Ticket {
  readonly ticket: string;
  readonly seed: string;
}

export class CpuEntry {
  readonly #game: Omit<CpuGame, "seed">;
  readonly #own: string;
  readonly #keep: Keep;
  #asked: Promise<Ticket | undefined> | undefined;
  /** Settled once the CPU has chosen with it: from then on the seed is what it is. */
  #decided: Promise<Ticket | undefined> | undefined;
  #ticket: Ticket | undefined;
  #reported: Promise<Counted> | undefined;

  /** `own` is the seed of a game that does not count. */
  constructor(game: Omit<CpuGame, "seed">, own: string, keep: Keep = openKeep()) {
    this.#game = game;
    this.#own = own;
    this.#keep = keep;
  }

  /** Asks for a ticket. */
  enter(): void {
    this.#asked ??= this.#ask();
  }

  /** Where the CPU takes its chance from: decided with its first turn. */
  async chance(): Promise<string> {
    this.enter();
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
    this.#decided ??= Promise.race([this.#asked, late]);
    this.#ticket = await this.#decided;
    return this.seed;
  }

  /** The seed as it stands. */
  get seed(): string {
    return this.#ticket?.seed ?? this.#own;
  }

  /** Reports the finished game: its turns as CCN tokens, and its result; again only after a failure. */
  report(moves: string, result: string): Promise<Counted> {
    this.#reported ??= this.#report(moves, result).then((counted) => {
      if ("refused" in counted) this.#reported = undefined;
      return counted;
    });
    return this.#reported;
  }

  async #report(moves: string, result: string): Promise<Counted> {
    if (!isCounted(this.#game.level)) return { refused: "level" };
    if (!this.#ticket) return { refused: "no-ticket" };
    const { ticket, seed } = this.#ticket;
    const report = { ...this.#game, seed, options: {}, moves, result };
    const name = this.#keep.getItem(NAME) ?? "";
    const body = { ticket, name, report: { ...report, seal: sealOf(report) } };
    const counted = await askServer(this.#keep, "/api/results", body) as Counted | undefined;
    return counted ?? { refused: "offline" };
  }

  async #ask(): Promise<Ticket | undefined> {
    if (!isCounted(this.#game.level)) return undefined;
    const issued = await askServer(this.#keep, "/api/games", this.#game);
    return typeof issued === "object" && issued !== null && "ticket" in issued
      ? issued as Ticket
      : undefined;
  }
}
