/** By which keys push services know this server (VAPID, RFC 8292). */

import { Buffer } from "node:buffer";
import { createECDH } from "node:crypto";
import type { Keys } from "../store/keys.ts";

const CURVE = "prime256v1";
const KEY_BYTES = 32;

/** Both in URL-safe base64. Browsers subscribe with the public one, which must not change after that. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Made when first asked for, and kept with all else. */
export async function vapidKeys(keys: Keys): Promise<VapidKeys> {
  const secret = Buffer.from(await keys.find("vapid", makePrivateKey));
  const pair = createECDH(CURVE);
  pair.setPrivateKey(secret);
  return {
    publicKey: pair.getPublicKey().toString("base64url"),
    privateKey: secret.toString("base64url"),
  };
}

function makePrivateKey(): Uint8Array<ArrayBuffer> {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  const secret = pair.getPrivateKey(), bytes = new Uint8Array(KEY_BYTES);
  // Zeros in front are left out of what it gives.
  bytes.set(secret, KEY_BYTES - secret.length);
  return bytes;
}
