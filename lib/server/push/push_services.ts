/** Push services: which the server speaks to, how, and what a browser says of its own. */

import { isFields } from "../../rooms/parse.ts";
import type { Subscription } from "../store/subscriptions.ts";
import { asLanguage } from "../../words/language.ts";

/**
 * The services of Chrome, Edge, Firefox, Safari and their like; a dot in front stands for all hosts
 * below. A browser names the address, so that any other could be one of the server's own network.
 */
export const PUSH_HOSTS: readonly string[] = [
  "fcm.googleapis.com",
  "jmt17.google.com",
  ".push.services.mozilla.com",
  ".notify.windows.com",
  ".push.apple.com",
];

/** How the server speaks to push services. */
export interface PushSettings {
  /** Whom they may write to: a `mailto:` or `https:` address. */
  readonly contact: string;
  /** Those it speaks to. */
  readonly hosts: readonly string[];
}

export const DEFAULT_PUSH: PushSettings = {
  contact: "mailto:nobody@example.com",
  hosts: PUSH_HOSTS,
};

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

/** The longest address, in characters. */
const LONGEST = 1_000;

/** Whether the address is one of these hosts', by HTTPS; within this machine HTTP will do, for trials. */
export function isPushEndpoint(text: string, hosts: readonly string[]): boolean {
  if (text.length > LONGEST || !URL.canParse(text)) return false;
  const { protocol, host, hostname, username, password } = new URL(text);
  const isPrivate = protocol === "https:" || (protocol === "http:" && hostname === "127.0.0.1");
  const isBare = username === "" && password === "";
  return isPrivate && isBare &&
    hosts.some((known) => known.startsWith(".") ? host.endsWith(known) : host === known);
}
