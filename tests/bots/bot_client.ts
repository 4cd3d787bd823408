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

/** The ways in which a bot may talk to the server. */
export const TRANSPORTS = ["http", "socket"] as const;
export type Transport = typeof TRANSPORTS[number];

/** How a bot listens and asks. */
interface BotLink {
  ask(method: "GET" | "POST", path: string, body: string): Promise<Heard>;
  close(): Promise<void>;
}

interface Hears {
  hear(told: Told): void;
  /** A sign of life, with or without anything to hear. */
  wake(): void;
  ended(): void;
}

type Opens = (app: Serving, token: string, hears: Hears) => Promise<BotLink>;

const openHttp: Opens = async (app, token, hears) => {
  const headers = { authorization: `Bearer ${token}` };
  const stream = await fetch(`${app.url}/api/bot/stream`, { headers });
  assertEquals(stream.headers.get("content-type"), "application/x-ndjson");
  const reader = stream.body!.getReader();
  const reading = readLines(reader, hears).catch(() => {}).finally(hears.ended);
  return {
    async ask(method, path, body) {
      const sent = method === "POST" ? { method, headers, body } : { method, headers };
      const response = await fetch(`${app.url}/api/bot${path}`, sent);
      return { status: response.status, body: await response.json() };
    },
    async close() {
      await reader.cancel();
      await reading;
    },
  };
};

async function readLines(
  reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>,
  hears: Hears,
): Promise<void> {
  const decoder = new TextDecoder();
  let rest = "";
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    const lines = (rest + decoder.decode(piece.value, { stream: true })).split("\n");
    rest = lines.pop()!;
    for (const line of lines) if (line !== "") hears.hear(JSON.parse(line));
    hears.wake();
  }
}

const openSocket: Opens = async (app, token, hears) => {
  const socket = new WebSocket(`${app.url.replace("http", "ws")}/api/bot/ws`);
  const asked = new Map<number, (heard: Heard) => void>();
  const opened = Promise.withResolvers<void>(), closed = Promise.withResolvers<void>();
  socket.onopen = () => opened.resolve();
  socket.onclose = () => {
    hears.ended();
    closed.resolve();
  };
  socket.onmessage = ({ data }) => {
    const { type, n, status, body, ...rest } = JSON.parse(data);
    if (type === "answer") asked.get(n)?.({ status, body });
    else hears.hear({ type, ...rest });
    hears.wake();
  };
  await opened.promise;
  socket.send(JSON.stringify({ token }));
  let count = 0;
  return {
    ask(_method, ask, body) {
      const n = ++count, heard = Promise.withResolvers<Heard>();
      asked.set(n, heard.resolve);
      // What isn't JSON can't be said as part of a message.
      const what = isJson(body) ? JSON.parse(body) : body;
      socket.send(JSON.stringify({ n, ask, body: what }));
      return heard.promise;
    },
    async close() {
      socket.close();
      await closed.promise;
    },
  };
};

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const OPENS: Readonly<Record<Transport, Opens>> = { http: openHttp, socket: openSocket };

export class BotClient implements AsyncDisposable {
  readonly heard: Told[] = [];
  #link!: BotLink;
  #waiting: (() => void)[] = [];
  hasEnded = false;

  private constructor(
    readonly app: Serving,
    readonly id: number,
    readonly token: string,
    readonly transport: Transport,
  ) {}

  /** One that listens. */
  static async open(
    app: Serving,
    owner: string,
    name: string,
    transport: Transport = "http",
  ): Promise<BotClient> {
    const { id, token } = await makeToken(app, owner, name);
    const bot = new BotClient(app, id, token, transport);
    await bot.listen();
    await bot.until(() => bot.heard.length > 0);
    return bot;
  }

  /** Opens its line; also a new one after that has ended. */
  async listen(): Promise<void> {
    // A server that isn't there yet leaves it as it was.
    this.#link = await OPENS[this.transport](this.app, this.token, {
      hear: (told) => this.heard.push(told),
      wake: () => this.#wake(),
      ended: () => {
        this.hasEnded = true;
        this.#wake();
      },
    });
    this.hasEnded = false;
  }

  async get(path: string): Promise<Heard> {
    return await this.#link.ask("GET", path, "");
  }

  async post(path: string, body: unknown = {}): Promise<Heard> {
    return await this.#link.ask(
      "POST",
      path,
      typeof body === "string" ? body : JSON.stringify(body),
    );
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
    await this.#link.close();
  }

  #wake(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }
}
