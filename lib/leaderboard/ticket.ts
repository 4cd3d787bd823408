/**
 * What lets a game against the CPU count: a seed that the server chose, so that nobody can pick the
 * CPU's randomness, signed, so that nobody else can report it.
 *
 *     1.conquerors-v2.hard.0.<seed>.<issued, ms>.<signature>
 *
 * The signature covers the identity too, which the text does not show. That a player has one ticket
 * at a time, and uses it once, is the store's affair: its seed, of which there are never two, is its
 * name there.
 */

import { fromBase64Url, toBase64Url } from "../games/notation/base64url.ts";
import { isRankedId } from "../games/registry.ts";
import { type CpuGame, TIME } from "./cpu_record.ts";
import { isLevel } from "./points.ts";

export interface Ticket extends CpuGame {
  /** When it was issued, ms. */
  readonly issued: number;
}

/** Why a ticket does not hold. */
const TICKET_REFUSALS = [
  "malformed",
  /** Not issued by this server, or to another identity. */
  "forged",
  "expired",
  /** Issued in the future: the server's clock was put back. */
  "not-yet",
] as const;
export type TicketRefusal = typeof TICKET_REFUSALS[number];

/** Ms from its issue for which a ticket holds: as long as a game may take. */
export const TICKET_LIFE = TIME.most * 1000;

/** Ms from one ticket of a player's to the next, at least. */
export const TICKETS_APART = TIME.apart * 1000;

const SEED_BYTES = 16;

const HMAC = { name: "HMAC", hash: "SHA-256" };

/** What a ticket says, without its signature. */
const FORM = /^1\.([\w-]+)\.([a-z]+)\.([01])\.((?:[2-9]-)?[\w-]{22})\.(\d{1,15})$/;

/** The server's key from a secret of its own, of 32 bytes or more. */
export function ticketKey(secret: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", secret, HMAC, false, ["sign", "verify"]);
}

/** A seed from 16 random bytes, for a game by a version of the levels, which it says. */
export function seedOf(random: Uint8Array, version: number): string {
  if (random.length !== SEED_BYTES) throw new RangeError(`A seed takes ${SEED_BYTES} bytes`);
  const seed = toBase64Url(random);
  return version === 1 ? seed : `${version}-${seed}`;
}

/** The text of a ticket for one identity, which is given as a hash. */
export async function issueTicket(
  key: CryptoKey,
  { game, level, side, seed, issued }: Ticket,
  identity: string,
): Promise<string> {
  const said = ["1", game, level, side, seed, issued].join(".");
  if (!readSaid(said)) throw new RangeError(`No ticket can say ${said}`);
  const signature = await crypto.subtle.sign(HMAC, key, signed(said, identity));
  return `${said}.${toBase64Url(new Uint8Array(signature))}`;
}

/** The ticket if the server issued it, to this identity, and it still holds at `now`, ms. */
export async function checkTicket(
  key: CryptoKey,
  text: string,
  identity: string,
  now: number,
): Promise<Ticket | TicketRefusal> {
  const dot = text.lastIndexOf(".");
  const said = text.slice(0, dot);
  const ticket = readSaid(said), signature = fromBase64Url(text.slice(dot + 1));
  if (!ticket || !signature) return "malformed";
  // Web Crypto compares in a time that does not tell how much of a signature is right.
  const isOurs = await crypto.subtle.verify(HMAC, key, signature, signed(said, identity));
  if (!isOurs) return "forged";
  if (now < ticket.issued) return "not-yet";
  return now - ticket.issued <= TICKET_LIFE ? ticket : "expired";
}

function signed(said: string, identity: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`${said}.${identity}`);
}

function readSaid(said: string): Ticket | undefined {
  const [, game, level, side, seed, issued] = FORM.exec(said) ?? [];
  if (!game || !level || !seed || !isRankedId(game) || !isLevel(level)) return undefined;
  return { game, level, side: Number(side), seed, issued: Number(issued) };
}
