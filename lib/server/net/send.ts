/** Sends responses, compressed where that helps. */

import type { ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Whatever is shorter gains nothing, bytes. */
const WORTH = 512;
/** What packs well. */
const PACKABLE = /^(text\/|application\/(.*\+)?(json|javascript|xml)\b|image\/svg)/;

/** Smaller than gzip makes it, and quick enough for every page. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const brotli = promisify(brotliCompress), zip = promisify(gzip);

/** By the names that clients give them, the best first. */
const ENCODINGS: readonly (readonly [string, (body: Uint8Array) => Promise<Uint8Array>])[] = [
  ["br", (body) => brotli(body, QUICK)],
  ["gzip", (body) => zip(body)],
];

/** What goes on for as long as somebody listens. */
const ENDLESS = "application/x-ndjson";

/** Sends all of it at once: nothing else here is so long that it needs to go in parts. */
export async function send(outgoing: ServerResponse, response: Response): Promise<void> {
  if (response.headers.get("content-type") === ENDLESS) return await sendOn(outgoing, response);
  const { method, headers: { "accept-encoding": accepted } } = outgoing.req;
  const headers = new Headers(response.headers);
  const whole = response.body === null ? undefined : await response.bytes();
  const body = whole && await compress(whole, headers, accepted);
  if (body) headers.set("content-length", String(body.length));
  outgoing.setHeaders(headers).writeHead(response.status);
  outgoing.end(method === "HEAD" ? undefined : body);
}

/** Sends piece by piece, as fast as the other end takes it, until it has enough. */
async function sendOn(outgoing: ServerResponse, response: Response): Promise<void> {
  const { body, status, headers } = response;
  // Who has gone already isn't heard to go.
  if (outgoing.destroyed) return await body?.cancel();
  outgoing.setHeaders(headers).writeHead(status);
  outgoing.flushHeaders();
  if (body === null || outgoing.req.method === "HEAD") {
    await body?.cancel();
    return void outgoing.end();
  }
  const reader = body.getReader();
  const cancel = () => void reader.cancel().catch(() => {});
  outgoing.once("close", cancel);
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    if (!outgoing.write(piece.value)) await drained(outgoing);
  }
  outgoing.end();
}

/** When it takes more, or nothing ever again. */
function drained(outgoing: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    if (outgoing.destroyed) return resolve();
    const go = () => {
      outgoing.off("drain", go).off("close", go);
      resolve();
    };
    outgoing.once("drain", go).once("close", go);
  });
}

/** The body as it's sent; the headers then say how it was compressed, if it was. */
async function compress(
  body: Uint8Array,
  headers: Headers,
  accepted: string | undefined,
): Promise<Uint8Array> {
  if (!isWorth(body, headers)) return body;
  headers.append("vary", "Accept-Encoding");
  const encoding = ENCODINGS.find(([name]) => accepts(accepted, name));
  if (!encoding) return body;
  const [name, pack] = encoding;
  headers.set("content-encoding", name);
  const etag = headers.get("etag");
  // The same thing, though not the same bytes.
  if (etag?.startsWith('"')) headers.set("etag", `W/${etag}`);
  return await pack(body);
}

function isWorth({ length }: Uint8Array, headers: Headers): boolean {
  return length >= WORTH && PACKABLE.test(headers.get("content-type") ?? "") &&
    !headers.has("content-encoding") && !headers.has("content-range");
}

/** Whether the client names this encoding, and not to refuse it. */
function accepts(accepted = "", encoding: string): boolean {
  return accepted.split(",").some((entry) => {
    const [name, quality = ""] = entry.split(";").map((part) => part.trim());
    return name === encoding && !/^q=0(\.0*)?$/.test(quality);
  });
}
