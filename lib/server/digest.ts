/** Secrets on the server: made here where it makes any, and otherwise known only by their hashes. */

import { createHash } from "node:crypto";
import { Buffer } from "node:buffer";

const BYTES = 16;

/** SHA-256 of a secret, in base64. */
export function digest(secret: string): string {
  return createHash("sha256").update(secret).digest("base64");
}

/** 128 bits of chance in URL-safe base64. */
export function secretOf(random: () => number): string {
  const bytes = Uint8Array.from({ length: BYTES }, () => Math.floor(random() * 256));
  return Buffer.from(bytes).toString("base64url");
}
