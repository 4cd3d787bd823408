/** A page's line to a room: its connection, and what this browser keeps for it. */

import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Action, Answer } from "../../rooms/protocol.ts";
import type { RoomView } from "../../rooms/view.ts";
import { askServer } from "./ask_server.ts";
import { browserEnv, onWake } from "./env.ts";
import { type Keep, NAME, openKeep } from "./keep.ts";
import { Connection } from "./connection.ts";
import { CONNECTING, type ConnectionState, type Rejected, type Visit } from "./connection_state.ts";
import { dropSeat, holdSeat, identityOf, makeSecret, seatKey } from "./seat_keys.ts";

export interface RoomLine {
  readonly state: ReadonlySignal<ConnectionState>;
  /** To be read only once the state has a room. */
  readonly room: ReadonlySignal<RoomView>;
  send(action: Action): Promise<Answer>;
  /** Asks the server about who is there, as this browser's player; undefined without an answer. */
  ask(path: string, body: object): Promise<Readonly<Record<string, unknown>> | undefined>;
  /** A secret that opens the seat on another device. */
  makeKey(): string;
  /** The server's clock, in milliseconds, as well as it is known here. */
  now(): number;
  close(): void;
}

/** After these the seat is not this browser's any more. */
const LOST: readonly Rejected[] = ["bad-token", "taken-along"];

/** Where it's kept which rooms were opened here, the latest first. */
const ROOMS = "rooms";

/** How many of them anything is kept of: more than anybody opens while a game of days goes on. */
const MOST_ROOMS = 1000;

/** Connects to a room, to sit down if there is a seat, or only to watch. */
export function openLine(code: string, watch: boolean): RoomLine {
  const keep = openKeep();
  noteRoom(keep, code);
  const state = signal(CONNECTING);
  const room = computed(() => state.value.room!);
  /** What the server's clock is ahead of the device's, which goes on while it sleeps, and may be put right, ms. */
  let ahead = 0;
  // What came sooner tells better.
  const timed = (now: number, within: number) => {
    const told = now - Date.now();
    if (told > ahead || told < ahead - within) ahead = told;
  };
  const changed = (next: ConnectionState) => {
    if (next.player !== null && !next.barred) holdSeat(keep, code);
    if (next.barred && LOST.includes(next.barred)) dropSeat(keep, code);
    state.value = next;
  };
  const connection = new Connection(visitOf(code, watch, keep), browserEnv, changed, timed);
  const endWake = onWake(() => connection.wake());
  return {
    state,
    room,
    send: (action) => connection.send(action),
    ask: (path, body) => askServer(keep, path, { room: code, ...body }),
    makeKey: makeSecret,
    now: () => Date.now() + ahead,
    close() {
      endWake();
      connection.close();
    },
  };
}

function visitOf(code: string, watch: boolean, keep: Keep): Visit {
  const pollOnly = new URLSearchParams(location.search).get("net") === "poll";
  const watcher: Visit = {
    code,
    wish: "watch",
    token: "",
    identity: "",
    name: "",
    key: "",
    pollOnly,
  };
  if (watch) return watcher;
  const { token, held } = seatKey(keep, code);
  const key = takeKey(), wish = key ? "take" : held ? "back" : "sit";
  return {
    ...watcher,
    token,
    identity: identityOf(keep),
    wish,
    key: key ?? "",
    // It may be said on another page, from which one comes back to this.
    get name() {
      return keep.getItem(NAME) ?? "";
    },
  };
}

/** The one-time key in a link from another device; it is taken out of the address at once. */
function takeKey(): string | undefined {
  const key = /^#take=([\w-]+)$/.exec(location.hash)?.[1];
  if (key) history.replaceState(history.state, "", location.pathname + location.search);
  return key;
}

/** Notes a room that is opened, and forgets the one that was opened before all others where they are too many. */
export function noteRoom(keep: Keep, code: string): void {
  const others = keep.getItem(ROOMS)?.split(" ").filter((other) => other !== code) ?? [];
  keep.setItem(ROOMS, [code, ...others.slice(0, MOST_ROOMS - 1)].join(" "));
  for (const old of others.slice(MOST_ROOMS - 1)) {
    for (const kept of ["seat", "mute", "talk"]) keep.setItem(`${kept} ${old}`, "");
  }
}
