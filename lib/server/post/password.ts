/** Passwords, kept as salted hashes alone. */

import { Buffer } from "node:buffer";
import { scryptSync, timingSafeEqual } from "node:crypto";

const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** `SALT:HASH` in base64; `salt` is chance. */
export function hashPassword(password: string, salt: Uint8Array): string {
  const hash = scryptSync(password, salt, HASH_BYTES);
  return `${Buffer.from(salt).toString("base64")}:${hash.toString("base64")}`;
}

/** Whether it is the password that was hashed. */
export function isPassword(password: string, hashed: string): boolean {
  const salt = Buffer.from(hashed.split(":")[0]!, "base64");
  return timingSafeEqual(Buffer.from(hashPassword(password, salt)), Buffer.from(hashed));
}

export function saltOf(random: () => number): Uint8Array {
  return Uint8Array.from({ length: SALT_BYTES }, () => Math.floor(random() * 256));
}
