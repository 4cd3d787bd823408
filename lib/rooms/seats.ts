/** Sitting down, coming back, and taking a seat along to another device. Secrets come hashed. */

import type { Player } from "./event.ts";
import type { Unseated } from "./protocol.ts";
import type { Draft } from "./verdict.ts";
import type { Secrets } from "./secrets.ts";
import { phaseOf, type RoomView } from "./view.ts";

/** How long a key for another device opens the seat, ms. */
export const LOAN_LASTS = 10 * 60_000;

/** Whose token that is, if it is anyone's. Every holder is compared, each in constant time. */
export function holderOf({ holders }: Secrets, token: string): Player | undefined {
  const [first, second] = holders.map((holder) => sameHash(holder.token, token));
  if (first) return 0;
  return second ? 1 : undefined;
}

/** Compares all of two hashes of one length, so that the time taken does not tell how much of them agrees. */
export function sameHash(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (let i = 0; i < a.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i);
  return difference === 0;
}

/** Why a newcomer cannot sit down. */
export function refuseSeat({ holders }: Secrets, identity: string): Unseated | undefined {
  if (holders.length === 2) return "full";
  return holders.some((holder) => sameHash(holder.identity, identity)) ? "own-seat" : undefined;
}

/** Whoever sits down second sits down to play. */
export function sit(
  view: RoomView,
  secrets: Secrets,
  name: string,
  token: string,
  identity: string,
): Draft[] {
  if (holderOf(secrets, token) !== undefined || refuseSeat(secrets, identity)) return [];
  const player: Player = view.players.length === 0 ? 0 : 1;
  const sat: Draft = { event: { t: "sat", player, name }, secret: { token, identity } };
  return player === 0 || phaseOf(view) !== "waiting" ? [sat] : [sat, { event: { t: "began" } }];
}

export function lend(player: Player, key: string, now: number): Draft[] {
  return [{ event: { t: "lent", player }, secret: { key, until: now + LOAN_LASTS } }];
}

/** The new device's token takes the old one's place; the key is used up. */
export function take(secrets: Secrets, key: string, token: string, now: number): Draft[] {
  const index = secrets.holders.findIndex(({ loan }) =>
    loan !== null && now <= loan.until && sameHash(loan.key, key)
  );
  if (index < 0) return [];
  return [{ event: { t: "taken", player: index as Player }, secret: { token } }];
}
