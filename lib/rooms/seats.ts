/**
 * Sitting down, closing empty seats, coming back, and taking a seat along to another device. Secrets
 * come hashed.
 */

import { roomLevels } from "../search/room_levels.ts";
import type { Player } from "./event.ts";
import type { Draft, Verdict } from "./verdict.ts";
import type { Secrets } from "./secrets.ts";
import { gameIn, phaseOf, type RoomView, seatsOf, takenOf } from "./view.ts";

/** Who sat down first. */
const HOST: Player = 0;

/** How long a key for another device opens the seat, ms. */
export const LOAN_LASTS = 10 * 60_000;

/** Whose token that is, if it is anyone's. Every holder is compared, each in constant time. */
export function holderOf({ holders }: Secrets, token: string): Player | undefined {
  const player = holders.map((holder) => sameHash(holder.token, token)).indexOf(true);
  return player >= 0 ? player : undefined;
}

/** Where somebody sits who has that player code, if anywhere. */
export function seatOf({ holders }: Secrets, identity: string): Player | undefined {
  const player = holders.findIndex((holder) => sameHash(holder.identity, identity));
  return player >= 0 ? player : undefined;
}

/** Compares all of two hashes of one length, so that the time taken does not tell how much of them agrees. */
export function sameHash(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (let i = 0; i < a.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i);
  return difference === 0;
}

/** Why a newcomer cannot sit down. */
export function refuseSeat(
  view: Pick<RoomView, "settings" | "players" | "computers">,
  secrets: Secrets,
  identity: string,
): "full" | "own-seat" | undefined {
  if (seatOf(secrets, identity) !== undefined) return "own-seat";
  return takenOf(view) === seatsOf(view.settings) ? "full" : undefined;
}

/** One who sits down, and for a bot the hash of its owner's identity. */
interface Newcomer {
  readonly name: string;
  readonly token: string;
  readonly identity: string;
  readonly owner?: string;
}

/** The one who takes the last seat sits down to play. */
export function sit(
  view: RoomView,
  secrets: Secrets,
  { name, token, identity, owner }: Newcomer,
): Draft[] {
  if (holderOf(secrets, token) !== undefined || refuseSeat(view, secrets, identity)) return [];
  const player = view.players.length;
  const isBot = owner !== undefined;
  const sat: Draft = {
    event: { t: "sat", player, name, ...isBot && { isBot } },
    secret: { token, identity, ...isBot && { owner } },
  };
  const isLast = takenOf(view) + 1 === seatsOf(view.settings);
  return isLast ? [sat, ...begin(view, player + 1)] : [sat];
}

/** The computers sit down behind this many people, and the game begins. */
function begin({ computers }: RoomView, people: number): Draft[] {
  const sat = computers.map((level, index): Draft => ({
    event: { t: "sat", player: people + index, name: "", level },
  }));
  return [...sat, { event: { t: "began" } }];
}

/** Who sat down without a name may say one later. */
export function name({ players }: RoomView, player: Player, name: string): Draft[] {
  const { name: before, isDeleted } = players[player]!;
  return before || isDeleted || !name ? [] : [{ event: { t: "named", player, name } }];
}

/** Who sat down first closes empty seats, so that this many are left; without empty ones it begins. */
export function narrow(view: RoomView, by: Player, seats: number): Verdict {
  const { settings, players } = view;
  const all = seatsOf(settings), taken = takenOf(view);
  const least = Math.max(taken, gameIn(view).seats.min);
  const fits = seats >= least && seats <= all && (seats < all || taken === all);
  // A position is of this many seats.
  const isFixed = settings.position !== undefined && seats < all;
  if (!fits || isFixed || by !== HOST || phaseOf(view) !== "waiting") return "seats";
  const narrowed: Draft[] = seats < all ? [{ event: { t: "narrowed", seats } }] : [];
  return seats > taken ? narrowed : [...narrowed, ...begin(view, players.length)];
}

/** Who sat down first gives empty seats to the computer, at these levels instead of those before. */
export function enlist(view: RoomView, by: Player, levels: readonly string[]): Verdict {
  const { settings, players } = view;
  const known = roomLevels(settings.game);
  const chosen = levels.flatMap((level) => known.filter((one) => one === level));
  const fits = chosen.length === levels.length &&
    players.length + chosen.length <= seatsOf(settings);
  const mayEnlist = by === HOST && phaseOf(view) === "waiting";
  return fits && mayEnlist ? [{ event: { t: "enlisted", levels: chosen } }] : "seats";
}

export function lend(player: Player, key: string, now: number): Draft[] {
  return [{ event: { t: "lent", player }, secret: { key, until: now + LOAN_LASTS } }];
}

/** A key to a seat that nobody holds in a browser: the one who takes it plays there from then on. */
export function give(player: Player, key: string, now: number): Draft[] {
  const secret = { key, until: now + LOAN_LASTS, isGift: true } as const;
  return [{ event: { t: "lent", player }, secret }];
}

/** The new device's token takes the old one's place; the key is used up. */
export function take(
  { holders }: Secrets,
  key: string,
  token: string,
  identity: string,
  now: number,
): Draft[] {
  const index = holders.findIndex(({ loan }) =>
    loan !== null && now <= loan.until && sameHash(loan.key, key)
  );
  if (index < 0) return [];
  const isTheirs = holders[index]!.loan!.isGift &&
    !holders.some((holder) => sameHash(holder.identity, identity));
  const secret = isTheirs ? { token, identity } : { token };
  return [{ event: { t: "taken", player: index }, secret }];
}
