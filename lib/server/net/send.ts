/** Sends responses, whole or piece by piece. */

import { Buffer } from "node:buffer";
import type { ServerResponse } from "node:http";
import { compress, isPackable, zipped } from "./compress.ts";

/** What goes on for as long as somebody listens. */
const ENDLESS = "application/x-ndjson";

/** Most that's held of a response which comes piece by piece, bytes. */
const MOST_HELD = 128 * 1024;

/** Sends it whole, so that its length is known; what's long goes as fast as the other end takes it. */
export async function send(outgoing: ServerResponse, response: Response): Promise<void> {
  const { body, status } = response, headers = new Headers(response.headers);
  if (headers.get("content-type") === ENDLESS || isLong(headers)) {
    return await sendOn(outgoing, response);
  }
  const read = body ? await readSome(body) : undefined;
  if (!(read instanceof ReadableStream)) return await sendWhole(outgoing, response, read);
  const { "accept-encoding": accepted } = outgoing.req.headers;
  await sendOn(outgoing, new Response(zipped(read, headers, accepted), { status, headers }));
}

async function sendWhole(
  outgoing: ServerResponse,
  response: Response,
  whole: Uint8Array | undefined,
): Promise<void> {
  const { method, headers: { "accept-encoding": accepted } } = outgoing.req;
  const headers = new Headers(response.headers);
  const body = whole && await compress(whole, headers, accepted);
  if (body) headers.set("content-length", String(body.length));
  outgoing.setHeaders(headers).writeHead(response.status);
  outgoing.end(method === "HEAD" ? undefined : body);
}

/** Whether it says that it's long, and is sent as it is. */
function isLong(headers: Headers): boolean {
  return Number(headers.get("content-length") ?? 0) > MOST_HELD && !isPackable(headers);
}

/**
 * All of a body that's short, or is in memory as one piece anyway; of any other a stream of the same,
 * so that nobody who doesn't read has the server keep all of it.
 */
async function readSome(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array | ReadableStream<Uint8Array<ArrayBuffer>>> {
  const reader = body.getReader(), pieces: Uint8Array<ArrayBuffer>[] = [];
  for (let length = 0; length <= MOST_HELD || pieces.length < 2;) {
    const { value } = await reader.read();
    if (!value) return Buffer.concat(pieces);
    pieces.push(value);
    length += value.length;
  }
  return goOn(pieces, reader);
}

/** What has been read already, and then the rest. */
function goOn(
  pieces: Uint8Array<ArrayBuffer>[],
  reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    async pull(controller) {
      const next = pieces.shift() ?? (await reader.read()).value;
      if (next) controller.enqueue(next);
      else controller.close();
    },
    cancel: (reason) => reader.cancel(reason),
  }, { highWaterMark: 0 });
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
