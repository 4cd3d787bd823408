/** A port before a server whose lines can fall silent without being cut, as when a network dies. */

export class SilentRelay implements AsyncDisposable {
  readonly #listener = Deno.listen({ port: 0, hostname: "127.0.0.1" });
  readonly #lines = new Set<Disposable>();
  readonly #ended: Promise<void>;
  #isSilent = false;
  #speaks = Promise.resolve();
  #speak = () => {};

  constructor(private readonly to: number) {
    this.#ended = this.#accept();
  }

  get port(): number {
    return this.#listener.addr.port;
  }

  /** From now on nothing passes. */
  fallSilent(): void {
    this.#isSilent = true;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#speaks = promise;
    this.#speak = resolve;
  }

  /** From now on new lines are served; those that fell silent stay so. */
  speak(): void {
    this.#isSilent = false;
    this.#speaks = Promise.resolve();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#listener.close();
    for (const line of this.#lines) line[Symbol.dispose]();
    this.#speak();
    await this.#ended;
  }

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
    await Promise.race([this.#pass(near, far), this.#pass(far, near)]).catch(() => {});
    this.#lines.delete(line);
  }

  async #pass(from: Deno.TcpConn, to: Deno.TcpConn): Promise<void> {
    const bytes = new Uint8Array(65_536);
    for (;;) {
      const count = await from.read(bytes);
      if (this.#isSilent) await this.#speaks;
      if (count === null) return;
      await to.write(bytes.subarray(0, count));
    }
  }
}
