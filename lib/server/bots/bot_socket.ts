/** A bot over a WebSocket: it's told what a stream tells, and asks what it would ask by HTTP. */

import * as v from "valibot";
import { parseJson } from "../../rooms/parse.ts";
import { AskNumber, SocketAskSchema, TokenSchema } from "../api/bot_requests.ts";
import { LONGEST_BODY } from "../http/body.ts";
import { asBot, bodyOf, type BotCaller, CROWDED } from "../http/bot.ts";
import { refusal } from "../http/refusal.ts";
import type { ServedSocket } from "../net/upgrade.ts";
import { Rate } from "../rooms/rate.ts";
import type { BotLine } from "./bot_line.ts";
import { answerBot } from "./commands.ts";
import type { Told } from "./told.ts";

/** The longest message, bytes: a body, and what is around it. */
export const LONGEST_MESSAGE = LONGEST_BODY + 512;
/** How soon a bot has to say its token, ms. */
const TOKEN_WITHIN = 10_000;
/** Anyone who asks more before the answers come doesn't wait for them. */
const MOST_ASKED = 100;
const MINUTE = 60_000;
const OPEN = 1;

/** WebSocket's codes (RFC 6455 §7.4.1). */
const OVER = 1000, NO_TEXT = 1003, AGAINST_RULES = 1008, BROKEN = 1011, LATER = 1013;

class SocketLine implements BotLine {
  gone = () => {};

  constructor(private readonly socket: ServedSocket) {}

  get waiting(): number {
    return this.socket.bufferedAmount;
  }

  send(told: Told): void {
    if (this.socket.readyState === OPEN) this.socket.send(JSON.stringify(told));
  }

  /** The socket's own pings do that. */
  beat(): void {}

  close(): void {
    if (this.socket.readyState <= OPEN) this.socket.close(OVER, "Bye");
  }
}

export class BotSocket {
  readonly #line: SocketLine;
  readonly #rate: Rate;
  #token: string | undefined;
  #leave = () => {};
  /** What was asked is done in turn. */
  #last = Promise.resolve();
  #asked = 0;

  constructor(private readonly socket: ServedSocket, private readonly caller: BotCaller) {
    this.#line = new SocketLine(socket);
    this.#rate = new Rate(2 * caller.services.limits.botRequestsPerMinutePerBot, MINUTE);
  }

  /** The socket is open: greets who has a token, and waits for the token of any other. */
  open(): void {
    const { services: { world, botDesk }, source, token } = this.caller;
    if (token !== undefined) return this.#begin(() => this.#greet(token));
    const leave = botDesk.arrive(source);
    if (!leave) return this.#close(LATER, "Too many sockets");
    const cancel = world.after(TOKEN_WITHIN, () => this.#close(AGAINST_RULES, "No token came"));
    this.#leave = () => {
      cancel();
      leave();
    };
  }

  /** A message came. */
  hear(data: unknown): void {
    if (typeof data !== "string") return this.#close(NO_TEXT, "Text only");
    const isTooMuch = !this.#rate.allow([""], this.caller.services.world.now());
    if (isTooMuch || this.#asked >= MOST_ASKED) return this.#close(AGAINST_RULES, "Too much");
    this.#begin(() => this.#answer(data));
  }

  /** The other end is gone. */
  end(): void {
    this.#leave();
    this.#line.gone();
  }

  #begin(act: () => Promise<void>): void {
    this.#asked++;
    this.#last = this.#last.then(act).catch((error) => {
      this.caller.services.world.report(error);
      this.#close(BROKEN, "Internal error");
    }).finally(() => this.#asked--);
  }

  async #answer(text: string): Promise<void> {
    if (this.socket.readyState !== OPEN) return;
    const value = parseJson(text);
    if (this.#token === undefined) {
      const said = v.safeParse(TokenSchema, value);
      return await this.#greet(said.success ? said.output.token : undefined);
    }
    const read = bodyOf(value ?? undefined, SocketAskSchema);
    if ("refused" in read) return await this.#say(numberIn(value), read.refused);
    const { n = null, ask, body = {} } = read.body;
    const caller = { ...this.caller, token: this.#token };
    await this.#say(n, await answerBot(caller, ask, () => Promise.resolve(body ?? undefined)));
  }

  /** Lets in whose token it is. */
  async #greet(token: string | undefined): Promise<void> {
    const caller = { ...this.caller, token };
    const { source, services: { botDesk } } = caller;
    const answer = await asBot(caller, undefined, async ({ bot }) => {
      const isIn = this.socket.readyState === OPEN &&
        await botDesk.listen(bot, source, this.#line);
      return isIn ? new Response() : refusal("limit", CROWDED);
    });
    this.#leave();
    if (answer.ok) this.#token = token;
    else await this.#say(null, answer);
    // It may have gone before it had a stream.
    if (this.socket.readyState !== OPEN) this.#line.gone();
  }

  /** Passes an answer on; who is nobody, any longer or yet, is turned away. */
  async #say(n: number | string | null, answer: Response): Promise<void> {
    const { status, headers } = answer, body = await answer.json();
    if (this.socket.readyState !== OPEN) return;
    const retry = headers.get("retry-after"), later = retry ? { retryAfter: Number(retry) } : {};
    this.socket.send(JSON.stringify({ type: "answer", n, status, ...later, body }));
    if (this.#token === undefined || status === 401) this.#close(AGAINST_RULES, "No token");
  }

  #close(code: number, reason: string): void {
    this.end();
    if (this.socket.readyState <= OPEN) this.socket.close(code, reason);
  }
}

/** By what number something was asked that can't be read otherwise. */
function numberIn(value: unknown): number | string | null {
  const read = v.safeParse(v.object({ n: AskNumber }), value);
  return read.success ? read.output.n : null;
}
