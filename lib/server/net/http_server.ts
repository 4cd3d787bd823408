/** Serves a handler of `Request`s over HTTP, so that slow or greedy clients keep nobody else out. */

import { createRequest } from "@remix-run/node-fetch-server";
import { once } from "node:events";
import { createServer, type IncomingMessage, ServerResponse } from "node:http";
import { type AddressInfo, Server, type Socket } from "node:net";
import { sourceOf } from "../transport/address.ts";
import { type ConnectionLimits, Connections } from "./connections.ts";
import { BACKLOG, keepAccepting } from "./keep_accepting.ts";
import { send } from "./send.ts";
import type { UpgradeInfo, UpgradeOptions } from "./upgrade.ts";
import { WebSockets } from "./web_sockets.ts";

/** How long headers, and a request as a whole, may take to come, ms; and how often that is looked at. */
const SLOWEST = {
  headersTimeout: 5_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
};
/** A connection on which nothing moves for this long is ended, ms. */
const STILL_AFTER = 60_000;
/**
 * How long a connection is kept for another request, ms. If we ended a proxy's before the proxy does, a
 * request might get lost on its way.
 */
const KEPT = 10_000, KEPT_FOR_PROXY = 150_000;
const LONGEST_HEADERS = 16_384;
/** As many requests may be unanswered on one connection. Browsers and proxies wait for each answer. */
const MOST_AT_ONCE = 32;
/**
 * How long who sends nothing more may be sent nothing, ms. They may wait for their last answer, as `nc -N`
 * does; most have gone, and what is written to them says so.
 */
const LAST_WITHIN = 1_000;
/** How long after its last byte was sent an answer may be known to have ended, ms. */
const ENDS_WITHIN = 1_000;
/**
 * How long requests are still taken once the server is to end, ms, and answered as the last of their
 * connections: a proxy may be sending one on each that it keeps, and those would be lost.
 */
const TAKEN_FOR = 100;
/** How long the rest of a request is waited for once the server is to end, ms: nobody else is let in meanwhile. */
const REST_WITHIN = 1_000;
/** Descriptors that are left for other things once connections have taken all there are. */
const SPARE = 32;

/** The status of a response that isn't sent: the connection is a WebSocket now. */
const SWITCHING = 101;
const UPGRADED = () => new Response(null, { status: SWITCHING });

interface ServerOptions {
  readonly hostname: string;
  readonly port: number;
  readonly limits: ConnectionLimits;
  /** Whether all connections are a proxy's: then that has to limit each visitor's. */
  readonly isBehindProxy: boolean;
  readonly report: (error: unknown) => void;
}

/** What is asked on a connection. */
interface Line {
  /** Of what came before it the rest has come. */
  last?: IncomingMessage;
  readonly unanswered: Set<ServerResponse>;
}

type Info = Deno.ServeHandlerInfo<Deno.NetAddr>;
export type Handler = (request: Request, info: Info) => Response | Promise<Response>;

export class HttpServer {
  readonly #server;
  readonly #connections: Connections<Socket>;
  readonly #webSockets = new WebSockets();
  readonly #closing = new AbortController();
  readonly #lines = new Map<Socket, Line>();
  #accepting = Promise.resolve();

  private constructor(private readonly options: ServerOptions, private readonly handler: Handler) {
    this.#connections = new Connections(options.limits);
    const keepAliveTimeout = options.isBehindProxy ? KEPT_FOR_PROXY : KEPT;
    const bounds = { ...SLOWEST, keepAliveTimeout, maxHeaderSize: LONGEST_HEADERS };
    this.#server = createServer({ ...bounds, ...upgrades, requireHostHeader: false });
    this.#server.timeout = STILL_AFTER;
    Object.assign(this.#server, halfOpen);
    this.#server.on("connection", (socket: Socket) => this.#admit(socket));
    // Node would refuse itself what expects something else than it knows, or names no host, uncounted.
    for (const asks of ["request", "checkExpectation"]) {
      this.#server.on(asks, (incoming, outgoing) => this.#request(incoming, outgoing));
    }
    this.#server.on("upgrade", (incoming, socket, head) => {
      this.#upgrade(incoming, socket, head).catch((error) => {
        options.report(error);
        socket.destroy();
      });
    });
  }

  /** Listens, or throws if that fails. */
  static async listen(options: ServerOptions, handler: Handler): Promise<HttpServer> {
    const server = new HttpServer(options, handler);
    server.#server.listen({ port: options.port, host: options.hostname, backlog: BACKLOG });
    await once(server.#server, "listening");
    server.#accepting = server.#keepAccepting();
    return server;
  }

  get address(): Deno.NetAddr {
    return netAddress(this.#server.address() as AddressInfo);
  }

  /**
   * Lets nobody else in, and ends WebSockets; done once all requests have been answered. Those whose rest
   * doesn't come are given up.
   */
  async shutdown(): Promise<void> {
    this.#closing.abort();
    await this.#accepting;
    const closed = once(this.#server, "close");
    // HTTP's own would end at once the connections on which nothing is asked.
    Server.prototype.close.call(this.#server);
    this.#webSockets.close();
    const timers = [
      setTimeout(() => this.#connections.dropIdle(), TAKEN_FOR),
      setTimeout(() => this.#dropUnfinished(), TAKEN_FOR + REST_WITHIN),
    ];
    await closed;
    for (const timer of timers) clearTimeout(timer);
    // And it looks for slow clients until then.
    this.#server.close();
  }

  #dropUnfinished(): void {
    for (const [socket, { last }] of this.#lines) if (last?.complete === false) socket.destroy();
  }

  #keepAccepting(): Promise<void> {
    const connections = this.#connections;
    const onShortage = () => connections.shrink(connections.size - SPARE);
    const { report } = this.options;
    return keepAccepting(this.#server, this.address, onShortage, report, this.#closing.signal);
  }

  #admit(socket: Socket): void {
    const source = this.options.isBehindProxy ? undefined : sourceOf(socket.remoteAddress ?? "");
    if (!this.#connections.admit(socket, source)) return void socket.destroy();
    const line: Line = { unanswered: new Set() };
    this.#lines.set(socket, line);
    socket.once("end", () => endOnceStill(socket, line));
    socket.once("close", () => {
      this.#connections.leave(socket);
      this.#lines.delete(socket);
      for (const outgoing of line.unanswered) endUnsent(outgoing);
    });
  }

  #request(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { socket } = incoming, line = this.#lines.get(socket);
    // What came along with what it was cut off for.
    if (!line || socket.destroyed) return;
    if (line.unanswered.size === MOST_AT_ONCE) return void socket.destroy();
    this.#connections.work(socket);
    line.last = incoming;
    line.unanswered.add(outgoing);
    outgoing.once("close", () => {
      line.unanswered.delete(outgoing);
      if (socket.destroyed) return;
      if (this.#closing.signal.aborted) socket.destroySoon();
      else this.#connections.rest(socket);
    });
    this.#answer(incoming, outgoing, {});
  }

  /** The answer may be a response as to any other request. */
  async #upgrade(incoming: IncomingMessage, stream: unknown, head: Uint8Array): Promise<void> {
    const socket = stream as Socket;
    // Node has taken its own listener off: a line that breaks now would end the server.
    socket.on("error", () => socket.destroy());
    // What it would be answered with has a place only once all before it has been answered.
    const isFree = await isAnswered(this.#lines.get(socket));
    if (!isFree || socket.destroyed) return void socket.destroy();
    this.#connections.work(socket);
    const outgoing = new ServerResponse(incoming);
    outgoing.assignSocket(socket);
    outgoing.setHeader("connection", "close");
    outgoing.once("finish", () => socket.destroySoon());
    const upgrade = (wanted: UpgradeOptions) => {
      outgoing.detachSocket(socket);
      this.#webSockets.accept(incoming, socket, head, wanted);
      return UPGRADED();
    };
    this.#answer(incoming, outgoing, { upgrade });
  }

  async #answer(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    more: Partial<Pick<UpgradeInfo, "upgrade">>,
  ): Promise<void> {
    try {
      const response = await this.#responseTo(incoming, outgoing, more);
      if (!more.upgrade) await readAway(incoming);
      // What nobody read of a body would stand in the way of the connection's next request.
      const isLast = !incoming.complete || this.#closing.signal.aborted;
      if (isLast) outgoing.setHeader("connection", "close");
      if (response.status === SWITCHING) return;
      if (more.upgrade) hear(incoming.socket, outgoing);
      await send(outgoing, response);
    } catch (error) {
      if (!isAbort(error)) this.options.report(error);
      incoming.socket.destroy();
    }
  }

  #responseTo(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    more: Partial<Pick<UpgradeInfo, "upgrade">>,
  ): Response | Promise<Response> {
    if (!METHODS.includes(incoming.method!)) return refusal(405, "Method not allowed");
    const request = read(incoming, outgoing);
    if (!request) return refusal(400, "Bad request");
    return this.handler(request, Object.assign(infoOf(incoming, outgoing), more));
  }
}

/**
 * Any other upgrade that a client offers is passed over, and so is one with a body: that would never come. Node's
 * types don't know this option yet.
 */
const upgrades = {
  shouldUpgradeCallback: ({ method, headers }: IncomingMessage) =>
    method === "GET" && headers.upgrade?.toLowerCase() === "websocket",
};

/** Answers those who send nothing more, too. Node's types don't know this option. */
const halfOpen = { httpAllowHalfOpen: true };

/** What pages and APIs may be asked with; frameworks fail on anything else. */
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Undefined for what no `Request` can be made of, and for what says too little. */
function read(incoming: IncomingMessage, outgoing: ServerResponse): Request | undefined {
  const { headers: { host }, httpVersion } = incoming;
  // RFC 9112 §3.2.
  if (host === undefined && httpVersion !== "1.0") return undefined;
  if (!incoming.url?.startsWith("/")) return undefined;
  incoming.url = decodable(incoming.url);
  try {
    return createRequest(incoming, outgoing);
  } catch {
    return undefined;
  }
}

function refusal(status: number, why: string): Response {
  const headers: HeadersInit = status === 405 ? { allow: METHODS.join(", ") } : {};
  return new Response(`${why}\n`, { status, headers });
}

/**
 * Hears on a connection that becomes no WebSocket what Node would on any other: that it takes more, that it
 * has been still for long, and its end, which only who reads hears.
 */
function hear(socket: Socket, outgoing: ServerResponse): void {
  socket.on("drain", () => outgoing.emit("drain"));
  socket.on("timeout", () => socket.destroy());
  socket.resume();
}

/** Ends a response whose turn hadn't come when its connection went: Node ends only the one whose turn it is. */
function endUnsent(outgoing: ServerResponse): void {
  if (outgoing.socket === null) outgoing.destroy().emit("close");
}

/** Ends a connection on which nothing more is asked once nothing is sent for a while, though something is due. */
function endOnceStill(socket: Socket, { unanswered }: Line): void {
  let sent = socket.bytesWritten;
  const timer = setInterval(() => {
    const isStill = socket.writableLength === 0 && socket.bytesWritten === sent;
    sent = socket.bytesWritten;
    if (isStill && unanswered.size > 0) socket.destroy();
  }, LAST_WITHIN);
  socket.once("close", () => clearInterval(timer));
}

/**
 * Whether all that was asked has been answered, or is in a moment: who has been sent all of a long answer may
 * ask for more before its end is known here.
 */
async function isAnswered(line: Line | undefined): Promise<boolean> {
  const last = [...line?.unanswered ?? []].at(-1);
  if (last) {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ENDS_WITHIN);
    last.once("close", resolve);
    await promise;
    clearTimeout(timer);
  }
  return line?.unanswered.size === 0;
}

/** Whether the client went away before it was answered. */
function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}

function infoOf({ socket }: IncomingMessage, outgoing: ServerResponse): Info {
  const { remoteAddress = "", remotePort = 0 } = socket;
  return {
    remoteAddr: netAddress({ address: remoteAddress, port: remotePort }),
    get completed() {
      return new Promise<void>((resolve) => outgoing.once("close", resolve));
    },
  };
}

function netAddress({ address, port }: Pick<AddressInfo, "address" | "port">): Deno.NetAddr {
  return { transport: "tcp", hostname: address, port };
}

/** As much of a body that nobody wanted as our samples for proxies let pass, bytes. */
const MOST_UNREAD = 64 * 1024;

/**
 * Reads what nobody wanted of a body, unless that's long. Where a connection ends while somebody sends on
 * it, the answer is lost with it; nginx then leaves the server out for everybody for ten seconds.
 */
async function readAway(incoming: IncomingMessage): Promise<void> {
  const { complete, destroyed, headers } = incoming;
  if (complete || destroyed || Number(headers["content-length"] ?? 0) > MOST_UNREAD) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  let length = 0;
  const take = ({ length: more }: Uint8Array) => {
    length += more;
    if (length > MOST_UNREAD) return resolve();
    // A request that's made of it stops it whenever its body isn't read.
    incoming.resume();
  };
  const ends = ["end", "error", "close"];
  for (const end of ends) incoming.once(end, resolve);
  incoming.on("data", take).resume();
  await promise;
  for (const end of ends) incoming.off(end, resolve);
  incoming.off("data", take);
}

/**
 * An address as frameworks can decode it. Where one can't be decoded, as `/player/100%`, each of its
 * percent signs stands for itself: it names nothing, and gets the page that says so.
 */
function decodable(address: string): string {
  const [path, ...query] = address.split("?") as [string, ...string[]];
  try {
    decodeURI(path);
    return address;
  } catch {
    return [path.replaceAll("%", "%25"), ...query].join("?");
  }
}
