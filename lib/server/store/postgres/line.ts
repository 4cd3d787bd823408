/**
 * The connection on which PostgreSQL tells what happens. The library's own `listen` gives up for good, and
 * tells nobody, where PostgreSQL goes away just as it's asked to listen. So here a line that ends, or on
 * which it can't be asked, gives way to a new one.
 */

import { clearTimeout, setTimeout } from "node:timers";
import { type Client, openClient } from "./client.ts";

/** How soon another is tried, and how long one has to answer, ms. */
const AGAIN = 200, PATIENCE = 5_000;

interface Listening {
  readonly channel: string;
  readonly told: (text: string) => void;
  readonly listens: () => void;
}

export class Line {
  readonly #listening = new Set<Listening>();
  #client: Client | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly url: string) {}

  /** As `Connections.listen` says. */
  listen(listening: Listening): () => void {
    this.#listening.add(listening);
    if (this.#client) this.#ask(this.#client, listening);
    else if (this.#again === undefined) this.#open();
    return () => this.#listening.delete(listening);
  }

  /** Takes another: on this one nothing may come any more. */
  renew(): void {
    if (this.#client) this.#lose(this.#client);
  }

  async close(): Promise<void> {
    this.#listening.clear();
    clearTimeout(this.#again);
    const client = this.#client;
    this.#client = undefined;
    await client?.end({ timeout: 0 });
  }

  #open(): void {
    this.#again = undefined;
    const client: Client = openClient(this.url, 1, {
      // It stays for as long as PostgreSQL does, whatever the address says.
      max_lifetime: null,
      idle_timeout: 0,
      onclose: () => this.#lose(client),
      // The library's own `listen` has it so; its types leave it out.
      ...{ onnotify: (channel: string, text: string) => this.#told(channel, text) },
    });
    this.#client = client;
    for (const listening of this.#listening) this.#ask(client, listening);
  }

  async #ask(client: Client, listening: Listening): Promise<void> {
    const timer = setTimeout(() => this.#lose(client), PATIENCE);
    try {
      await client.unsafe(`LISTEN "${listening.channel}"`);
      if (client === this.#client && this.#listening.has(listening)) listening.listens();
    } catch {
      this.#lose(client);
    } finally {
      clearTimeout(timer);
    }
  }

  #lose(client: Client): void {
    if (client !== this.#client) return;
    this.#client = undefined;
    client.end({ timeout: 0 }).catch(() => {});
    this.#again = setTimeout(() => this.#open(), AGAIN);
  }

  #told(channel: string, text: string): void {
    for (const listening of this.#listening) {
      if (listening.channel === channel) listening.told(text);
    }
  }
}
