/** Brings messages to push services (RFC 8030), sealed so that they cannot read them (RFC 8291). */

import { Buffer } from "node:buffer";
import { createECDH } from "node:crypto";
import type { World } from "../clock.ts";
import type { Keys } from "../store/books.ts";
import type { Subscription } from "../store/subscriptions.ts";
import { isPushEndpoint, type PushSettings } from "./push_services.ts";

const CURVE = "prime256v1";
const KEY_BYTES = 32;

/** Both in URL-safe base64. Browsers subscribe with the public one, which must not change after that. */
interface VapidKeys {
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

/** How long a push service may take to answer, ms. */
const PATIENCE = 10_000;
/** How long it keeps a message for a browser that is not there, unless told, s. */
const KEPT_FOR = 86_400;

/** What came of a message; one that is gone will never be there again. */
export type Delivery = "delivered" | "gone" | "failed";

/** What the package `web-push` gives, which has no types of its own. */
interface WebPush {
  generateRequestDetails(
    to: Pick<Subscription, "endpoint" | "keys">,
    text: string,
    options: object,
  ): { readonly headers: Record<string, string | number>; readonly body: Uint8Array<ArrayBuffer> };
}

export class PushSender {
  readonly #ending = new AbortController();
  #vapid: Promise<VapidKeys> | undefined;

  constructor(
    private readonly keys: Keys,
    private readonly push: PushSettings,
    private readonly world: Pick<World, "after">,
  ) {}

  /** By what browsers let this server send to them. */
  async publicKey(): Promise<string> {
    return (await this.#keys()).publicKey;
  }

  /** Sends a text; of those with one topic that wait for a browser only the last is kept. */
  async deliver(
    to: Subscription,
    text: string,
    topic: string,
    keptFor = KEPT_FOR,
  ): Promise<Delivery> {
    // The host may have named others when that browser asked.
    if (!isPushEndpoint(to.endpoint, this.push.hosts)) return "failed";
    const late = new AbortController();
    let cancel = () => {};
    try {
      const sealed = await this.#seal(to, text, topic, keptFor);
      cancel = this.world.after(PATIENCE, () => late.abort());
      const { status, body } = await fetch(to.endpoint, {
        ...sealed,
        method: "POST",
        redirect: "manual",
        signal: AbortSignal.any([late.signal, this.#ending.signal]),
      });
      await body?.cancel();
      if (status === 404 || status === 410) return "gone";
      return status >= 200 && status < 300 ? "delivered" : "failed";
    } catch {
      return "failed";
    } finally {
      cancel();
    }
  }

  /** Ends what is on its way. */
  stop(): void {
    this.#ending.abort();
  }

  async #seal(to: Subscription, text: string, topic: string, TTL: number) {
    const { default: webPush }: { default: WebPush } = await import("web-push");
    const { endpoint, keys } = to;
    const vapidDetails = { subject: this.push.contact, ...await this.#keys() };
    const options = { vapidDetails, TTL, topic, contentEncoding: "aes128gcm" };
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, text, options);
    const entries = Object.entries(headers).map(([name, value]) => [name, String(value)]);
    return { headers: Object.fromEntries(entries), body };
  }

  #keys(): Promise<VapidKeys> {
    const keys = this.#vapid ??= vapidKeys(this.keys);
    // What couldn't be read isn't kept.
    keys.catch(() => this.#vapid = undefined);
    return keys;
  }
}
