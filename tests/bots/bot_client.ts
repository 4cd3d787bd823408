/** A bot of a served app, as anyone may write one from the documents. */

import { assertEquals } from "@std/assert";
import type { BotGame, Told } from "../../lib/server/bots/told.ts";
import { SCOPES } from "../../lib/leaderboard/bot.ts";
import { codeOf, type Heard, post } from "../pages/ask.ts";
import type { Serving } from "../transport/serving.ts";

/** How long a test waits for anything on the slowest machine, ms. */
const PATIENCE = 60_000;

/** Makes a token for a bot, as its owner's page does. */
export async function makeToken(
  app: Pick<Serving, "url">,
  owner: string,
  name: string,
  scopes: readonly string[] = SCOPES,
): Promise<{ id: number; token: string }> {
  const body = { identity: codeOf(owner), wish: "make", name, scopes };
  const made = await post(app, "/api/me/bots", body);
  assertEquals(made.status, 200, JSON.stringify(made.body));
  return made.body as { id: number; token: string };
}

export class BotClient implements AsyncDisposable {
  readonly heard: Told[] = [];
  #reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> | undefined;
  #reading: Promise<void> = Promise.resolve();
  #waiting: (() => void)[] = [];
  hasEnded = false;

  private constructor(
    readonly app: Serving,
    readonly id: number,
    readonly token: string,
  ) {}

  /** One that listens. */
  static async open(app: Serving, owner: string, name: string): Promise<BotClient> {
    const { id, token } = await makeToken(app, owner, name);
    const bot = new BotClient(app, id, token);
    await bot.listen();
    return bot;
  }

  async listen(): Promise<void> {
    const headers = { authorization: `Bearer ${this.token}` };
    const response = await fetch(`${this.app.url}/api/bot/stream`, { headers });
    assertEquals(response.headers.get("content-type"), "application/x-ndjson");
    this.#reader = response.body!.getReader();
    this.#reading = this.#read(this.#reader).catch(() => {}).finally(() => {
      this.hasEnded = true;
      this.#wake();
    });
    await this.until(() => this.heard.length > 0);
  }

  async get(path: string): Promise<Heard> {
    const headers = { authorization: `Bearer ${this.token}` };
    const response = await fetch(`${this.app.url}/api/bot${path}`, { headers });
    return { status: response.status, body: await response.json() };
  }

  async post(path: string, body: unknown = {}): Promise<Heard> {
    const headers = { authorization: `Bearer ${this.token}` };
    const text = typeof body === "string" ? body : JSON.stringify(body);
    const response = await fetch(`${this.app.url}/api/bot${path}`, {
      method: "POST",
      headers,
      body: text,
    });
    return { status: response.status, body: await response.json() };
  }

  /** What it was told last of a game. */
  game(id: string): BotGame | undefined {
    const told = this.heard.findLast((one) => "game" in one && one.game.id === id);
    return told && "game" in told ? told.game : undefined;
  }

  /** Everything of a kind. */
  all<Kind extends Told["type"]>(kind: Kind): Extract<Told, { type: Kind }>[] {
    return this.heard.filter((told): told is Extract<Told, { type: Kind }> => told.type === kind);
  }

  /** Waits for a line to make it so; fails if none does for long. */
  async until(isSo: () => boolean): Promise<void> {
    const late = Date.now() + PATIENCE;
    while (!isSo()) {
      // The stream's empty lines come for as long as it lives.
      if (Date.now() > late) throw new Error(`Only ${JSON.stringify(this.heard)} was heard`);
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#reader?.cancel();
    await this.#reading;
  }

  async #read(reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>): Promise<void> {
    const decoder = new TextDecoder();
    let rest = "";
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      const lines = (rest + decoder.decode(piece.value, { stream: true })).split("\n");
      rest = lines.pop()!;
      for (const line of lines) if (line !== "") this.heard.push(JSON.parse(line));
      this.#wake();
    }
  }

  #wake(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }
}
