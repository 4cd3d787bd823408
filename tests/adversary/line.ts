/** A socket to a room or to the arena, which judges all that it hears. */

/** How long anything may take on the slowest machine, ms. */
const PATIENCE = 30_000;

interface LineParts {
  readonly url: string;
  readonly source: string;
  /** With which codes the other end may close it. */
  readonly closes: readonly number[];
  readonly judge: (message: unknown) => string | undefined;
  readonly blame: (fault: string) => void;
}

export class Line {
  readonly source: string;
  /** How many messages came. */
  count = 0;
  last: unknown;
  isOpen = false;
  /** Whose seat in which room, once it has joined one. */
  room = "";
  version = 0;
  readonly #socket: WebSocket;
  readonly #parts: LineParts;
  #changed = Promise.withResolvers<void>();
  #isClosed = false;

  constructor(parts: LineParts) {
    this.#parts = parts;
    this.source = parts.source;
    const headers = { "x-forwarded-for": parts.source };
    const socket = this.#socket = new WebSocket(
      parts.url.replace("http", "ws"),
      { headers } as never,
    );
    socket.binaryType = "arraybuffer";
    socket.onopen = () => this.#change(() => this.isOpen = true);
    socket.onmessage = ({ data }) => this.#change(() => this.#hear(data));
    socket.onclose = ({ code }) => this.#change(() => this.#end(code));
    socket.onerror = (event) => event.preventDefault();
  }

  /** Whether it was let in. */
  async opened(): Promise<boolean> {
    await this.until(() => this.isOpen || this.#isClosed);
    return this.isOpen;
  }

  /** Says something, and waits for whatever comes back. */
  async say(data: string | Uint8Array<ArrayBuffer>): Promise<void> {
    const { count } = this;
    if (!this.isOpen) return;
    this.#socket.send(data);
    await this.until(() => this.count > count || !this.isOpen);
  }

  /** Says something that needs no answer. */
  tell(data: string | Uint8Array<ArrayBuffer>): void {
    if (this.isOpen) this.#socket.send(data);
  }

  async close(): Promise<void> {
    this.isOpen = false;
    this.#socket.close();
    await this.until(() => this.#isClosed);
  }

  async until(isSo: () => boolean): Promise<void> {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new Error("No answer on a socket")), PATIENCE);
    try {
      while (!isSo()) await Promise.race([this.#changed.promise, late.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  #hear(data: unknown): void {
    this.count++;
    if (typeof data !== "string") return;
    const message = this.last = JSON.parse(data);
    const fault = this.#parts.judge(message);
    if (fault) this.#parts.blame(`A socket heard ${fault}`);
    this.version = message.v ?? message.room?.version ?? this.version;
  }

  #end(code: number): void {
    const { closes, blame } = this.#parts;
    if (this.isOpen && !closes.includes(code)) blame(`A socket was closed with ${code}`);
    this.isOpen = false;
    this.#isClosed = true;
  }

  #change(change: () => void): void {
    change();
    this.#changed.resolve();
    this.#changed = Promise.withResolvers();
  }
}
