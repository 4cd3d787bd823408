/** A dump's file as it's sent: whole, a part of it, or not again. */

import type { Dump, Dumps } from "../store/dumps.ts";
import { PIECE } from "../store/dumps.ts";
import { fileName } from "../dump/packed.ts";
import { matches } from "./etag.ts";

/** From a byte to another, both included. */
interface Range {
  readonly first: number;
  readonly last: number;
}

export function dumpResponse(req: Request, dumps: Dumps, dump: Dump): Response {
  const { size, sha256, made } = dump, etag = `"${sha256}"`;
  const headers = new Headers({
    etag,
    "content-type": "application/gzip",
    "cache-control": "no-cache",
    "accept-ranges": "bytes",
    "access-control-allow-origin": "*",
    "last-modified": new Date(made).toUTCString(),
    "content-disposition": `attachment; filename="${fileName(dump.month, dump.kind)}"`,
  });
  if (matches(req, etag)) return new Response(null, { status: 304, headers });
  const range = rangeOf(req, etag, size);
  if (range === "none") {
    headers.set("content-range", `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const { first, last } = range ?? { first: 0, last: size - 1 };
  headers.set("content-length", `${last - first + 1}`);
  if (range) headers.set("content-range", `bytes ${first}-${last}/${size}`);
  const body = req.method === "HEAD"
    ? null
    : ReadableStream.from(bytesOf(dumps, dump, first, last));
  return new Response(body, { status: range ? 206 : 200, headers });
}

/** The one range that is asked for; undefined for all, `none` for one outside (RFC 9110 §14). */
function rangeOf({ headers }: Request, etag: string, size: number): Range | "none" | undefined {
  const ifRange = headers.get("if-range");
  if (ifRange !== null && ifRange !== etag) return undefined;
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.get("range") ?? "") ?? [];
  if (from === undefined || from === "" && to === "") return undefined;
  const last = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  const first = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  if (from !== "" && to !== "" && Number(to) < first) return undefined;
  return first > last ? "none" : { first, last };
}

/** Its pieces between two bytes. A file that goes away meanwhile breaks off. */
async function* bytesOf(
  dumps: Dumps,
  { id }: Dump,
  first: number,
  last: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let number = Math.floor(first / PIECE); number * PIECE <= last; number++) {
    const piece = await dumps.piece(id, number);
    if (!piece) throw new Error("The file was taken away");
    yield piece.subarray(Math.max(0, first - number * PIECE), last + 1 - number * PIECE);
  }
}
