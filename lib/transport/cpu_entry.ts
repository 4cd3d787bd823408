/**
 * A game of this page against the CPU, entered with the server so that it may count. Nothing waits
 * for the server: without it the game is played all the same. This module is browser compatible.
 */

import type { Counted, Reported } from "../leaderboard/counted.ts";
import { type CpuGame, sealOf } from "../leaderboard/cpu_record.ts";
import { askServer } from "./ask_server.ts";
import { openKeep } from "./browser_keep.ts";
import type { Keep } from "./seat_keys.ts";

/**
 * How long the CPU's first turn awaits the ticket, ms: less than the pause in which a person looks
 * at the own turn.
 */
const PATIENCE = 600;

/** How long until a game that is being checked is asked after again, ms. */
const ASK_AGAIN = 2_000;

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
  #isDecided = false;
  #isHelped = false;
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
    this.#isDecided = true;
    return this.seed;
  }

  /** Whether the game may yet count. */
  get counts(): boolean {
    return !this.#isHelped && !(this.#isDecided && !this.#ticket);
  }

  /** Makes the game one that does not count: the player is about to be helped. */
  giveUp(): void {
    this.#isHelped = true;
  }

  /** The seed as it stands. */
  get seed(): string {
    return this.#ticket?.seed ?? this.#own;
  }

  /**
   * Reports the finished game: its turns as CCN tokens, and its result; again only after a failure.
   * While the game is being checked, `onChecking` hears how many come before it.
   */
  report(
    moves: string,
    result: string,
    onChecking: (ahead: number) => void = () => {},
  ): Promise<Counted> {
    this.#reported ??= this.#report(moves, result, onChecking).then((counted) => {
      if ("refused" in counted) this.#reported = undefined;
      return counted;
    });
    return this.#reported;
  }

  async #report(
    moves: string,
    result: string,
    onChecking: (ahead: number) => void,
  ): Promise<Counted> {
    if (this.#isHelped) return { refused: "helped" };
    if (!this.#ticket) return { refused: "no-ticket" };
    const { ticket, seed } = this.#ticket;
    const report = { ...this.#game, seed, options: {}, moves, result };
    const name = this.#keep.getItem(NAME) ?? "";
    const body = { ticket, name, report: { ...report, seal: sealOf(report) } };
    for (;;) {
      const reported = await this.#send(body);
      if (!("checking" in reported)) return reported;
      onChecking(reported.checking);
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN));
    }
  }

  async #send(body: object): Promise<Reported> {
    const reported = await askServer(this.#keep, "/api/results", body) as Reported | undefined;
    return reported ?? { refused: "offline" };
  }

  async #ask(): Promise<Ticket | undefined> {
    const issued = await askServer(this.#keep, "/api/games", this.#game);
    return typeof issued === "object" && issued !== null && "ticket" in issued
      ? issued as Ticket
      : undefined;
  }
}
