/**
 * The connection on which PostgreSQL tells what happens. The library's own `listen` gives up for good, and
 * tells nobody, where PostgreSQL goes away just as it's asked to listen. So here a line that ends, or on
 * which it can't be asked, gives way to a new one. Questions go one at a time: for those that wait behind
 * one that fails, the library opens a line again that was given up.
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
  /** Those of them of whose channels the client has been told. */
  readonly #asked = new Set<Listening>();
  #client: Client | undefined;
  #isAsking = false;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly url: string) {}

  /** As `Connections.listen` says. */
  listen(listening: Listening): () => void {
    this.#listening.add(listening);
    if (this.#client) this.#ask(this.#client);
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
    this.#asked.clear();
    this.#isAsking = false;
    this.#ask(client);
  }

  /** Has the client listen to all channels that it doesn't yet. */
  async #ask(client: Client): Promise<void> {
    const fresh = this.#listening.difference(this.#asked);
    if (client !== this.#client || this.#isAsking || fresh.size === 0) return;
    this.#isAsking = true;
    const timer = setTimeout(() => this.#lose(client), PATIENCE);
    try {
      await client.unsafe([...fresh].map(({ channel }) => `LISTEN "${channel}"`).join(";"));
    } catch {
      return this.#lose(client);
    } finally {
      clearTimeout(timer);
    }
    if (client !== this.#client) return;
    this.#isAsking = false;
    for (const listening of fresh) {
      this.#asked.add(listening);
      if (this.#listening.has(listening)) listening.listens();
    }
    return this.#ask(client);
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
