/** Who is connected, and who makes room when there are too many. */

/** How many connections there may be, and how many of one source. */
export interface ConnectionLimits {
  readonly connections: number;
  readonly connectionsPerSource: number;
}

/** The part of a socket that is used. */
interface Closable {
  destroy(): unknown;
}

/** However few descriptors there are, this many connections are let in. */
const LEAST = 16;

/** What one source holds; its idle connections have the oldest first. */
interface Held<Socket> {
  count: number;
  readonly idle: Set<Socket>;
}

/**
 * A connection is idle until its request has come, headers and all, and after it has been answered.
 * A new one takes the place of the one that's been idle longest, so that neither connections left open
 * nor headers that never end keep anyone out.
 */
export class Connections<Socket extends Closable> {
  readonly #sources = new Map<Socket, string>();
  readonly #held = new Map<string, Held<Socket>>();
  readonly #idle = new Set<Socket>();
  #most: number;

  constructor(private readonly limits: ConnectionLimits) {
    this.#most = limits.connections;
  }

  get size(): number {
    return this.#sources.size;
  }

  /** Lets somebody in; false if there is no place. Sources are not limited where they're unknown. */
  admit(socket: Socket, source: string | undefined): boolean {
    const held = this.#of(source ?? "");
    const isCrowded = source !== undefined && held.count >= this.limits.connectionsPerSource;
    if (isCrowded && !this.#dropOldest(held.idle)) return false;
    if (this.size >= this.#most && !this.#dropOldest(this.#idle)) return false;
    this.#sources.set(socket, source ?? "");
    this.#held.set(source ?? "", held);
    held.count++;
    this.rest(socket);
    return true;
  }

  /** A request has come, or the connection has become a WebSocket. */
  work(socket: Socket): void {
    const source = this.#sources.get(socket);
    if (source === undefined) return;
    this.#of(source).idle.delete(socket);
    this.#idle.delete(socket);
  }

  /** The request has been answered. */
  rest(socket: Socket): void {
    const source = this.#sources.get(socket);
    if (source === undefined) return;
    this.#of(source).idle.add(socket);
    this.#idle.add(socket);
  }

  /** The connection has ended. */
  leave(socket: Socket): void {
    const source = this.#sources.get(socket);
    if (source === undefined) return;
    this.work(socket);
    this.#sources.delete(socket);
    if (--this.#of(source).count === 0) this.#held.delete(source);
  }

  /** Lets at most that many in from now on, for the process can't hold more; idle ones beyond that go. */
  shrink(most: number): void {
    this.#most = Math.max(LEAST, Math.min(this.#most, most));
    while (this.size > this.#most && this.#dropOldest(this.#idle));
  }

  /** Ends all connections on which nothing is asked. */
  dropIdle(): void {
    while (this.#dropOldest(this.#idle));
  }

  #of(source: string): Held<Socket> {
    return this.#held.get(source) ?? { count: 0, idle: new Set() };
  }

  #dropOldest(idle: ReadonlySet<Socket>): boolean {
    const [oldest] = idle;
    if (oldest === undefined) return false;
    this.#drop(oldest);
    return true;
  }

  /** Its end is reported later, its place is free now. */
  #drop(socket: Socket): void {
    this.leave(socket);
    socket.destroy();
  }
}
