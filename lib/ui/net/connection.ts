/**
 * A browser's connection to a room: over a socket if it can, else by polling, and back; it resumes
 * from the version it saw last and sends again what was not answered.
 */

import {
  type Action,
  type Answer,
  type Fatal,
  type Join,
  type Joined,
  PROTOCOL,
  type Seen,
  type ServerMessage,
  type Wish,
} from "../../rooms/protocol.ts";
import { NO_QUEUE, type Queue } from "../../rooms/premove.ts";
import { hashOf, type RoomView, seatsOf, takenOf } from "../../rooms/view.ts";
import { CONNECTING, type ConnectionState, type Visit } from "./connection_state.ts";
import type { Env } from "./env.ts";
import { follow, unpack } from "../../rooms/snapshot.ts";
import { type Link, type LinkHost, Ways } from "./link.ts";
import { Outbox } from "./outbox.ts";
import { PollLink } from "./poll_link.ts";
import { Probe } from "./probe.ts";
import { PONG_WITHIN, SocketLink } from "./socket_link.ts";

type Bye = Extract<ServerMessage, { t: "bye" }>;

/** An unanswered command is sent again after this many ms. */
const RESEND_AFTER = 3_000;
/** A link that worked and broke is tried again at a random moment within this many ms: others broke with it. */
const RETURN_WITHIN = 250;

export class Connection implements LinkHost {
  readonly env: Env;
  sid: string | undefined;
  readonly #visit: Visit;
  readonly #changed: (state: ConnectionState) => void;
  readonly #timed: (now: number, within: number) => void;
  readonly #outbox = new Outbox();
  #state = CONNECTING;
  #wish: Wish;
  /** The link in use or being opened, and whether it has joined. */
  #link: Link | undefined;
  #joined = false;
  /** When it was begun to be opened, ms. */
  #openedAt = 0;
  readonly #probe = new Probe(this);
  readonly #ways: Ways;
  #resyncing = false;
  /** How long the last request took to be answered that was sent once, ms. */
  #lag = 0;
  /** What was sent last, and when; of what was sent again nobody knows which was answered. */
  #sent: { readonly id: string; readonly at: number | undefined } | undefined;
  #cancelRetry = () => {};
  #cancelResend = () => {};

  /**
   * Connects at once; `changed` is called with every new state, and `timed` with what the server's clock
   * shows as often as it says so, and within how many ms before that may have been.
   */
  constructor(
    visit: Visit,
    env: Env,
    changed: (state: ConnectionState) => void,
    timed: (now: number, within: number) => void = () => {},
  ) {
    this.#visit = visit;
    this.env = env;
    this.#changed = changed;
    this.#timed = timed;
    this.#wish = visit.wish;
    this.#ways = new Ways(visit.pollOnly);
    this.#open();
  }

  get state(): ConnectionState {
    return this.#state;
  }

  /** Asks for something; resolves with the server's answer, however often the connection breaks. */
  send(action: Action): Promise<Answer> {
    const { room, player, status } = this.#state;
    const id = makeId(this.env.random);
    if (!room || player === null || status === "ended") {
      const why = status === "ended" ? "closed" : "watching";
      return Promise.resolve({ t: "refused", id, why, v: room?.version ?? 0, hash: "" });
    }
    const timed = action.t === "move" && room.settings.bank && this.#lag > 0
      ? { ...action, lag: Math.round(this.#lag) }
      : action;
    const answer = this.#outbox.add(timed, id, room.version);
    this.#showPending();
    if (this.#outbox.size === 1) this.#flush();
    return answer;
  }

  /** Tries again now: the browser came back to life. */
  wake(): void {
    if (this.#state.status === "ended") return;
    if (this.#joined) this.#link?.check();
    else if (!this.#link) this.#retry(0);
    this.#showStatus();
  }

  /** Leaves the room for good. */
  close(): void {
    this.#end(null);
  }

  join(): Join {
    const { code, token, identity, name, key } = this.#visit;
    return {
      t: "join",
      protocol: PROTOCOL,
      code,
      wish: this.#wish,
      token,
      identity,
      name,
      key,
      ...this.cursor(),
    };
  }

  cursor(): Seen {
    const { room } = this.#state;
    return room && !this.#resyncing ? { since: room.version, at: room.at } : { since: 0 };
  }

  received(link: Link, messages: readonly ServerMessage[]): void {
    for (const message of messages) {
      if (link !== this.#link && !this.#probe.is(link)) return;
      this.#take(link, message);
    }
  }

  down(link: Link): void {
    if (this.#probe.is(link)) return this.#probe.failed();
    if (link !== this.#link) return;
    const chance = this.env.random(), tried = this.env.now() - this.#openedAt;
    // A silent network has taken its time already.
    this.#lost(this.#joined ? chance * RETURN_WITHIN : this.#ways.failed(chance) - tried);
  }

  /**
   * No seat is taken for a page that nobody looks at: messengers draw a link's page to show it, and
   * browsers ahead of a click.
   */
  #open(): void {
    if (["sit", "take"].includes(this.#wish) && this.env.hidden()) return;
    this.#joined = false;
    this.#openedAt = this.env.now();
    this.#link = this.#ways.next === "socket" ? new SocketLink(this) : new PollLink(this);
  }

  #lost(retryIn: number): void {
    this.#link = undefined;
    this.#joined = false;
    this.#cancelResend();
    this.#probe.stop();
    this.#set({ transport: null });
    this.#showStatus();
    this.#retry(retryIn);
  }

  #retry(ms: number): void {
    this.#cancelRetry();
    this.#cancelRetry = this.env.after(ms, () => this.#open());
  }

  #take(link: Link, message: ServerMessage): void {
    switch (message.t) {
      case "joined":
        return this.#welcomed(link, message);
      case "snapshot":
        return this.#refreshed(unpack(message.room, message.hash));
      case "ok":
      case "refused":
        return this.#answered(message);
      case "watchers":
        return this.#set({ watchers: message.n });
      case "queue":
        return this.#queued(message.queue);
      case "malformed":
        return this.#unread();
      case "pong":
        if (message.now) this.#timed(message.now, PONG_WITHIN);
        return;
      case "seeking":
      case "paired":
      case "playing":
        return;
      case "bye":
        return this.#dismissed(link, message);
      case "fatal":
        return this.#end(message.why, message.until);
      default:
        return this.#followed(follow(this.#state.room, message));
    }
  }

  #welcomed(link: Link, { player, why, now }: Joined): void {
    if (this.#probe.is(link)) this.#switchTo(link);
    this.#joined = true;
    this.#ways.worked(link.kind);
    if (player !== null) this.#wish = "back";
    const { kind: transport } = link, unseated = why ?? null;
    // How many watch comes after it, if anybody does.
    this.#timed(now, 0);
    this.#set({ status: "online", transport, player, unseated, watchers: 0 });
    if (transport === "poll" && !this.#visit.pollOnly) this.#probe.schedule();
    this.#flush();
  }

  #switchTo(link: Link): void {
    this.#probe.worked();
    this.#link?.close();
    this.#link = link;
  }

  #followed(room: RoomView | undefined): void {
    if (room) {
      this.#set({ room });
      return this.#sitIfFree(room);
    }
    if (this.#resyncing) return;
    this.#resyncing = true;
    this.#link?.send({ t: "sync", since: 0 });
  }

  /** Who came for a seat and found none has one that becomes free after all. */
  #sitIfFree(room: RoomView): void {
    if (this.#state.unseated !== "full" || takenOf(room) === seatsOf(room.settings)) return;
    this.#link?.close();
    this.#lost(0);
  }

  /** Replies may overtake one another, and an older one says nothing new. */
  #queued(queue: Queue): void {
    if (queue.v > this.#state.queue.v) this.#set({ queue });
  }

  #refreshed(room: RoomView | undefined): void {
    this.#resyncing = false;
    if (!room) return this.#end("outdated");
    // Premoves come after it, if there are any.
    this.#set({ room, queue: NO_QUEUE, barred: null });
  }

  #answered(answer: Answer): void {
    if (!this.#outbox.settle(answer)) return;
    if (this.#sent?.id === answer.id && this.#sent.at !== undefined) {
      this.#lag = this.env.now() - this.#sent.at;
    }
    this.#showPending();
    this.#flush();
  }

  /** A command that can't be read never will be: what waits behind it goes on. */
  #unread(): void {
    const { room } = this.#state, id = this.#sent?.id;
    if (!room || id === undefined) return;
    this.#answered({ t: "refused", id, why: "malformed", v: room.version, hash: hashOf(room) });
  }

  #dismissed(link: Link, { retry, why }: Bye): void {
    link.close();
    if (this.#probe.is(link)) return this.#probe.failed();
    this.#lost(retry * (1 + this.env.random()) / 2);
    if (why === "limit" && !this.#state.room) this.#set({ barred: "crowded" });
  }

  /** Sends what waits first, and again until it is answered. */
  #flush(): void {
    this.#cancelResend();
    const request = this.#outbox.head();
    if (!request || !this.#joined) return;
    this.#cancelResend = this.env.after(RESEND_AFTER, () => this.#flush());
    const isFirst = this.#sent?.id !== request.id;
    this.#sent = { id: request.id, at: isFirst ? this.env.now() : undefined };
    this.#link?.send(request);
  }

  #showPending(): void {
    this.#set({ pending: this.#outbox.size, isChanging: this.#outbox.isChanging });
  }

  #showStatus(): void {
    if (this.#joined) return;
    const heard = this.#state.room !== null;
    const status = !this.env.online() ? "offline" : heard ? "reconnecting" : "connecting";
    this.#set({ status });
  }

  #end(barred: Fatal | null, until: number | null = null): void {
    const { room } = this.#state;
    this.#cancelRetry();
    this.#cancelResend();
    this.#probe.stop();
    this.#link?.close();
    this.#link = undefined;
    this.#outbox.abandon(room?.version ?? 0, room ? hashOf(room) : "");
    const none = { pending: 0, isChanging: false };
    this.#set({ status: "ended", transport: null, ...none, barred, until });
  }

  #set(change: Partial<ConnectionState>): void {
    const before = this.#state;
    const names = Object.keys(change) as (keyof ConnectionState)[];
    if (names.every((name) => before[name] === change[name])) return;
    this.#state = { ...before, ...change };
    this.#changed(this.#state);
  }
}

/** 60 bits of chance as text: no two commands of one seat share an id. */
function makeId(random: () => number): string {
  const digits = () => Math.floor(random() * 2 ** 30).toString(36);
  return `${digits()}${digits()}`;
}
