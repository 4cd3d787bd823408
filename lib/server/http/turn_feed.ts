import { fromBase64Url, toBase64Url } from "../../games/notation/base64url.ts";
import type { RoomSummary } from "../../rooms/summary.ts";
import type { RoomsWords } from "../../words/rooms/mod.ts";
import type { Keys } from "../store/books.ts";
import { escape } from "./escape.ts";

interface TurnFeed {
  readonly words: RoomsWords;
  /** The feed's own address. */
  readonly self: string;
  /** The rooms in which it is the reader's turn, the newest first. */
  readonly rooms: readonly RoomSummary[];
}

/** An Atom feed (RFC 4287) with an entry for every turn that the reader is waited for with. */
export function writeTurnFeed({ words, self, rooms }: TurnFeed): string {
  const { origin } = new URL(self);
  const entries = rooms.map(({ code, touched, turnAt = touched }) => [
    "<entry>",
    `<id>${escape(`${origin}/r/${code}#${turnAt}`)}</id>`,
    `<title>${escape(`${words.myTurn}: ${code}`)}</title>`,
    `<link href="${escape(`${origin}/r/${code}`)}"/>`,
    `<updated>${timeOf(turnAt)}</updated>`,
    "</entry>",
  ]);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${escape(self)}</id>`,
    `<title>${escape(words.feedTitle)}</title>`,
    `<author><name>${escape(words.feedAuthor)}</name></author>`,
    `<link rel="self" href="${escape(self)}"/>`,
    `<updated>${timeOf(lastOf(rooms))}</updated>`,
    ...entries.flat(),
    "</feed>",
    "",
  ].join("\n");
}

/** When the last of these turns began. */
function lastOf(rooms: readonly RoomSummary[]): number {
  return Math.max(0, ...rooms.map(({ touched, turnAt = touched }) => turnAt));
}

function timeOf(ms: number): string {
  return new Date(ms).toISOString();
}

const HMAC = { name: "HMAC", hash: "SHA-256" };
const KEY_BYTES = 32;

/**
 * What stands in the secret link to somebody's feed: whose it is, signed by this server. It opens
 * nothing else, for an identity's hash is no proof of the identity.
 */
export async function issueFeedKey(keys: Keys, identity: string): Promise<string> {
  const signature = await crypto.subtle.sign(HMAC, await signingKey(keys), bytesOf(identity));
  return `${identity}.${toBase64Url(new Uint8Array(signature))}`;
}

/** Whose feed a key opens; undefined for a key that this server did not issue. */
export async function readFeedKey(keys: Keys, text: string): Promise<string | undefined> {
  const [, identity, signature] = /^([^.]+)\.([\w-]+)$/.exec(text) ?? [];
  const bytes = signature === undefined ? undefined : fromBase64Url(signature);
  if (identity === undefined || !bytes) return undefined;
  const signed = bytesOf(identity), key = await signingKey(keys);
  const isOurs = await crypto.subtle.verify(HMAC, key, Uint8Array.from(bytes), signed);
  return isOurs ? identity : undefined;
}

async function signingKey(keys: Keys): Promise<CryptoKey> {
  const secret = await keys.find("feed", () => crypto.getRandomValues(new Uint8Array(KEY_BYTES)));
  return await crypto.subtle.importKey("raw", secret, HMAC, false, ["sign", "verify"]);
}

function bytesOf(identity: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`feed ${identity}`);
}
