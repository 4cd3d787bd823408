/** Compresses responses where that helps. */

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

/** The body as it's sent; the headers then say how it was compressed, if it was. */
export async function compress(
  body: Uint8Array,
  headers: Headers,
  accepted: string | undefined,
): Promise<Uint8Array> {
  if (body.length < WORTH || !isPackable(headers)) return body;
  headers.append("vary", "Accept-Encoding");
  const encoding = ENCODINGS.find(([name]) => accepts(accepted, name));
  if (!encoding) return body;
  const [name, pack] = encoding;
  markAs(name, headers);
  return await pack(body);
}

/** A long body as it's sent: by gzip, as Brotli needs megabytes for as long as it takes. */
export function zipped(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  headers: Headers,
  accepted: string | undefined,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  if (!isPackable(headers)) return body;
  headers.append("vary", "Accept-Encoding");
  if (!accepts(accepted, "gzip")) return body;
  markAs("gzip", headers);
  headers.delete("content-length");
  return body.pipeThrough(new CompressionStream("gzip"));
}

/** Says how a body was compressed. */
export function markAs(encoding: string, headers: Headers): void {
  headers.set("content-encoding", encoding);
  const etag = headers.get("etag");
  // The same thing, though not the same bytes.
  if (etag?.startsWith('"')) headers.set("etag", `W/${etag}`);
}

export function isPackable(headers: Headers): boolean {
  return PACKABLE.test(headers.get("content-type") ?? "") &&
    !headers.has("content-encoding") && !headers.has("content-range");
}

/** Whether the client names this encoding, and not to refuse it. */
export function accepts(accepted = "", encoding: string): boolean {
  return accepted.split(",").some((entry) => {
    const [name, quality = ""] = entry.split(";").map((part) => part.trim());
    return name === encoding && !/^q=0(\.0*)?$/.test(quality);
  });
}
