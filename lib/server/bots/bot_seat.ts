/** A bot at one table: a guest of the room, which is told of it in lines of its bot's stream. */

import type { Player, PublicEvent } from "../../rooms/event.ts";
import type { ServerMessage } from "../../rooms/protocol.ts";
import { claimableAt } from "../../rooms/presence.ts";
import { phaseOf, seatOf } from "../../rooms/view.ts";
import type { LiveRoom } from "../rooms/live_room.ts";
import type { Connection } from "../rooms/room_presence.ts";
import { gameOfBot, type Told } from "./told.ts";

/** What a seat tells. */
interface SeatSink {
  tell(told: Told): void;
  /** The seat is no longer the bot's, or the room is gone. */
  gone(seat: BotSeat): void;
}

/** Events after which a game is another. */
const CHANGES: ReadonlySet<PublicEvent["t"]> = new Set(
  ["sat", "enlisted", "narrowed", "turn", "undone", "woke", "leaving", "ended"],
);

export class BotSeat implements Connection {
  readonly present = true;
  #version: number;

  constructor(
    readonly room: LiveRoom,
    readonly player: Player,
    readonly token: string,
    readonly source: string,
    private readonly sink: SeatSink,
  ) {
    this.#version = room.view.version;
  }

  get id(): string {
    return this.room.view.code;
  }

  /** Comes in, and is told how the game is. */
  enter(): void {
    this.room.attach(this);
    if (phaseOf(this.room.view) === "playing") this.#start();
    else this.#change();
  }

  leave(): void {
    this.room.detach(this);
  }

  wake(): void {
    const news = this.room.news(this, this.#version);
    this.#version = this.room.view.version;
    if (news.some(({ t }) => t === "fatal")) return this.#end();
    for (const message of news) this.#tellOf(message);
    const isLost = news.some(({ t }) => t === "snapshot");
    if (isLost || news.some(({ t }) => t === "began")) this.#start();
    else if (news.some(({ t }) => CHANGES.has(t as PublicEvent["t"]))) this.#change();
  }

  #start(): void {
    this.sink.tell({ type: "gameStart", game: gameOfBot(this.room.view, this.player) });
  }

  #change(): void {
    this.sink.tell({ type: "gameState", game: gameOfBot(this.room.view, this.player) });
  }

  #end(): void {
    this.leave();
    this.sink.tell({ type: "gameGone", id: this.id });
    this.sink.gone(this);
  }

  /** What is told by itself, and not as the game's state. */
  #tellOf(message: ServerMessage): void {
    const { id, room: { view } } = this;
    switch (message.t) {
      case "offered":
      case "agreed":
      case "declined": {
        const is = message.t === "offered" ? "made" : message.t;
        const seat = seatOf(view, message.player);
        return this.sink.tell({ type: "offer", id, seat, what: message.what, is });
      }
      case "said":
        if (message.player === this.player) return;
        return this.sink.tell({
          type: "chat",
          id,
          seat: seatOf(view, message.player),
          text: message.text,
        });
      case "here":
      case "gone":
        if (message.player === this.player) return;
        return this.sink.tell({
          type: "presence",
          id,
          seat: seatOf(view, message.player),
          isHere: message.t === "here",
          claimableAt: claimableAt(view, this.player) ?? null,
        });
    }
  }
}
