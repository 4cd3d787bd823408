/**
 * The authority over one room: what a command does, as a pure function of the room and the time.
 * It names no game and no transport; all games are known here.
 */

import "../games/registry.ts";
import type { TurnEnd } from "../games/notation/write_record.ts";
import { type LoggedEvent, type Player, publicEvent, type Secret } from "./event.ts";
import type { Settings } from "./event.ts";
import { play } from "./computers.ts";
import { abort, callOff, claim, departure, flag, resign } from "./ending.ts";
import { say } from "./chat.ts";
import { accept, decline, offer } from "./offers.ts";
import { arrive, depart, wake } from "./presence.ts";
import type { Action, Answer, Refusal, Request } from "./protocol.ts";
import { queue, queued } from "./premoves.ts";
import { foldSecrets, noSecrets, type Secrets } from "./secrets.ts";
import { enlist, give, lend, name, narrow, sit, take } from "./seats.ts";
import { move } from "./turn.ts";
import type { Draft, Verdict } from "./verdict.ts";
import { foldTurnEnds, foldView } from "./reduce.ts";
import { hashOf, phaseOf, type RoomView } from "./view.ts";

/** What all may see, and what only the server may. */
export interface Room {
  readonly view: RoomView;
  readonly secrets: Secrets;
  /** What each turn of this game led to: enough to write its record without playing it again. */
  readonly turnEnds: readonly TurnEnd[];
}

/** What the server itself tells a room; it cannot be stale, and nobody waits for an answer. */
export type SystemCommand =
  | {
    readonly t: "sit";
    readonly name: string;
    readonly token: string;
    readonly identity: string;
    /** The hash of the identity of a bot's owner; absent for a person. */
    readonly owner?: string;
  }
  | { readonly t: "name"; readonly player: Player; readonly name: string }
  | {
    readonly t: "take";
    readonly key: string;
    readonly token: string;
    readonly identity: string;
  }
  | { readonly t: "give"; readonly player: Player; readonly key: string }
  | { readonly t: "arrive"; readonly player: Player }
  /** Who goes has seen what happened until a moment, ms; all of it unless told. */
  | { readonly t: "depart"; readonly player: Player; readonly seen?: number }
  /** Two who play have come from one network. */
  | { readonly t: "near" }
  | { readonly t: "flag" }
  /** A computer's turn, chosen for the position that came about at a version. */
  | { readonly t: "play"; readonly move: string; readonly on: number }
  /** Nobody is here, or only those who are named, as far as anyone knew at a version. */
  | { readonly t: "wake"; readonly on?: number; readonly here?: readonly Player[] }
  /** Calls the game off, however far it is. */
  | { readonly t: "end" };

/** A request is a player's, a system command the server's. */
export type Command =
  | { readonly by: Player; readonly request: Request }
  | { readonly system: SystemCommand };

export interface Received {
  readonly room: Room;
  readonly events: readonly LoggedEvent[];
  /** What a request's sender is told; undefined after a system command. */
  readonly answer: Answer | undefined;
}

/** A new room, of one event; the ids of its games begin with `stem`, and it counts for `opener`. */
export function openRoom(
  code: string,
  stem: string,
  settings: Settings,
  now: number,
  opener = "",
): Received {
  const opened: LoggedEvent = { t: "opened", code, stem, settings, v: 1, at: now };
  const event = opener === "" ? opened : { ...opened, secret: { opener } };
  return { room: foldRoom([event]), events: [event], answer: undefined };
}

/** The room that these events make; `room` is what earlier ones made. */
export function foldRoom(events: readonly LoggedEvent[], room?: Room): Room {
  let view = room?.view;
  let secrets = room?.secrets ?? noSecrets;
  let turnEnds = room?.turnEnds ?? [];
  for (const event of events) {
    view = foldView(view, publicEvent(event));
    secrets = foldSecrets(secrets, event, view);
    turnEnds = foldTurnEnds(turnEnds, event, view);
  }
  if (!view) throw new Error("A room has at least one event");
  return { view, secrets, turnEnds };
}

/** What the command does: the events it adds and the room with them. */
export function receive(room: Room, command: Command, now: number): Received {
  if ("system" in command) return carryOut(room, command.system, now);
  const { by, request } = command;
  const known = room.secrets.answered[by]!.find(({ id }) => id === request.id);
  if (known) return { room, events: [], answer: { t: "ok", ...known } };
  const verdict = staleness(room, by, request) ?? judge(room, by, request, now);
  if (isRefusal(verdict)) return { room, events: [], answer: refusal(room.view, request, verdict) };
  const done = happen(room, verdict, now, { by, id: request.id });
  const { view } = done.room;
  const answer: Answer = { t: "ok", id: request.id, v: view.version, hash: hashOf(view) };
  return { ...settle(done, now), answer };
}

/** The answer that changes nothing and says why, with what a client needs to see that it lags. */
export function refusal(view: RoomView, { id }: Request, why: Refusal): Answer {
  return { t: "refused", id, why, v: view.version, hash: hashOf(view) };
}

function carryOut(room: Room, command: SystemCommand, now: number): Received {
  const done = happen(room, obey(room, command, now), now);
  return { ...settle(done, now), answer: undefined };
}

type Happened = Pick<Received, "room" | "events">;

function happen(
  room: Room,
  drafts: readonly Draft[],
  now: number,
  origin?: Secret,
): Happened {
  const events = stamp(room.view, drafts, now, origin);
  return { room: foldRoom(events, room), events };
}

/** What happened and all that follows on it by itself, to be kept together. */
function settle({ room, events }: Happened, now: number): Happened {
  const drafts = events.length > 0 ? following(room) : [];
  if (drafts.length === 0) return { room, events };
  const next = happen(room, drafts, now);
  return settle({ room: next.room, events: [...events, ...next.events] }, now);
}

/** What happens next without anyone's command, if anything does. */
function following({ view, secrets }: Room): readonly Draft[] {
  if (phaseOf(view) !== "playing") return [];
  const left = departure(view);
  return left.length > 0 ? left : queued(view, secrets.queues);
}

/**
 * A command made before its player's last accepted one is a late duplicate: the client sends one at
 * a time. So none is ever done twice, however late it comes and however short the memory of answers.
 */
function staleness({ view, secrets }: Room, by: Player, { on }: Request): Refusal | undefined {
  const last = secrets.answered[by]!.at(-1)?.v ?? 0;
  return on < last || on > view.version ? "stale" : undefined;
}

/** From this many events on, a room takes no more than its game needs to come to an end. */
export const MOST_EVENTS = 10_000;
const NEEDED: readonly Action["t"][] = ["move", "resign", "abort", "claim"];

function judge({ view }: Room, by: Player, request: Request, now: number): Verdict {
  if (view.version >= MOST_EVENTS && !NEEDED.includes(request.t)) return "long";
  if (request.t !== "say" && request.t !== "lend" && request.on < view.began) return "stale";
  return act(view, by, request, request.on, now);
}

function act(view: RoomView, by: Player, action: Action, on: number, now: number): Verdict {
  switch (action.t) {
    case "move":
      return move(view, by, action.move, on, now, action.lag);
    case "queue":
      return queue(view, by, action.steps, now);
    case "resign":
      return resign(view, by);
    case "abort":
      return abort(view);
    case "claim":
      return claim(view, by, on, now);
    case "offer":
      return offer(view, by, action.what);
    case "accept":
      return accept(view, by, action.what, on);
    case "decline":
      return decline(view, by, action.what, on);
    case "say":
      return say(view, by, action.text, now);
    case "narrow":
      return narrow(view, by, action.seats);
    case "enlist":
      return enlist(view, by, action.levels);
    case "lend":
      return lend(by, action.key, now);
  }
}

function obey(room: Room, command: SystemCommand, now: number): readonly Draft[] {
  const { view, secrets } = room;
  switch (command.t) {
    case "sit":
      return sit(view, secrets, command);
    case "name":
      return name(view, command.player, command.name);
    case "take":
      return take(secrets, command.key, command.token, command.identity, now);
    case "give":
      return give(command.player, command.key, now);
    case "arrive":
      return arrive(view, command.player);
    case "depart":
      return depart(view, command.player);
    case "near":
      return secrets.isNear ? [] : [{ event: { t: "noted" }, secret: { isNear: true } }];
    case "flag":
      return flag(view, now);
    case "play":
      return play(room, command.move, command.on, now);
    case "wake":
      return (command.on ?? view.version) === view.version ? wake(view, command.here) : [];
    case "end":
      return callOff(view);
  }
}

function isRefusal(verdict: Verdict): verdict is Refusal {
  return typeof verdict === "string";
}

/** Gives drafts their places in the log; its time never runs back, whatever the clock does. */
function stamp(
  view: RoomView,
  drafts: readonly Draft[],
  now: number,
  origin?: Secret,
): LoggedEvent[] {
  const at = Math.max(now, view.at);
  return drafts.map(({ event, secret }, index) => {
    const hidden = origin || secret ? { secret: { ...secret, ...origin } } : {};
    return { ...event, v: view.version + 1 + index, at, ...hidden };
  });
}
