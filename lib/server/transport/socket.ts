/** A connection over a WebSocket: a cursor over the room's log that sends as much as the other end takes. */

import { Buffer } from "node:buffer";
import type { Player } from "../../rooms/event.ts";
import { parseJson, readMessage } from "../../rooms/parse.ts";
import type { ClientMessage, Join, Seek, ServerMessage } from "../../rooms/protocol.ts";
import { digest } from "../digest.ts";
import type { Stay } from "../pairing/pairing.ts";
import type { WaitingRoom } from "../pairing/waiting_room.ts";
import { Rate } from "../rooms/rate.ts";
import { answerTo } from "./answer.ts";
import type { LiveRoom } from "../rooms/live_room.ts";
import type { Connection } from "../rooms/room_presence.ts";
import { type Admission, type Admitted, tooMuch } from "./admission.ts";
import type { World } from "../clock.ts";

/** The part of a server's `WebSocket` that is used. */
export interface ServerSocket {
  readonly readyState: number;
  readonly bufferedAmount: number;
  send(text: string): void;
  close(code: number, reason: string): void;
}

/** Bytes of the longest message, and bytes waiting to be sent beyond which no more are added. */
export const LONGEST_FRAME = 2_048;
const MOST_BUFFERED = 16_384;
/** A client that hasn't joined by then, or has read nothing for this long, is cut off, ms. */
const JOIN_WITHIN = 10_000;
const READ_WITHIN = 20_000;
/**
 * The longest time without a message, ms. Pages ping every 5 s; hidden ones may do so once a
 * minute. The death of a network is noticed sooner, by the runtime's own pings.
 */
const SILENT_AFTER = 75_000;
/** Who says nothing for so long was not looking at the page any more, ms. */
const QUIET_AFTER = 6_000;
/** Who speaks so seldom has a page that was hidden for long, ms. */
const DOZES_AFTER = 50_000;
const OPEN = 1;
const TEN_SECONDS = 10_000;

/** Lets those who join into one of the places that there are at an address. */
export interface Door {
  /** Whether there is a place for one who comes new, to sit down or to watch. */
  has(sits: boolean): boolean;
  /** Takes it; false if there is none. */
  enter(admitted: Admitted): boolean;
  /** The same for one who waits for an opponent. */
  wait(): boolean;
}

/** Where a socket's owner may go. */
interface Doors {
  readonly admission: Admission;
  readonly waitingRoom: WaitingRoom;
}

export class SocketConnection implements Connection {
  player: Player | null = null;
  token = "";
  readonly present = true;
  #room: LiveRoom | undefined;
  /** Where its owner waits for an opponent, and the hash of who that is. */
  #stay: Stay | undefined;
  #seeker = "";
  #version = 0;
  #watchers = 0;
  #heard: number;
  /** How long nothing came before that, ms. */
  #gap = 0;
  /** Since when the other end takes no more; 0 while it does. */
  #stuck = 0;
  #joining = false;
  /** Whether its owner has said so; the place in the queue may not be there yet. */
  #hasLeft = false;
  readonly #rate: Rate;

  constructor(
    private readonly socket: ServerSocket,
    readonly source: string,
    private readonly doors: Doors,
    private readonly door: Door,
    private readonly world: World,
    messagesPerTenSeconds: number,
  ) {
    this.#heard = world.now();
    this.#rate = new Rate(messagesPerTenSeconds, TEN_SECONDS);
  }

  /** The hash of who plays or waits here; empty for a watcher. */
  get identity(): string {
    return this.#room?.identityAt(this.player) ?? this.#seeker;
  }

  get seenUntil(): number {
    const now = this.world.now();
    return now - this.#heard > QUIET_AFTER ? this.#heard : now;
  }

  get isDozing(): boolean {
    return Math.max(this.#gap, this.world.now() - this.#heard) > DOZES_AFTER;
  }

  /** A frame came. */
  hear(data: unknown): void {
    if (typeof data !== "string") return this.close(1003, "Text only");
    if (Buffer.byteLength(data) > LONGEST_FRAME) return this.close(1009, "Too long");
    const now = this.world.now();
    this.#gap = now - this.#heard;
    this.#heard = now;
    if (!this.#rate.allow([""], this.#heard)) return this.close(1008, "Too many messages");
    const parsed = readMessage(parseJson(data));
    if ("fault" in parsed) return this.#refuse(parsed.fault);
    this.#handle(parsed.message).catch((error) => {
      this.world.report(error);
      this.close(1011, "Internal error");
    });
  }

  /** Sends what the other end has not seen, for as long as it takes it. */
  wake(): void {
    const room = this.#room;
    if (!room) return;
    for (const [n, message] of room.news(this, this.#version).entries()) {
      // Premoves go along with the snapshot before them.
      const goesAlong = n > 0 && message.t === "queue";
      if (this.socket.bufferedAmount > MOST_BUFFERED && !goesAlong) return this.#stick();
      this.#send(message);
      if (message.t === "fatal") return this.close(1000, message.why);
      if (message.t === "snapshot") this.#version = message.room.version;
      else if ("v" in message) this.#version = message.v;
    }
    this.#stuck = 0;
  }

  /** Whether the other end is still there; to be asked often, for sockets may die without a word. */
  check(): boolean {
    const now = this.world.now();
    if (this.#stuck > 0) this.wake();
    else if (this.#room) this.#tellWatchers(this.#room);
    const isIn = this.#room !== undefined || this.#stay !== undefined;
    const dead = now - this.#heard > (isIn ? SILENT_AFTER : JOIN_WITHIN);
    const stuck = this.#stuck > 0 && now - this.#stuck > READ_WITHIN;
    if (dead || stuck) this.close(1008, dead ? "Silent" : "Does not read");
    return this.socket.readyState <= OPEN;
  }

  /** Asks the other end to come back later. */
  dismiss(retry: number): void {
    this.#send({ t: "bye", retry, why: "leaving" });
  }

  /** Says a last word. */
  turnAway(rejection: ServerMessage): void {
    this.#send(rejection);
    this.close(1000, "Turned away");
  }

  close(code: number, reason: string): void {
    this.leave();
    if (this.socket.readyState <= OPEN) this.socket.close(code, reason);
  }

  /** The socket is closed, or as good as closed. */
  leave(): void {
    this.#room?.detach(this);
    this.#room = undefined;
    this.#stay?.stop();
    this.#stay = undefined;
  }

  async #handle(message: ClientMessage): Promise<void> {
    if (message.t === "join") return await this.#join(message);
    if (message.t === "seek") return await this.#seek(message);
    if (message.t === "leave") {
      this.#hasLeft = true;
      this.#stay?.leave();
      return this.close(1000, "Left");
    }
    if (this.#stay && message.t === "ping") return this.#send({ t: "pong" });
    if (!this.#room) return this.#refuse("Send a join first");
    // A device's clock may be put right in the middle of a game.
    if (message.t === "ping") return this.#send({ t: "pong", now: this.world.now() });
    if (message.t === "sync") {
      await this.#room.reach(message.since);
      this.#version = message.since;
      this.wake();
      return this.#send({ t: "pong" });
    }
    for (const answer of await answerTo(this.#room, this, message)) this.#send(answer);
  }

  async #join(join: Join): Promise<void> {
    if (this.#isTaken) return this.#refuse("You have joined already");
    this.#joining = true;
    const hasPlace = (sits: boolean) => this.door.has(sits);
    const admission = await this.doors.admission.admit(join, this.source, hasPlace);
    this.#joining = false;
    if (this.socket.readyState !== OPEN) return;
    if ("rejection" in admission) return this.turnAway(admission.rejection);
    if (!this.door.enter(admission)) return this.turnAway(tooMuch.rejection);
    this.player = admission.player;
    this.token = admission.token;
    this.#room = admission.room;
    this.#version = admission.room.seen(join.since, join.at);
    this.#send(admission.welcome);
    admission.room.attach(this);
    this.wake();
  }

  async #seek(seek: Seek): Promise<void> {
    if (this.#isTaken) return this.#refuse("You have joined already");
    this.#joining = true;
    try {
      await this.#lineUp(seek);
    } finally {
      this.#joining = false;
    }
  }

  async #lineUp(seek: Seek): Promise<void> {
    const { waitingRoom } = this.doors, { pairing } = waitingRoom;
    const entered = await waitingRoom.enter(seek, this.source);
    if ("rejection" in entered) return this.turnAway(entered.rejection);
    if (this.#hasLeft) return await pairing.leave(entered.id);
    // Nobody is to be paired with who is gone.
    if (this.socket.readyState !== OPEN) return await pairing.away(entered.id);
    if (!this.door.wait()) return this.turnAway(tooMuch.rejection);
    this.#seeker = digest(seek.identity);
    this.#stay = await pairing.listen(entered.id, (message) => this.#tellSeeker(message));
    if (this.#hasLeft) this.#stay.leave();
    if (this.socket.readyState !== OPEN) this.leave();
  }

  #tellSeeker(message: ServerMessage): void {
    if (message.t === "seeking") this.#send(message);
    else this.turnAway(message);
  }

  /** Whether it has joined, or is about to. */
  get #isTaken(): boolean {
    return this.#room !== undefined || this.#stay !== undefined || this.#joining;
  }

  #refuse(why: string): void {
    this.#send({ t: "malformed", why });
  }

  #stick(): void {
    if (this.#stuck === 0) this.#stuck = this.world.now();
  }

  /** Now and then, not with every watcher: a thousand who come would be sent it a million times. */
  #tellWatchers({ watchers }: LiveRoom): void {
    if (watchers === this.#watchers) return;
    this.#watchers = watchers;
    this.#send({ t: "watchers", n: watchers });
  }

  #send(message: ServerMessage): void {
    if (this.socket.readyState === OPEN) this.socket.send(JSON.stringify(message));
  }
}
