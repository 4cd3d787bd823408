/** Games against the CPU, as the server counts them: a ticket at the beginning, a report at the end. */

import { gameOf } from "../../games/registry.ts";
import { readRecords, resultText, writeRecord } from "../../games/notation/notation.ts";
import type { Reported } from "../../leaderboard/counted.ts";
import type { SealedReport, WishedGame } from "../../leaderboard/cpu_record.ts";
import { recheckOf } from "../../leaderboard/recheck.ts";
import {
  checkTicket,
  issueTicket,
  seedOf,
  type Ticket,
  ticketKey,
} from "../../leaderboard/ticket.ts";
import { type Accepted, verifyReport } from "../../leaderboard/verify.ts";
import type { FinishedGame, Sitter } from "../../leaderboard/finished_game.ts";
import type { Keys } from "../store/books.ts";
import type { Opened, Tickets } from "../store/tickets.ts";
import type { CheckQueue } from "./check_queue.ts";
import { digest } from "../digest.ts";
import type { Limits } from "./limits.ts";
import type { World } from "../clock.ts";

/** Bytes of the key that signs tickets, and of a seed. */
const KEY_BYTES = 32;
const SEED_BYTES = 16;
const SECOND = 1000;

/** A ticket, and the seed that it says; or why there is none. */
type Issued =
  | { readonly ticket: string; readonly seed: string }
  | Exclude<Opened, { readonly ticket: Ticket }>;

export class CpuGames {
  #key: Promise<CryptoKey> | undefined;

  constructor(
    private readonly keys: Keys,
    private readonly tickets: Tickets,
    private readonly queue: CheckQueue,
    private readonly world: Pick<World, "now" | "random">,
    private readonly limits: Pick<Limits, "tickets" | "ticketsPerSource">,
  ) {}

  /**
   * Lets a game begin that may count for that identity, which is given as a hash; `source` is the mark
   * of the address that asks. A player has one at a time: as long as it is open its ticket is given
   * again, so that none is lost on its way, and for another game only `instead` of it, named by its
   * seed, which is a loss.
   */
  async issue(
    { version, ...game }: WishedGame,
    identity: string,
    source: string,
    instead?: string,
  ): Promise<Issued> {
    const now = this.world.now();
    const ticket = { ...game, seed: seedOf(this.#randomBytes(SEED_BYTES), version), issued: now };
    const entry = { identity, ticket, lost: lostGame(ticket, identity, now) };
    const { tickets: all, ticketsPerSource: ofSource } = this.limits;
    const opened = await this.tickets.open(entry, now, { source, all, ofSource }, instead);
    if ("refused" in opened) return opened;
    const { seed } = opened.ticket;
    return { ticket: await issueTicket(await this.#signing(), opened.ticket, identity), seed };
  }

  /**
   * Counts a game if it was played as reported. One that is in order uses up its ticket: if someone
   * reports it again, or another by the same ticket, they hear what came of it. `source` is the mark of
   * the address that reports it.
   */
  async report(
    text: string,
    report: SealedReport,
    sitter: Sitter,
    source?: string,
  ): Promise<Reported> {
    const now = this.world.now();
    const ticket = await checkTicket(await this.#signing(), text, sitter.identity, now);
    if (typeof ticket === "string") return { refused: ticket };
    const known = await this.queue.find(idOf(ticket.seed));
    if (known) return known;
    if (!await this.tickets.isOpen(sitter.identity, ticket.seed)) return { refused: "lost" };
    const accepted = verifyReport(ticket, report, (now - ticket.issued) / SECOND);
    if (typeof accepted === "string") return { refused: accepted };
    return await this.queue.add({
      game: finishedGame(ticket, report, accepted, sitter, now),
      lost: lostGame(ticket, sitter.identity, now),
      points: accepted.points,
      recheck: recheckOf(ticket, report.moves, () => this.world.random()),
      identity: sitter.identity,
      ...source !== undefined && { source },
    });
  }

  /** The key is made when the store first opens, and lives as long as the store. */
  #signing(): Promise<CryptoKey> {
    const key = this.#key ??= this.keys.find("tickets", () => this.#randomBytes(KEY_BYTES))
      .then(ticketKey);
    // What couldn't be read isn't kept.
    key.catch(() => this.#key = undefined);
    return key;
  }

  #randomBytes(count: number): Uint8Array<ArrayBuffer> {
    return Uint8Array.from({ length: count }, () => Math.floor(this.world.random() * 256));
  }
}

function finishedGame(
  ticket: Ticket,
  { moves, result }: SealedReport,
  { outcome, points }: Accepted,
  sitter: Sitter,
  now: number,
): FinishedGame {
  const { game, seed } = ticket, [record] = readRecords(`[Game "${game}"]\n\n${moves}\n`);
  return {
    ...endedGame(ticket, sitter, now),
    ...outcome,
    points: points.total,
    record: writeRecord({ ...record!, tags: { Seed: seed, Result: result } }),
  };
}

/** The game of a ticket that was not played out, or not as reported: the computer wins. */
function lostGame(ticket: Ticket, identity: string, now: number): FinishedGame {
  const { game, side, seed } = ticket;
  const outcome = { winner: 1 - side, by: "abandonment" } as const;
  const start = gameOf(game).initial({});
  const tags = { Seed: seed, Result: resultText(gameOf(game), outcome) };
  return {
    ...endedGame(ticket, { identity, name: "" }, now),
    ...outcome,
    points: 0,
    record: writeRecord({ game, options: {}, start, tags, moves: [] }),
  };
}

/** What's known of a ticket's game however it ended. */
function endedGame({ game, level, side, seed, issued }: Ticket, sitter: Sitter, now: number) {
  return {
    id: idOf(seed),
    game,
    opponent: level,
    seats: [0, 1].map((seat) => seat === side ? sitter : null),
    endedAt: now,
    seconds: Math.round((now - issued) / SECOND),
    unrated: null,
  };
}

/** The id that the game of a seed has, so that one ticket makes one game. */
function idOf(seed: string): string {
  return digest(seed).toLowerCase().replace(/[^a-z0-9]/g, "").slice(0, 10);
}
