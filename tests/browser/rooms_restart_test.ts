/** A server that goes and comes back in the middle of a game. */

import { assertEquals } from "@std/assert";
import { RestartableApp } from "./restartable.ts";
import { BLUE_BLOCK, cellsOf, cue, pair, place, RED_BLOCK } from "./room.ts";
import { type Stage, story, type Visit } from "./story.ts";
import type { TablePage } from "./table_page.ts";

/** What a browser logs about a server that is not there. */
const AWAY: Visit = { expected: /net::ERR_|WebSocket connection/ };

async function isAway({ page }: TablePage): Promise<void> {
  await page.getByText("Connection lost. Reconnecting…").waitFor();
}

for (
  const [net, visit] of [["sockets", AWAY], ["polling", {
    ...AWAY,
    prepare: () => Reflect.deleteProperty(globalThis, "WebSocket"),
  }]] as const
) {
  story(`a server told to stop, then one killed, lose nothing, over ${net}`, async (stage) => {
    await using app = await RestartableApp.start();
    const { blue, red } = await pair({ ...stage, url: app.url } as Stage, visit, visit);
    await place(blue, BLUE_BLOCK);
    await red.turns(1);

    await app.stop("SIGTERM");
    await isAway(red);
    // A turn confirmed meanwhile is sent as soon as there is somebody to take it.
    await place(red, RED_BLOCK);
    await cue(red).getByText("Sending your turn…").waitFor();
    await app.start();
    await blue.turns(2);

    await place(blue, "c20 d20 c21 d21");
    await blue.turns(3);
    await app.stop("SIGKILL");
    await isAway(blue);
    await app.start();
    await red.turns(3);
    await place(red, "x20 y20 x21 y21");
    for (const table of [blue, red]) {
      await table.turns(4);
      assertEquals(
        [await cellsOf(table, 0), await cellsOf(table, 1)],
        [
          "Blue: c12 blue, d12 blue, c13 blue, d13 blue, c20 blue, d20 blue, c21 blue, d21 blue.",
          "Red: x12 red, y12 red, x13 red, y13 red, x20 red, y20 red, x21 red, y21 red.",
        ],
      );
    }
  });
}
