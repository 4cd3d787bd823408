/** What comes after a command that was sent twice, or that no server can read. */

import { assertEquals } from "@std/assert";
import type { Action } from "../../lib/rooms/protocol.ts";
import { Table } from "./simulator/table.ts";
import { CALM, DARK } from "./simulator/weather.ts";

const WAYS = { "by socket": false, "by polling": true };
/** Moves say with it how long what is sent is on its way. */
const BANK = { bank: { base: 180, increment: 2 } };
/** Nothing takes less than no time. */
const UNREADABLE: Action = { t: "move", move: "pass", lag: -1 };

for (const [way, pollOnly] of Object.entries(WAYS)) {
  for (const kind of ["move", "say"]) {
    Deno.test(`${way}, the turn after a ${kind} that was sent twice is played`, async () => {
      const table = await Table.set("resent", { pollOnly, settings: BANK });
      await table.play(2);
      const player = table.mover!;
      const answer = kind === "say" ? player.do({ t: "say", text: "hi" }) : player.move();
      await table.time.pass(31); // it's there, and its answer isn't
      player.line.breakSockets("cut");
      player.line.weather = DARK;
      await table.time.pass(5_000);
      player.line.weather = CALM;
      assertEquals((await table.hear(answer)).t, "ok");
      await table.play(2);
    });
  }

  Deno.test(`${way}, a turn that was sent again while the disk hung isn't played once it's refused`, async () => {
    const table = await Table.set("hung", { pollOnly });
    await table.play(2);
    Object.assign(table.server, { diskFull: true, diskDelay: 20_000 });
    const answer = await table.hear(table.mover!.move());
    assertEquals(answer.t === "refused" && answer.why, "storage");
    Object.assign(table.server, { diskFull: false, diskDelay: 10 });
    await table.time.pass(60_000);
    assertEquals((await table.truth()).moves.length, 2);
    await table.play(1);
  });

  Deno.test(`${way}, what can't be read is refused, and what comes after it isn't`, async () => {
    const table = await Table.set("unreadable", { pollOnly });
    await table.play(1);
    const player = table.mover!;
    const answers = [player.do(UNREADABLE), player.move()].map((answer) => table.hear(answer));
    const [unread, move] = await Promise.all(answers);
    assertEquals(unread!.t === "refused" && unread!.why, "malformed");
    assertEquals(move!.t, "ok");
    await table.play(1);
  });
}

Deno.test("a copy that comes right after its refusal hears the same, and is judged again later", async () => {
  const table = await Table.set("copy");
  await table.play(2);
  const room = (await table.server.services.hub.loaded(table.code))!, mover = table.mover!;
  const { version: on } = room.view, move = mover.randomMove();
  const ask = async () => {
    const answer = await table.hear(room.ask(mover.who!, { t: "move", move, id: "one", on }));
    return answer.t === "refused" ? answer.why : answer.t;
  };
  table.server.diskFull = true;
  assertEquals(await ask(), "storage");
  table.server.diskFull = false;
  assertEquals(await ask(), "storage");
  await table.time.pass(2_000);
  assertEquals(await ask(), "ok");
});
