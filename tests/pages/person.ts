/** Somebody at rooms' tables, as a browser that polls; for trials of what is kept of them. */

import { assert, assertEquals } from "@std/assert";
import type { Action, ServerMessage } from "../../lib/rooms/protocol.ts";
import { PROTOCOL } from "../../lib/rooms/protocol.ts";
import { follow, fromSnapshot } from "../../lib/rooms/snapshot.ts";
import type { RoomView } from "../../lib/rooms/view.ts";
import type { ServedApp } from "../serve_app.ts";
import { codeOf, post } from "./ask.ts";

export class Person {
  readonly identity: string;

  constructor(readonly app: Pick<ServedApp, "url">, readonly name: string) {
    this.identity = codeOf(name.replaceAll(/\W/g, ""));
  }

  /** Sits down in a room, or comes back to it. */
  async sit(code: string): Promise<Seat> {
    const seat = new Seat(this.app, code, { name: this.name, identity: this.identity });
    await seat.join("sit");
    return seat;
  }

  /** Asks about itself. */
  async ask(path: string, body: object = {}): Promise<Record<string, unknown>> {
    return (await post(this.app, `/api/me${path}`, { identity: this.identity, ...body })).body;
  }
}

/** One place at a table. */
export class Seat {
  /** All that was ever said to it, as text. */
  readonly heard: string[] = [];
  #sid = "";
  #room: RoomView | undefined;
  #ids = 0;

  constructor(
    private readonly app: Pick<ServedApp, "url">,
    private readonly code: string,
    private readonly who: { readonly name: string; readonly identity: string },
  ) {}

  get room(): RoomView {
    assert(this.#room, "nothing was heard of the room");
    return this.#room;
  }

  /** `since` is what was seen before, of which nothing is known here. */
  async join(wish: "sit" | "back" | "watch", since = 0): Promise<void> {
    const { identity, name } = this.who;
    const token = `${this.code}${identity}`;
    const join = { t: "join", protocol: PROTOCOL, code: this.code, wish, token, identity, name };
    const { body } = await post(this.app, "/api/send", { msg: { ...join, since } });
    this.#sid = String(body.sid);
    this.#hear(body.msgs);
  }

  /** Does something and hears the news; fails unless the room does it. */
  async do(action: Action): Promise<void> {
    const msg = { ...action, id: `id${this.#ids++}`, on: this.room.version };
    const { body } = await post(this.app, "/api/send", {
      sid: this.#sid,
      since: this.room.version,
      msg,
    });
    const answers = this.#hear(body.msgs).filter(({ t }) => t === "ok" || t === "refused");
    assertEquals(answers.map(({ t }) => t), ["ok"], JSON.stringify(answers));
  }

  /** Hears what is new, if anything is. */
  async look(): Promise<void> {
    const sync = { t: "sync", since: this.#room?.version ?? 0 };
    const { body } = await post(this.app, "/api/send", { sid: this.#sid, msg: sync });
    this.#hear(body.msgs);
  }

  #hear(msgs: unknown): readonly ServerMessage[] {
    this.heard.push(JSON.stringify(msgs));
    for (const message of msgs as readonly ServerMessage[]) {
      if (message.t === "snapshot") this.#room = fromSnapshot(message.room);
      else if ("v" in message && "at" in message) {
        this.#room = follow(this.#room ?? null, message) ?? this.#room;
      }
    }
    return msgs as readonly ServerMessage[];
  }
}
