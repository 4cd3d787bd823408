/** Who may come in, and as whom. */

import { isRoomCode } from "../../rooms/code.ts";
import type { Player } from "../../rooms/event.ts";
import type { Limits } from "../rooms/limits.ts";
import {
  type Fatal,
  type Join,
  type Joined,
  PROTOCOL,
  type Unseated,
} from "../../rooms/protocol.ts";
import { Rate } from "../rooms/rate.ts";
import { holderOf, refuseSeat, seatOf } from "../../rooms/seats.ts";
import { cleanText } from "../../rooms/chat.ts";
import type { Moderation } from "../moderation/moderation.ts";
import { digest, secretOf } from "../digest.ts";
import { StoreFailure } from "../store/failure.ts";
import type { Players } from "../store/players.ts";
import { countRefusal } from "../telemetry/meter.ts";
import type { Hub } from "../rooms/hub.ts";
import type { LiveRoom } from "../rooms/live_room.ts";
import type { World } from "../clock.ts";
import type { Outage, TurnedAway } from "./outage.ts";
import type { PollPass } from "./poll_pass.ts";

/** The longest name, in UTF-16 code units. */
const LONGEST_NAME = 24;
const MINUTE = 60_000;
/** When one who came too often may try again, ms. */
const LIMIT_RETRY = 20_000;

/** What one is let in as. */
interface Place {
  readonly player: Player | null;
  /** The hash of the seat's token; empty for a watcher. */
  readonly token: string;
  readonly why?: Unseated;
  /** The seat's secret where the server made it. */
  readonly made?: string;
}

export interface Admitted extends Place {
  readonly room: LiveRoom;
  readonly welcome: Joined;
}

type HasPlace = (sits: boolean) => boolean;

interface AdmissionParts {
  readonly hub: Hub;
  readonly players: Pick<Players, "callable">;
  readonly world: World;
  readonly limits: Limits;
  readonly moderation: Moderation;
  readonly outage: Outage;
}

export class Admission {
  readonly #joins: Rate;

  constructor(private readonly parts: AdmissionParts) {
    const { joinsPerMinute, joinsPerMinutePerIdentity } = parts.limits;
    this.#joins = new Rate(joinsPerMinute, MINUTE, joinsPerMinutePerIdentity);
  }

  /** `hasPlace` says whether there is a place for one who comes new, to sit down or to watch. */
  async admit(join: Join, source: string, hasPlace: HasPlace): Promise<Admitted | TurnedAway> {
    const admission = await this.#tryToAdmit(join, source, hasPlace);
    const why = "rejection" in admission ? whyOf(admission) : admission.why;
    if (why) countRefusal("door", why);
    return admission;
  }

  async #tryToAdmit(
    join: Join,
    source: string,
    hasPlace: HasPlace,
  ): Promise<Admitted | TurnedAway> {
    return await this.parts.outage.orTurnAway(async () => {
      const admission = await this.#admit(join, source, hasPlace);
      if ("room" in admission) {
        this.#note(admission, source);
        await admission.room.reach(join.since);
      }
      return admission;
    });
  }

  /** Only of those who sit: whoever makes up others would have all that's remembered forgotten. */
  #note({ room, player }: Admitted, source: string): void {
    const holder = player === null ? undefined : room.secrets.holders[player];
    if (holder) this.parts.moderation.reports.saw(holder.identity, source);
  }

  /** Lets one who polls go on, wherever they polled before; undefined where they have to join again. */
  resume(pass: PollPass, source: string): Promise<Admitted | TurnedAway | undefined> {
    return this.parts.outage.orTurnAway(() => this.#resume(pass, source));
  }

  /** Sees to it that a room knows what somebody saw elsewhere; says so if it can't. */
  reach(room: LiveRoom, version: number): Promise<TurnedAway | undefined> {
    return this.parts.outage.orTurnAway(async () => {
      await room.reach(version);
      return undefined;
    });
  }

  async #resume(
    { code, player, token }: PollPass,
    source: string,
  ): Promise<Admitted | TurnedAway | undefined> {
    const room = await this.parts.hub.find(code);
    if (!room) return undefined;
    if (player === null) return this.#welcome(room, { player, token });
    // They may have sat down through another process, a moment ago.
    if (holderOf(room.secrets, token) !== player) await room.catchUp();
    if (!room.secrets.holders[player]) return undefined;
    // Let in, they would count as being here.
    if (holderOf(room.secrets, token) !== player) return fatal("taken-along");
    return this.#comeBack(room, { player, token }, source);
  }

  async #admit(join: Join, source: string, hasPlace: HasPlace): Promise<Admitted | TurnedAway> {
    if (join.protocol !== PROTOCOL) return fatal("outdated");
    const banned = this.#bannedUntil(join, source);
    if (banned !== undefined) return { rejection: { t: "fatal", why: "banned", until: banned } };
    const returning = await this.#back(join, source);
    if (returning) return returning;
    const room = await this.parts.hub.visit(join.code, source);
    if (room === "limit") return tooMuch;
    if (room === "unknown") return fatal("unknown-room");
    if (!this.#joins.allow(sourcesOf(join, source), this.parts.world.now())) return tooMuch;
    if (!hasPlace(join.wish !== "watch")) return tooMuch;
    const place = await this.#newPlace(room, join);
    if ("rejection" in place) return place;
    return join.wish === "take" ? this.#comeBack(room, place, source) : this.#welcome(room, place);
  }

  /**
   * A seat's holder is let in however often, and whatever others at the same address do: a whole
   * school may come back at once after a restart, or have somebody in it who guesses codes.
   */
  async #back(
    join: Join,
    source: string,
  ): Promise<Admitted | TurnedAway | undefined> {
    const { code, wish, token: secret, identity } = join;
    if (wish === "watch" || !isRoomCode(code)) return undefined;
    const room = await this.parts.hub.find(code);
    if (!room) return undefined;
    const token = digest(secret);
    // They may have sat down through another process, a moment ago.
    if (wish === "back" && holderOf(room.secrets, token) === undefined) await room.catchUp();
    const player = holderOf(room.secrets, token);
    // A key of a seat is for the device that comes with it.
    const own = wish === "take" ? undefined : ownPlace(room, digest(identity));
    const place = player !== undefined ? { player, token } : own;
    if (!place) return undefined;
    const back = this.#comeBack(room, place, source);
    // Nobody waits for it: where no data can be read, they are let in all the same.
    if (!("rejection" in back)) {
      this.#name(room, back.player, join.name).catch((error) => this.parts.world.report(error));
    }
    return back;
  }

  /** Guests may say later what they wish to be called. */
  async #name(room: LiveRoom, player: Player | null, wish: string): Promise<void> {
    if (wish === "" || player === null || room.view.players[player]!.name !== "") return;
    const identity = room.identityAt(player);
    const name = await shownName(this.parts.players, this.parts.moderation, identity, wish);
    await room.tell({ t: "name", player, name });
  }

  /** Whoever sat down there is asked after: one who is banned may say to be somebody else by now. */
  #comeBack(room: LiveRoom, place: Place, source: string): Admitted | TurnedAway {
    const identity = room.identityAt(place.player);
    const until = this.parts.moderation.bannedUntil({ source, identity });
    if (until === undefined) return this.#welcome(room, place);
    return { rejection: { t: "fatal", why: "banned", until } };
  }

  async #newPlace(room: LiveRoom, join: Join): Promise<Place | TurnedAway> {
    switch (join.wish) {
      case "watch":
        return { player: null, token: "" };
      case "sit":
        return await this.#sit(room, join);
      case "back":
        return fatal("bad-token");
      case "take":
        return await this.#takeSeat(room, join);
    }
  }

  async #takeSeat(room: LiveRoom, join: Join): Promise<Place | TurnedAway> {
    const token = digest(join.token);
    // Another process may have lent it, a moment ago.
    await room.catchUp();
    const isRepeated = holderOf(room.secrets, token) !== undefined;
    const key = digest(join.key), identity = digest(join.identity);
    if (!isRepeated && !await room.tell({ t: "take", key, token, identity })) throw notKept();
    const player = holderOf(room.secrets, token);
    return player === undefined ? fatal("bad-key") : { player, token };
  }

  /** Sitting down again with the same token is coming back: a join whose answer was lost is repeated. */
  async #sit(room: LiveRoom, join: Join): Promise<Place | TurnedAway> {
    const secret = join.token || secretOf(this.parts.world.random);
    const token = digest(secret);
    // A client that has no identity of its own is the one who holds the seat.
    const identity = digest(join.identity || secret);
    const name = await shownName(this.parts.players, this.parts.moderation, identity, join.name);
    if (this.parts.moderation.isPaused) return { player: null, token: "", why: "paused" };
    if (await this.#isBlocked(room, identity)) return { player: null, token: "", why: "blocked" };
    if (!await room.tell({ t: "sit", name, token, identity })) throw notKept();
    const player = holderOf(room.secrets, token);
    if (player !== undefined) {
      return { player, token, ...join.token === "" && { made: secret } };
    }
    const why = refuseSeat(room.view, room.secrets, identity);
    // They sat down through another process, a moment ago.
    if (why === "own-seat") return ownPlace(room, identity)!;
    return { player: null, token: "", ...why && { why } };
  }

  /** Anyone without a right to a seat may watch. */
  #bannedUntil({ wish, identity }: Join, source: string): number | undefined {
    if (wish === "watch") return undefined;
    return this.parts.moderation.bannedUntil({ source, identity: digest(identity) });
  }

  async #isBlocked({ secrets }: LiveRoom, identity: string): Promise<boolean> {
    const { blocks } = this.parts.moderation;
    const others = secrets.holders.map((holder) => blocks.between(identity, holder.identity));
    return (await Promise.all(others)).includes(true);
  }

  #welcome(room: LiveRoom, place: Place): Admitted {
    const { player, why, made } = place;
    const told = { ...why && { why }, ...made !== undefined && { token: made } };
    const welcome: Joined = { t: "joined", player, ...told, now: this.parts.world.now() };
    return { ...place, room, welcome };
  }
}

/** What others call one who wishes to be called so. */
export async function shownName(
  players: Pick<Players, "callable">,
  moderation: Pick<Moderation, "shown">,
  identity: string,
  wish: string,
): Promise<string> {
  return await moderation.shown(await players.callable(identity, cleanText(wish, LONGEST_NAME)));
}

/** The seat of whoever has that player code: they may play on any of their devices, whose lists name it. */
function ownPlace({ secrets }: LiveRoom, identity: string): Place | undefined {
  const player = seatOf(secrets, identity);
  return player === undefined ? undefined : { player, token: secrets.holders[player]!.token };
}

/** The sources a join counts for: where it comes from, and who says to come. */
function sourcesOf({ identity }: Join, source: string): string[] {
  return identity === "" ? [source] : [source, digest(identity)];
}

function notKept(): StoreFailure {
  return new StoreFailure("A seat could not be kept");
}

export const tooMuch: TurnedAway = { rejection: { t: "bye", retry: LIMIT_RETRY, why: "limit" } };
function whyOf({ rejection }: TurnedAway): string | undefined {
  return rejection.t === "bye" || rejection.t === "fatal" ? rejection.why : undefined;
}

function fatal(why: Fatal): TurnedAway {
  return { rejection: { t: "fatal", why } };
}
