/**
 * Connections that poll. Nothing is queued for them: a poll names the version seen last and gets what
 * came after it, so a reply that is lost loses nothing and polls may overlap or come late. Each may
 * reach another process: a session that is not known here begins with what its id says of it.
 */

import type { Limits } from "../rooms/limits.ts";
import { readPoll, readSend } from "../../rooms/parse.ts";
import type {
  Join,
  PollBody,
  PollReply,
  Seek,
  SendReply,
  ServerMessage,
} from "../../rooms/protocol.ts";
import { answerTo } from "./answer.ts";
import { digest } from "../digest.ts";
import type { Known } from "../moderation/restraints.ts";
import type { WaitingRoom } from "../pairing/waiting_room.ts";
import type { LiveRoom } from "../rooms/live_room.ts";
import { newSeat, Places, seatOf } from "./places.ts";
import type { TurnedAway } from "./outage.ts";
import type { PollPass, PollPasses } from "./poll_pass.ts";
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
/** Sessions silent for this long are forgotten (TR-001 §4.3), ms. */
const REAP_AFTER = 60_000;

export class Polls {
  readonly #sessions = new Map<string, PollSession>();
  /** By session. */
  readonly #places: Places<string>;
  #leaving: number | undefined;

  constructor(
    private readonly admission: Admission,
    private readonly waitingRoom: WaitingRoom,
    private readonly passes: PollPasses,
    private readonly world: World,
    private readonly limits: Limits,
  ) {
    this.#places = new Places(limits.polls, limits.pollsPerSource);
  }

  get size(): number {
    return this.#sessions.size;
  }

  /** Answers the body of `POST /api/send`. */
  async send(body: unknown, source: string): Promise<SendReply> {
    const sent = readSend(body);
    if ("fault" in sent) return malformed(sent.fault);
    const { sid, since, at, message } = sent;
    if (this.#leaving !== undefined) return { msgs: [leaving(this.#leaving)] };
    if (message.t === "join") return await this.#join(message, sid, source);
    if (message.t === "seek") return await this.#seek(message, source);
    if (message.t === "leave") {
      if (sid !== undefined && this.#isSeeker(sid)) {
        await this.waitingRoom.pairing.leave(digest(sid));
      } else this.#leave(sid);
      return { msgs: [] };
    }
    if (sid === undefined) return { msgs: [rejoin] };
    const session = await this.#sessionOf(sid, source, since);
    if ("rejection" in session) return { msgs: [session.rejection] };
    if (!session.hear(this.world.now())) return { sid, msgs: [tooMuch.rejection] };
    const answers = await answerTo(session.room, session, message);
    const { room } = session;
    const news = since === undefined ? [] : room.news(session, room.seen(since, at));
    return { sid, msgs: [...news, ...answers] };
  }

  /**
   * Answers the body of `POST /api/poll`: at once if there is news, else when there is, or after a
   * while with none.
   */
  async poll(body: unknown, source: string): Promise<PollReply> {
    const asked = readPoll(body);
    if ("fault" in asked) return malformed(asked.fault);
    return await this.#poll(asked, source);
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

  /** Cuts off everyone who is meant by where they come from or whose seat they hold. */
  expel(isMeant: (known: Known) => boolean): void {
    for (const [sid, session] of [...this.#sessions]) {
      if (isMeant(session)) this.#forget(sid, session);
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
    const hasPlace = (sits: boolean) => {
      this.#clear(source);
      return this.#places.has(source, sits ? newSeat(this.world) : undefined);
    };
    const admission = await this.admission.admit(join, source, (sits) => !!known || hasPlace(sits));
    if ("rejection" in admission) return { msgs: [admission.rejection] };
    const { room, player } = admission;
    const pass = { code: room.view.code, player, token: admission.token };
    const taken = this.#isOf(sid, pass) ? sid! : this.passes.write(pass);
    if (taken !== sid) this.#leave(sid);
    const session = this.#enter(taken, admission, source);
    if (!session) return { msgs: [tooMuch.rejection] };
    const msgs = [
      admission.welcome,
      ...room.news(session, room.seen(join.since, join.at)),
      watchersOf(room),
    ];
    return { sid: taken, msgs };
  }

  /** Whether that id says the same. */
  #isOf(sid: string | undefined, { code, player, token }: PollPass): boolean {
    const known = sid === undefined ? undefined : this.passes.read(sid);
    return known?.code === code && known.player === player && known.token === token;
  }

  async #seek(seek: Seek, source: string): Promise<SendReply> {
    const { pairing } = this.waitingRoom, entered = await this.waitingRoom.enter(seek, source);
    if ("rejection" in entered) return { msgs: [entered.rejection] };
    // Nobody is to be paired with who is gone: the first poll says that they aren't.
    await pairing.away(entered.id);
    return { sid: seek.token, msgs: [await pairing.news(entered.id)] };
  }

  /** What becomes of one who waits for an opponent. */
  async #hold(sid: string): Promise<ServerMessage> {
    const { pairing, outage } = this.waitingRoom;
    const held = await outage.orTurnAway(() => pairing.hold(digest(sid), HOLD));
    return "rejection" in held ? held.rejection : held;
  }

  async #poll({ sid, since, at }: PollBody, source: string): Promise<PollReply> {
    if (this.#leaving !== undefined) return { msgs: [leaving(this.#leaving)] };
    if (this.#isSeeker(sid)) return { msgs: [await this.#hold(sid)] };
    const session = await this.#sessionOf(sid, source, since);
    if ("rejection" in session) return { msgs: [session.rejection] };
    if (this.#leaving !== undefined) return { msgs: [leaving(this.#leaving)] };
    if (!session.hear(this.world.now())) return { msgs: [tooMuch.rejection] };
    session.wake();
    const { room } = session, seen = room.seen(since, at);
    if (room.news(session, seen).length === 0) await session.hold(this.world, HOLD);
    if (this.#leaving !== undefined) return { msgs: [leaving(this.#leaving)] };
    // Devices' clocks are put right while they play, as over a socket.
    const time = { t: "pong", now: this.world.now() } as const;
    return { msgs: [...room.news(session, seen), watchersOf(room), time] };
  }

  /** The session, though it may have begun at another process, and seen more of the room there. */
  async #sessionOf(sid: string, source: string, since = 0): Promise<PollSession | TurnedAway> {
    const session = await this.#find(sid, source);
    if ("rejection" in session) return session;
    // It may have been let go of meanwhile, and would stay in the room without anybody.
    return await this.admission.reach(session.room, since) ?? this.#sessions.get(sid) ??
      { rejection: rejoin };
  }

  async #find(sid: string, source: string): Promise<PollSession | TurnedAway> {
    // From another network than before it's let in again: it may be banned there, or near who plays.
    const known = () => {
      const session = this.#sessions.get(sid);
      return session?.source === source ? session : undefined;
    };
    const here = known();
    if (here) return here;
    const pass = this.passes.read(sid);
    const admission = pass && await this.admission.resume(pass, source);
    if (!admission) return { rejection: rejoin };
    if ("rejection" in admission) return admission;
    // Another request of the session's may have come meanwhile.
    return known() ?? this.#enter(sid, admission, source) ?? tooMuch;
  }

  /** Lets a session take a place and begin, or come in again; undefined where there is none. */
  #enter(sid: string, admission: Admitted, source: string): PollSession | undefined {
    this.#clear(source);
    const { room, player } = admission, known = this.#sessions.get(sid);
    // It may come from another network than before.
    if (known) this.#places.leave(sid, known.source);
    const sendAway = (other: string) => this.#leave(other);
    if (!this.#places.take(sid, source, seatOf(room, player), sendAway)) {
      this.#leave(sid);
      return undefined;
    }
    const session = known ?? new PollSession(admission, this.limits);
    this.#sessions.set(sid, session);
    session.enter(admission, source, this.world.now());
    return session;
  }

  /**
   * Lets go of an address's silent sessions where it has no place left: a page that's loaded again leaves one
   * behind. Who was silent and comes back is let in again.
   */
  #clear(source: string): void {
    if (this.#places.at(source) < this.limits.pollsPerSource) return;
    const now = this.world.now();
    for (const [sid, session] of [...this.#sessions]) {
      const isGone = session.source === source && session.silence(now) > NEXT_WITHIN;
      if (isGone) this.#forget(sid, session);
    }
  }

  /** A player who waits for an opponent has no session: the place's token stands for it. */
  #isSeeker(sid: string): boolean {
    return !this.#sessions.has(sid) && !this.passes.read(sid);
  }

  #leave(sid: string | undefined): void {
    const session = sid === undefined ? undefined : this.#sessions.get(sid);
    if (session) this.#forget(sid!, session);
  }

  #forget(sid: string, session: PollSession): void {
    session.leave();
    this.#sessions.delete(sid);
    this.#places.leave(sid, session.source);
  }
}

/** The session is not known, or not any more: join again, at once. */
const rejoin: ServerMessage = { t: "bye", retry: 0, why: "rejoin" };

function malformed(why: string): PollReply {
  return { msgs: [{ t: "malformed", why }] };
}

function leaving(retry: number): ServerMessage {
  return { t: "bye", retry, why: "leaving" };
}

function watchersOf({ watchers }: LiveRoom): ServerMessage {
  return { t: "watchers", n: watchers };
}
