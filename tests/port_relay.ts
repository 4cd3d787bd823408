/** A port between a server and those who connect to it: subclasses say what happens to the bytes. */

export abstract class PortRelay implements AsyncDisposable {
  readonly #listener = Deno.listen({ port: 0, hostname: "127.0.0.1" });
  readonly #lines = new Set<Disposable>();
  readonly #ended: Promise<void>;

  /** Passes lines on to a port of this machine. */
  constructor(private readonly to: number) {
    this.#ended = this.#accept();
  }

  get port(): number {
    return this.#listener.addr.port;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#listener.close();
    for (const line of this.#lines) line[Symbol.dispose]();
    await this.#ended;
  }

  /** Passes on what both ends say; the line ends with it. */
  protected abstract carry(near: Deno.TcpConn, far: Deno.TcpConn): Promise<void>;

  async #accept(): Promise<void> {
    const lines: Promise<void>[] = [];
    for await (const near of this.#listener) lines.push(this.#join(near));
    await Promise.all(lines);
  }

  async #join(near: Deno.TcpConn): Promise<void> {
    using line = new DisposableStack();
    const far = await Deno.connect({ port: this.to, hostname: "127.0.0.1" });
    for (const end of [near, far]) line.defer(() => end.close());
    this.#lines.add(line);
    await this.carry(near, far);
    this.#lines.delete(line);
  }
}
