/** A room to try commands on, without any transport. */

import { assertEquals } from "@std/assert";
import type { LoggedEvent, Player, Settings } from "../../lib/rooms/event.ts";
import type { Action, Answer } from "../../lib/rooms/protocol.ts";
import {
  foldRoom,
  openRoom,
  receive,
  type Room,
  type SystemCommand,
} from "../../lib/rooms/room.ts";

export const SETTINGS: Settings = {
  game: "conquerors-v2",
  options: { komi: 0 },
  side: 0,
  clock: null,
  listed: false,
};

/** What the ids of a trial's games begin with. */
export const STEM = "ab2cd3ef4g";

/** Blocks for one seat and the other: they live forever and don't touch each other. */
const BLOCKS: readonly (readonly string[])[] = [
  ["a1,b1,a2,b2", "a5,b5,a6,b6", "a9,b9,a10,b10", "a13,b13,a14,b14", "e1,f1,e2,f2"],
  ["aa1,ab1,aa2,ab2", "aa5,ab5,aa6,ab6", "aa9,ab9,aa10,ab10", "aa13,ab13,aa14,ab14", "w1,x1,w2,x2"],
];

export class Trial {
  room: Room;
  readonly events: LoggedEvent[] = [];
  now = 1_000_000;
  #ids = 0;

  constructor(settings: Partial<Settings> = {}) {
    const opened = openRoom("K7QX2M", STEM, { ...SETTINGS, ...settings }, this.now);
    this.room = opened.room;
    this.events.push(...opened.events);
  }

  /** A room in which both sit. */
  static begun(settings?: Partial<Settings>): Trial {
    const trial = new Trial(settings);
    trial.tell({ t: "sit", name: "Ada", token: "token 0", identity: "Ada's" });
    trial.tell({ t: "sit", name: "Ben", token: "token 1", identity: "Ben's" });
    return trial;
  }

  get view(): Room["view"] {
    return this.room.view;
  }

  tell(command: SystemCommand): readonly LoggedEvent[] {
    return this.#receive({ system: command }).events;
  }

  /** Asks on what the player has seen: everything, unless told otherwise. */
  ask(by: Player, action: Action, on = this.view.version, id = `id-${this.#ids++}`): Answer {
    return this.#receive({ by, request: { ...action, id, on } }).answer!;
  }

  /** Plays some turns, one block each. */
  play(turns: number): void {
    for (let turn = 0; turn < turns; turn++) {
      const seat = this.view.moves.length % 2;
      const move = BLOCKS[seat]![this.view.moves.length >> 1]!;
      const by = (seat + this.view.settings.side + this.view.games - 1) % 2 as Player;
      assertEquals(this.ask(by, { t: "move", move }).t, "ok");
    }
  }

  #receive(command: Parameters<typeof receive>[1]): ReturnType<typeof receive> {
    const before = JSON.stringify(this.room);
    const received = receive(this.room, command, this.now);
    assertEquals(JSON.stringify(this.room), before, "receive changes nothing");
    assertEquals(
      received.room,
      foldRoom(received.events, this.room),
      "the room is its events' fold",
    );
    this.room = received.room;
    this.events.push(...received.events);
    return received;
  }
}

/** Why it was refused; undefined when it was not. */
export function reason(answer: Answer): string | undefined {
  return answer.t === "refused" ? answer.why : undefined;
}
