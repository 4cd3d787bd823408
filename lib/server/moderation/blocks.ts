/** Who blocked whom, and who therefore begins no game with each other: at a table again, or in a tournament. */

import type { Player } from "../../rooms/event.ts";
import { isForRematch } from "../../rooms/offers.ts";
import type { Request } from "../../rooms/protocol.ts";
import type { Holder } from "../../rooms/secrets.ts";
import type { AreApart } from "../../tournaments/arena_pairing.ts";
import type { Limits } from "../rooms/limits.ts";
import { isStoreFailure } from "../store/failure.ts";
import type { Filed, ModerationBook } from "../store/moderation.ts";
import type { KeptEntrant } from "../store/tournaments.ts";
import type { Subjects } from "./subject.ts";

/** Whom people don't want to read or to play with. */
export class Blocks {
  constructor(
    private readonly book: ModerationBook,
    private readonly subjects: Subjects,
    private readonly limits: Pick<Limits, "blocks" | "blocksPerSource">,
  ) {}

  /** Whether one of these people has blocked the other. */
  between(one: string, other: string): Promise<boolean> {
    return this.book.isBlocked(one, other);
  }

  /** Who of these people has blocked whom of them. */
  among(identities: readonly string[]): Promise<readonly (readonly [string, string])[]> {
    return this.book.blocksAmong(identities);
  }

  /** Whom an identity has blocked. */
  by(identity: string): Promise<readonly string[]> {
    return this.book.blockedBy(identity);
  }

  /** Blocks somebody for an identity at a source; nobody can block themselves. */
  add(identity: string, other: string, source: string): Promise<Filed> {
    if (identity === other) return Promise.resolve("kept");
    const share = { all: this.limits.blocks, each: this.limits.blocksPerSource };
    return this.book.block(identity, other, this.subjects.source(source), share);
  }

  /** False if the disk failed. */
  remove(identity: string, other: string): Promise<boolean> {
    return this.book.unblock(identity, other);
  }
}

/** How a room's players stand to each other; nobody is kept apart unless told. */
export interface Relations {
  /** Whether one of these people has blocked the other. */
  readonly isBlocked?: Blocks["between"];
  /** Whether somebody is banned: they would never come. */
  readonly isBanned?: (holder: Holder) => boolean;
}

/** Why a player can't begin another game with those at their table; undefined where it's not about one, too. */
export async function keptApart(
  by: Player,
  request: Request,
  holders: readonly Holder[],
  { isBlocked = () => Promise.resolve(false), isBanned = () => false }: Relations,
): Promise<"blocked" | "no-offer" | "storage" | undefined> {
  const own = holders[by];
  if (!isForRematch(request) || !own) return undefined;
  if (holders.some(isBanned)) return "no-offer";
  try {
    const others = holders.map(({ identity }) => isBlocked(own.identity, identity));
    return (await Promise.all(others)).includes(true) ? "blocked" : undefined;
  } catch (error) {
    if (isStoreFailure(error)) return "storage";
    throw error;
  }
}

type Entrant = Pick<KeptEntrant, "number" | "identity" | "owner">;

/**
 * Of a tournament's players, by their numbers: those of whom one has blocked the other, and those who are
 * one person. It's asked once for all, since every pair that turns out to be apart would change the others.
 */
export async function apartAmong(
  players: readonly Entrant[],
  blocksAmong: Blocks["among"],
): Promise<AreApart> {
  const byNumber = new Map(players.map((player) => [player.number, player]));
  const blocked = new Map<string, Set<string>>();
  for (const [one, other] of await blocksAmong(players.map(({ identity }) => identity))) {
    blocked.set(one, (blocked.get(one) ?? new Set()).add(other));
  }
  const hasBlocked = (one: Entrant, other: Entrant) =>
    blocked.get(one.identity)?.has(other.identity) ?? false;
  return (one, other) => {
    const a = byNumber.get(one)!, b = byNumber.get(other)!;
    return areOnes(a, b) || hasBlocked(a, b) || hasBlocked(b, a);
  };
}

/** Whether one person is behind both: a bot and its owner, or two bots of an owner. */
function areOnes(one: Entrant, other: Entrant): boolean {
  return (one.owner || one.identity) === (other.owner || other.identity);
}
