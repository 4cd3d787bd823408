/** The connections to PostgreSQL, and what becomes of them when they break. */

import { FailureLog, StoreFailure } from "../failure.ts";
import { asFailure, type Client, codeOf, CONNECTIONS, openClient } from "./client.ts";
import { Line } from "./line.ts";

/** After hearing nothing for this long, ms, a process takes the connections for broken. */
const PATIENCE = 5_000;
/** Seconds that what is on its way on a connection has to end when others replace them. */
const DRAIN = 3;

/** Connections that are replaced if they hang. */
export class Connections {
  readonly #line: Line;
  #client: Client;
  #isClosed = false;
  readonly #failures = new FailureLog("PostgreSQL");

  constructor(private readonly url: string, private readonly most = CONNECTIONS) {
    this.#client = openClient(url, most);
    this.#line = new Line(url);
  }

  /** What comes of something asked; throws a `StoreFailure` where the database fails or says nothing. */
  async ask<Result>(act: (client: Client) => Promise<Result>): Promise<Result> {
    if (this.#isClosed) throw new StoreFailure("The store is closed");
    const client = this.#client;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new StoreFailure(`PostgreSQL said nothing for ${PATIENCE} ms`));
        this.#renew(client, 0);
      }, PATIENCE);
    });
    try {
      return await Promise.race([act(client), silence]);
    } catch (error) {
      const failure = asFailure(error);
      if (failure instanceof StoreFailure) this.#failures.tell(failure);
      // The library may never send anything on it again (porsager/postgres#1208).
      if (codeOf(error) === "CONNECTION_CLOSED") this.#renew(client, DRAIN);
      throw failure;
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * Calls back with what comes on a channel until the answer is called; `listens` is called whenever it
   * listens from then on, as something may have been missed before.
   */
  listen(channel: string, told: (text: string) => void, listens = () => {}): () => void {
    return this.#line.listen({ channel, told, listens });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([this.#line.close(), this.#client.end({ timeout: 1 })]);
  }

  /** Replaces all connections; what is on its way on the old ones has some seconds to end. */
  #renew(old: Client, timeout: number): void {
    if (old !== this.#client || this.#isClosed) return;
    this.#client = openClient(this.url, this.most);
    old.end({ timeout }).catch(() => {});
    this.#line.renew();
  }
}
