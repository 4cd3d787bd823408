/**
 * Guests who poll. Nothing is queued for them: a poll names the version seen last and gets what
 * came after it, so a reply that is lost loses nothing and polls may overlap or come late.
 */

import type { Limits } from "../rooms/limits.ts";
import { isFields, isVersion, parseMessage } from "../../rooms/parse.ts";
import type { Join, PollReply, Seek, SendReply, ServerMessage } from "../../rooms/protocol.ts";
import { answerTo } from "./answer.ts";
import { digest, secretOf } from "../digest.ts";
import type { WaitingRoom } from "../pairing/waiting_room.ts";
import type { LiveRoom } from "../rooms/live_room.ts";
import { newSeat, Places, seatOf } from "./places.ts";
import { PollSession } from "./poll_session.ts";
import { type Admission, type Admitted, tooMuch } from "./admission.ts";
import type { World } from "../clock.ts";

/**
 * How long a poll is held, ms: far less than the 25 s that proxies allow (TR-001 §4.3), for the
 * death of a network shows only when no new poll comes.
 */
const HOLD = 4_500;
/** How long the next poll may take before its player counts as gone, ms. */
const NEXT_WITHIN = 2_500;
/** Sessions silent for so long are forgotten (TR-001 §4.3), ms. */
const REAP_AFTER = 60_000;

export class Polls {
  readonly #sessions = new Map<string, PollSession>();
  /** By session. */
  readonly #places: Places<string>;
  #leaving: number | undefined;

  constructor(
    private readonly admission: Admission,
    private readonly waitingRoom: WaitingRoom,
    private readonly world: World,
    private readonly limits: Limits,
  ) {
    this.#places = new Places(limits.polls, limits.pollsPerSource);
  }

  get size(): number {
    return this.#sessions.size;
  }

  /** Answers the body of `POST /api/send`; undefined for what is not one. */
  async send(body: unknown, source: string): Promise<SendReply | undefined> {
    if (!isFields(body)) return undefined;
    const { sid, since } = body;
    const message = parseMessage(body.msg);
    if (!message || since !== undefined && !isVersion(since)) return undefined;
    if (sid !== undefined && typeof sid !== "string") return undefined;
    if (this.#leaving !== undefined) return { msgs: [leaving(this.#leaving)] };
    if (message.t === "join") return await this.#join(message, sid, source);
    if (message.t === "seek") return await this.#seek(message, source);
    const session = sid === undefined ? undefined : this.#sessions.get(sid);
    if (!session || !sid) {
      // Whoever waits for an opponent has no session: the place's token stands for it.
      if (sid && message.t === "leave") await this.waitingRoom.pairing.leave(digest(sid));
      return { msgs: [rejoin] };
    }
    if (message.t === "leave") {
      this.#forget(sid, session);
      return { msgs: [] };
    }
    if (!session.hear(this.world.now())) return { sid, msgs: [tooMuch.rejection] };
    const answers = await answerTo(session.room, session, message);
    const news = since === undefined ? [] : session.room.news(session, since);
    return { sid, msgs: [...news, ...answers] };
  }

  /**
   * Answers the body of `POST /api/poll`: at once if there is news, else when there is, or after a
   * while with none; undefined for what is not one.
   */
  async poll(body: unknown): Promise<PollReply | undefined> {
    if (!isFields(body)) return undefined;
    const { sid, since } = body;
    return typeof sid === "string" && isVersion(since) ? await this.#poll(sid, since) : undefined;
  }

  /** Lets go of the silent. */
  check(): void {
    const now = this.world.now();
    for (const [sid, session] of [...this.#sessions]) {
      const silent = session.silence(now);
      if (silent > NEXT_WITHIN) session.setPresent(false);
      if (silent > REAP_AFTER) this.#forget(sid, session);
    }
  }

  /** Cuts off everyone who comes from such a source. */
  expel(isMeant: (source: string) => boolean): void {
    for (const [sid, session] of [...this.#sessions]) {
      if (isMeant(session.source)) this.#forget(sid, session);
    }
  }

  /** Ends all polls, and answers all others: come back later. */
  dismiss(retry: number): void {
    this.#leaving = retry;
    for (const session of this.#sessions.values()) session.wake();
    this.waitingRoom.pairing.dismiss(retry);
  }

  async #join(join: Join, sid: string | undefined, source: string): Promise<SendReply> {
    const known = sid === undefined ? undefined : this.#sessions.get(sid);
    const hasPlace = (sits: boolean) =>
      this.#places.has(source, sits ? newSeat(this.world) : undefined);
    const admission = await this.admission.admit(join, source, (sits) => !!known || hasPlace(sits));
    if ("rejection" in admission) return { msgs: [admission.rejection] };
    const { room, player } = admission;
    const taken = known?.room === room ? sid! : secretOf(this.world.random);
    const sendAway = (other: string) => this.#forget(other, this.#sessions.get(other)!);
    if (!this.#places.take(taken, source, seatOf(room, player), sendAway)) {
      return { msgs: [tooMuch.rejection] };
    }
    const session = this.#sessions.get(taken) ?? this.#begin(taken, admission, source);
    session.enter(admission, this.world.now());
    const msgs = [admission.welcome, ...room.news(session, join.since), watchersOf(room)];
    return { sid: taken, msgs };
  }

  async #seek(seek: Seek, source: string): Promise<SendReply> {
    const entered = await this.waitingRoom.enter(seek, source);
    if ("rejection" in entered) return { msgs: [entered.rejection] };
    return { sid: seek.token, msgs: [await this.waitingRoom.pairing.news(entered.id)] };
  }

  async #poll(sid: string, since: number): Promise<PollReply> {
    if (this.#leaving !== undefined) return { msgs: [leaving(this.#leaving)] };
    const session = this.#sessions.get(sid);
    if (!session) return { msgs: [await this.waitingRoom.pairing.hold(digest(sid), HOLD)] };
    if (!session.hear(this.world.now())) return { msgs: [tooMuch.rejection] };
    session.wake();
    if (session.room.news(session, since).length === 0) await session.hold(this.world, HOLD);
    if (this.#leaving !== undefined) return { msgs: [leaving(this.#leaving)] };
    return { msgs: [...session.room.news(session, since), watchersOf(session.room)] };
  }

  #begin(sid: string, admission: Admitted, source: string): PollSession {
    const session = new PollSession(admission, source, this.limits);
    this.#sessions.set(sid, session);
    return session;
  }

  #forget(sid: string, session: PollSession): void {
    session.leave();
    this.#sessions.delete(sid);
    this.#places.leave(sid, session.source);
  }
}

/** The session is not known, or not any more: join again, at once. */
const rejoin: ServerMessage = { t: "bye", retry: 0, why: "rejoin" };

function leaving(retry: number): ServerMessage {
  return { t: "bye", retry, why: "leaving" };
}

function watchersOf({ watchers }: LiveRoom): ServerMessage {
  return { t: "watchers", n: watchers };
}
