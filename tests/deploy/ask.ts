/** Requests to a proxy of this machine as they go over the wire, by HTTP/1.1 and by HTTP/2. */

import { Buffer } from "node:buffer";
import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { request as requestPlain } from "node:http";
import { type ClientHttp2Session, connect } from "node:http2";
import { request as requestSecure } from "node:https";

export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The address to come from: any of 127.0.0.0/8 is this machine's. */
  readonly from?: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** As it was sent, compressed if it was. */
  readonly body: Uint8Array;
}

/** Asks by HTTP/1.1, whatever machine the address names. A refused body may end the connection. */
export async function ask(url: string, asked: Asked = {}): Promise<Answer> {
  const { protocol, hostname, host, port, pathname, search } = new URL(url);
  const { method = "GET", headers = {}, body, from } = asked;
  const options = {
    method,
    host: "127.0.0.1",
    port: Number(port),
    path: pathname + search,
    headers: { host, ...headers },
    agent: false as const,
    ...from === undefined ? {} : { localAddress: from },
  };
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = protocol === "https:"
      ? requestSecure({ ...options, servername: hostname, rejectUnauthorized: false }, resolve)
      : requestPlain(options, resolve);
    request.on("error", reject);
    request.on("upgrade", (answer, socket) => {
      socket.destroy();
      resolve(answer);
    });
    request.end(body);
  });
  const chunks = message.statusCode === 101 ? [] : await Array.fromAsync(message);
  return {
    status: message.statusCode!,
    headers: message.headers,
    body: Uint8Array.from(Buffer.concat(chunks)),
  };
}

/** Asks for many addresses of one host at once, over one connection by HTTP/2. */
export async function askTogether(
  urls: readonly string[],
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer[]> {
  const { hostname, port } = new URL(urls[0]!);
  const session = connect(`https://127.0.0.1:${port}`, {
    servername: hostname,
    rejectUnauthorized: false,
  });
  const broken = new Promise<never>((_, reject) => session.on("error", reject));
  try {
    return await Promise.race([
      Promise.all(urls.map((url) => askIn(session, url, headers))),
      broken,
    ]);
  } finally {
    session.close();
  }
}

async function askIn(
  session: ClientHttp2Session,
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> {
  const { host, pathname, search } = new URL(url);
  const stream = session.request({ ":path": pathname + search, ":authority": host, ...headers });
  stream.end();
  try {
    const [answered] = await once(stream, "response");
    const body = Uint8Array.from(Buffer.concat(await Array.fromAsync(stream)));
    return { status: answered[":status"], headers: answered, body };
  } catch (error) {
    throw new Error(`${url} did not arrive`, { cause: error });
  }
}
