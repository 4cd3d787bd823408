/** A socket whose owner waits for an opponent, where the queue takes its time to answer. */

import { assertEquals, assertRejects } from "@std/assert";
import type { ServerMessage } from "../../lib/rooms/protocol.ts";
import { Pairing } from "../../lib/server/pairing/pairing.ts";
import { MemoryQueue } from "../../lib/server/pairing/queue.ts";
import type { WaitingRoom } from "../../lib/server/pairing/waiting_room.ts";
import type { Admission } from "../../lib/server/transport/admission.ts";
import { SocketConnection } from "../../lib/server/transport/socket.ts";
import { makeSecret } from "../../lib/ui/net/seat_keys.ts";
import { seededWorld } from "../seeded_world.ts";

/** Where no alarm ever rings. */
const WORLD = { ...seededWorld(), after: () => () => {} };

/** Lets everything happen that waits for nothing else. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A line to a queue that answers when the test says so. */
class SlowLine {
  readonly done: string[] = [];
  readonly sent: ServerMessage[] = [];
  readonly entering = Promise.withResolvers<{ readonly id: string }>();
  readonly #listening = Promise.withResolvers<void>();
  readonly #socket = {
    readyState: 1,
    bufferedAmount: 0,
    send: (text: string) => void this.sent.push(JSON.parse(text)),
    close: () => void (this.#socket.readyState = 2),
  };
  readonly connection = new SocketConnection(
    this.#socket,
    "192.0.2.1",
    { admission: {} as Admission, waitingRoom: this.#waitingRoom() },
    { has: () => true, enter: () => true, wait: () => true },
    WORLD,
    60,
  );

  say(message: object): void {
    this.connection.hear(JSON.stringify(message));
  }

  seek(): void {
    const [token, identity] = [makeSecret(), makeSecret()];
    this.say({ t: "seek", protocol: 1, pool: "conquerors-v2.60", token, identity });
  }

  /** The other end is gone. */
  break(): void {
    this.#socket.readyState = 3;
    this.connection.leave();
  }

  async enter(): Promise<void> {
    this.entering.resolve({ id: "place" });
    await settle();
  }

  async listen(): Promise<void> {
    this.#listening.resolve();
    await settle();
  }

  #waitingRoom(): WaitingRoom {
    const note = (what: string) => () => void this.done.push(what);
    const listen = async () => {
      this.done.push("listens");
      await this.#listening.promise;
      return { stop: note("stops"), leave: note("leaves") };
    };
    const pairing = {
      listen,
      leave: (id: string) => Promise.resolve(note(`leaves ${id}`)()),
      away: (id: string) => Promise.resolve(note(`${id} is away`)()),
    };
    const enter = () => {
      this.done.push("enters");
      return this.entering.promise;
    };
    return { pairing, enter } as unknown as WaitingRoom;
  }
}

Deno.test("who seeks again before the queue has answered waits in one place", async () => {
  const line = new SlowLine();
  line.seek();
  await line.enter();
  line.seek();
  await line.listen();
  assertEquals(line.done, ["enters", "listens"]);
  assertEquals(line.sent, [{ t: "malformed", why: "You have joined already" }]);
  line.break();
  assertEquals(line.done.slice(2), ["stops"]);
});

Deno.test("nobody is paired with who was gone before they had a place", async () => {
  const line = new SlowLine();
  line.seek();
  line.break();
  await line.enter();
  assertEquals(line.done, ["enters", "place is away"]);
});

Deno.test("who is gone before the queue has answered doesn't wait", async () => {
  const line = new SlowLine();
  line.seek();
  await line.enter();
  line.break();
  await line.listen();
  assertEquals(line.done, ["enters", "listens", "stops"]);
});

Deno.test("who gives up before the queue has answered leaves no place", async () => {
  const early = new SlowLine();
  early.seek();
  early.say({ t: "leave" });
  await early.enter();
  assertEquals(early.done, ["enters", "leaves place"]);
  const late = new SlowLine();
  late.seek();
  await late.enter();
  late.say({ t: "leave" });
  await late.listen();
  assertEquals(late.done, ["enters", "listens", "leaves", "stops"]);
});

Deno.test("a line that the queue doesn't answer isn't listened on", async () => {
  const queue = new MemoryQueue({ seekers: 10, seekersPerSource: 10 });
  queue.states = () => Promise.reject(new Error("No answer"));
  const open = () => Promise.resolve({ refused: "limit" } as const);
  const hub = { open, end: () => Promise.resolve(true) };
  const areApart = () => Promise.resolve(false);
  const pairing = new Pairing({ queue, hub, areApart, isPaused: () => false, world: WORLD });
  await assertRejects(() => pairing.listen("place", () => {}), Error, "No answer");
  assertEquals(pairing.size, 0);
});
