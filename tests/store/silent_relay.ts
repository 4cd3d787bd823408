/** A port before a server whose lines can fall silent without being cut, as when a network dies. */

import { PortRelay } from "../port_relay.ts";

export class SilentRelay extends PortRelay {
  #isSilent = false;
  #speaks = Promise.resolve();
  #speak = () => {};

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

  /** What was held back passes, too. */
  speakAtLast(): void {
    this.#speak();
    this.speak();
  }

  override async [Symbol.asyncDispose](): Promise<void> {
    this.#speak();
    await super[Symbol.asyncDispose]();
  }

  protected override async carry(near: Deno.TcpConn, far: Deno.TcpConn): Promise<void> {
    await Promise.race([this.#pass(near, far), this.#pass(far, near)]).catch(() => {});
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
