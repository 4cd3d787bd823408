import { fromBase64Url, toBase64Url } from "../../games/notation/base64url.ts";
import type { Keys } from "../store/books.ts";

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
