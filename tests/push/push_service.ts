/** A push service of this machine, and a browser that reads what it is sent (RFC 8188, 8291, 8292). */

import { Buffer } from "node:buffer";
import type { Subscription } from "../../lib/server/store/subscriptions.ts";

/** What the service was asked to bring. */
interface Pushed {
  readonly headers: Headers;
  /** The text that the browser reads. */
  readonly text: string;
  /** What the server says of itself, once its signature has proved true. */
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub: string };
}

const CURVE = { namedCurve: "P-256" };
const HEADER_BYTES = 21, POINT_BYTES = 65;

export class PushService implements AsyncDisposable {
  /** What it answers next; the last one forever. */
  statuses = [201];
  readonly subscription: Subscription;
  readonly #server: Deno.HttpServer<Deno.NetAddr>;
  readonly #browser: CryptoKeyPair;
  readonly #pushed: Pushed[] = [];
  #arrived = Promise.withResolvers<void>();

  private constructor(browser: CryptoKeyPair, p256dh: string) {
    this.#browser = browser;
    const options = { hostname: "127.0.0.1", port: 0, onListen() {} };
    this.#server = Deno.serve(options, (request) => this.#take(request));
    const auth = base64(crypto.getRandomValues(new Uint8Array(16)));
    const endpoint = `http://${this.host}/push/ada`;
    this.subscription = { endpoint, keys: { p256dh, auth }, language: "en" };
  }

  static async start(): Promise<PushService> {
    const keys = { name: "ECDH", ...CURVE };
    const browser = await crypto.subtle.generateKey(keys, true, ["deriveBits"]) as CryptoKeyPair;
    const point = await crypto.subtle.exportKey("raw", browser.publicKey);
    return new PushService(browser, base64(new Uint8Array(point)));
  }

  get host(): string {
    return `127.0.0.1:${this.#server.addr.port}`;
  }

  /** All that came so far. */
  get pushed(): readonly Pushed[] {
    return this.#pushed;
  }

  /** Resolves once that many have come. */
  async until(count: number): Promise<Pushed> {
    while (this.#pushed.length < count) await this.#arrived.promise;
    return this.#pushed[count - 1]!;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#server.shutdown();
  }

  async #take(request: Request): Promise<Response> {
    const sealed = new Uint8Array(await request.arrayBuffer());
    const { headers } = request;
    this.#pushed.push({
      headers,
      text: await this.#open(sealed),
      claims: await claimsOf(headers.get("authorization")!),
    });
    this.#arrived.resolve();
    this.#arrived = Promise.withResolvers();
    const [status] = this.statuses.length > 1 ? this.statuses.splice(0, 1) : this.statuses;
    return new Response(null, { status: status!, headers: { location: "/push/elsewhere" } });
  }

  /** Reads one record of `aes128gcm` as its browser does. */
  async #open(sealed: Uint8Array<ArrayBuffer>): Promise<string> {
    const salt = sealed.slice(0, 16);
    const sender = sealed.slice(HEADER_BYTES, HEADER_BYTES + POINT_BYTES);
    const { p256dh, auth } = this.subscription.keys;
    const key = await crypto.subtle.importKey("raw", sender, { name: "ECDH", ...CURVE }, false, []);
    const shared = await crypto.subtle.deriveBits(
      { name: "ECDH", public: key },
      this.#browser.privateKey,
      256,
    );
    const info = Buffer.concat([text("WebPush: info\0"), bytes(p256dh), sender]);
    const secret = await derive(shared, bytes(auth), info, 32);
    const content = await derive(secret, salt, text("Content-Encoding: aes128gcm\0"), 16);
    const iv = await derive(secret, salt, text("Content-Encoding: nonce\0"), 12);
    const aes = await crypto.subtle.importKey("raw", content, "AES-GCM", false, ["decrypt"]);
    const cipher = sealed.slice(HEADER_BYTES + POINT_BYTES);
    const plain = await crypto.subtle.decrypt({ name: "AES-GCM", iv }, aes, cipher);
    // The last byte is the mark of the last record.
    return new TextDecoder().decode(plain.slice(0, -1));
  }
}

/** `vapid t=TOKEN, k=KEY`; throws for a token that the key did not sign. */
async function claimsOf(authorization: string): Promise<Pushed["claims"]> {
  const [, token, key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization)!;
  const [head, claims, signature] = token!.split(".");
  const ecdsa = { name: "ECDSA", ...CURVE, hash: "SHA-256" };
  const signer = await crypto.subtle.importKey("raw", bytes(key!), ecdsa, false, ["verify"]);
  const signed = text(`${head}.${claims}`);
  if (!await crypto.subtle.verify(ecdsa, signer, bytes(signature!), signed)) {
    throw new Error("The key did not sign the token");
  }
  return JSON.parse(new TextDecoder().decode(bytes(claims!)));
}

async function derive(
  secret: BufferSource,
  salt: BufferSource,
  info: BufferSource,
  count: number,
): Promise<ArrayBuffer> {
  const key = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveBits"]);
  const hkdf = { name: "HKDF", hash: "SHA-256", salt, info };
  return await crypto.subtle.deriveBits(hkdf, key, 8 * count);
}

function text(value: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(value);
}

function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(base64url, "base64url"));
}

function base64(value: Uint8Array): string {
  return Buffer.from(value).toString("base64url");
}
