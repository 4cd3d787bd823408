/** Who of a tournament's players may not meet. */

import type { AreApart } from "../../tournaments/arena_pairing.ts";
import type { KeptEntrant } from "../store/tournaments.ts";

type Player = Pick<KeptEntrant, "number" | "identity" | "owner">;

/** Who of some people, by their identities, has blocked whom of them. */
export type BlocksAmong = (
  identities: readonly string[],
) => Promise<readonly (readonly [string, string])[]>;

/**
 * By their numbers: those of whom one has blocked the other, and those who are one person. It's asked
 * once for all, since every pair that turns out to be apart would change the others.
 */
export async function apartAmong(
  players: readonly Player[],
  blocksAmong: BlocksAmong,
): Promise<AreApart> {
  const byNumber = new Map(players.map((player) => [player.number, player]));
  const blocked = new Map<string, Set<string>>();
  for (const [one, other] of await blocksAmong(players.map(({ identity }) => identity))) {
    blocked.set(one, (blocked.get(one) ?? new Set()).add(other));
  }
  const hasBlocked = (one: Player, other: Player) =>
    blocked.get(one.identity)?.has(other.identity) ?? false;
  return (one, other) => {
    const a = byNumber.get(one)!, b = byNumber.get(other)!;
    return areOnes(a, b) || hasBlocked(a, b) || hasBlocked(b, a);
  };
}

/** Whether one person is behind both: a bot and its owner, or two bots of an owner. */
function areOnes(one: Player, other: Player): boolean {
  return (one.owner || one.identity) === (other.owner || other.identity);
}
