/** Premoves on their way: who gets them, and what becomes of them with the server. */

import { assert, assertEquals } from "@std/assert";
import { NO_QUEUE } from "../../lib/rooms/premove.ts";
import { Table } from "./simulator/table.ts";

const SETTINGS = {
  game: "conway",
  options: { seats: 3, size: 8, place: 3, touch: 0 },
  clock: 86_400,
} as const;

const STEPS = [{ after: ["g3"], move: "h5" }, { after: [], move: "pass" }] as const;

for (const pollOnly of [false, true]) {
  const net = pollOnly ? "polling" : "sockets";

  Deno.test(`premoves are only their owner's, outlive the server, and are played, over ${net}`, async () => {
    const table = await Table.set("in advance", { settings: SETTINGS, pollOnly });
    const watcher = table.join("watch");
    const [first, owner, third] = table.players;
    await table.hear(owner!.do({ t: "queue", steps: STEPS }));
    await table.until(() => owner!.state.queue.steps.length === 2);
    for (const other of [first!, third!, watcher]) {
      await table.until(() => other.state.room?.version === owner!.room.version);
      assertEquals(other.state.queue, NO_QUEUE);
      assert(!JSON.stringify(other.state).includes("h5"));
    }

    table.server.kill();
    await table.time.pass(1_000);
    await table.server.start();
    owner!.reload();
    await table.until(() => owner!.state.queue.steps.length === 2);

    await table.hear(first!.do({ t: "move", move: "g3" }));
    await table.until(() => third!.room.moves.length === 2);
    assertEquals(third!.room.moves, ["g3", "h5"]);
    await table.until(() => owner!.state.queue.steps.length === 1);
  });

  Deno.test(`an owner hears what was dropped, and why, over ${net}`, async () => {
    const table = await Table.set("dropped", { settings: SETTINGS, pollOnly });
    const [first, owner, third] = table.players;
    await table.hear(owner!.do({ t: "queue", steps: STEPS }));
    await table.hear(first!.do({ t: "move", move: "g4" }));
    await table.until(() => owner!.state.queue.dropped !== null);
    const { steps, dropped } = owner!.state.queue;
    assertEquals([steps, dropped], [[], { step: STEPS[0], why: "unexpected" }]);
    assertEquals(third!.state.queue, NO_QUEUE);
    owner!.reload();
    await table.until(() => owner!.state.queue.dropped !== null && owner!.state.room !== null);
    await table.hear(owner!.do({ t: "queue", steps: [] }));
    await table.until(() => owner!.state.queue.dropped === null);
  });
}
