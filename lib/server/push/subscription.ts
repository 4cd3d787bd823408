/** Reads what a browser says of its push service. */

import { isFields } from "../../rooms/parse.ts";
import type { Subscription } from "../store/subscriptions.ts";
import { asLanguage } from "../../words/language.ts";
import { isPushEndpoint } from "./endpoint.ts";

/** A point on the curve P-256, uncompressed (65 bytes), and 16 bytes, in URL-safe base64 (RFC 8291 §3). */
const PUBLIC_KEY = /^B[\w-]{86}$/;
const AUTH = /^[\w-]{22}$/;

/** The subscription as `PushSubscription.toJSON` gives it; undefined for what is none of these hosts'. */
export function readSubscription(
  value: unknown,
  language: unknown,
  hosts: readonly string[],
): Subscription | undefined {
  if (!isFields(value) || !isFields(value.keys) || typeof language !== "string") return undefined;
  const { endpoint, keys: { p256dh, auth } } = value;
  const spoken = asLanguage(language);
  const isText = typeof endpoint === "string" && typeof p256dh === "string" &&
    typeof auth === "string";
  if (!isText || !spoken || !isPushEndpoint(endpoint, hosts)) return undefined;
  if (!PUBLIC_KEY.test(p256dh) || !AUTH.test(auth)) return undefined;
  return { endpoint, keys: { p256dh, auth }, language: spoken };
}
