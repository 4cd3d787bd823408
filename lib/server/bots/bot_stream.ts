/** A bot that listens: what it's told, and the tables that it sits at meanwhile. */

import type { World } from "../clock.ts";
import type { LiveRoom } from "../rooms/live_room.ts";
import type { Bot } from "../store/bots.ts";
import type { BotLine } from "./bot_line.ts";
import { BotSeat } from "./bot_seat.ts";
import type { Told } from "./told.ts";

/** How often a sign of life is given, ms: proxies cut what is silent. */
const KEEP_ALIVE = 7_000;
/** Anyone who lets this many bytes wait doesn't read. */
const MOST_WAITING = 2 ** 20;
/** When one who was too slow may come back, ms. */
const SLOW_RETRY = 5_000;

export class BotStream {
  readonly #seats = new Map<string, BotSeat>();
  #rest = () => {};
  #hasEnded = false;

  constructor(
    readonly bot: Bot,
    readonly source: string,
    private readonly world: World,
    private readonly line: BotLine,
    private readonly ended: () => void,
  ) {
    line.gone = () => this.#stop();
    this.tell({ type: "hello", bot: { id: bot.id, name: bot.name }, now: world.now() });
    this.#keepAlive();
  }

  /** Sits at a table, or stays there: until its room closes, somebody may ask for a rematch. */
  join(room: LiveRoom): void {
    const { code } = room.view, player = playerIn(room, this.bot);
    if (player === undefined || this.#hasEnded || this.#seats.has(code)) return;
    const { token } = room.secrets.holders[player]!;
    const seat = new BotSeat(room, player, token, this.source, {
      tell: (told) => this.tell(told),
      gone: ({ id }) => this.#seats.delete(id),
    });
    this.#seats.set(code, seat);
    seat.enter();
  }

  isAt(code: string): boolean {
    return this.#seats.has(code);
  }

  tell(told: Told): void {
    if (this.#hasEnded) return;
    this.line.send(told);
    this.#cutIfSlow();
  }

  /** Says a last word. */
  end(why: "leaving" | "replaced", retry: number): void {
    if (this.#hasEnded) return;
    this.tell({ type: "bye", why, retry });
    this.#close();
  }

  #cutIfSlow(): void {
    if (this.line.waiting <= MOST_WAITING) return;
    this.line.send({ type: "bye", why: "slow", retry: SLOW_RETRY });
    this.#close();
  }

  #keepAlive(): void {
    if (this.#hasEnded) return;
    this.line.beat();
    this.#cutIfSlow();
    this.#rest = this.world.after(KEEP_ALIVE, () => this.#keepAlive());
  }

  #close(): void {
    this.#stop();
    this.line.close();
  }

  #stop(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    // Whose bot it is may be forgotten: nothing that is left of the line keeps it in memory.
    this.line.gone = () => {};
    this.#rest();
    for (const seat of this.#seats.values()) seat.leave();
    this.#seats.clear();
    this.ended();
  }
}

/** Which player of a room the bot is. */
export function playerIn({ secrets }: LiveRoom, { identity }: Pick<Bot, "identity">) {
  const player = secrets.holders.findIndex((holder) => holder.identity === identity);
  return player < 0 ? undefined : player;
}
