/** What a table offers once its game is over. */

import { assertEquals } from "@std/assert";
import { renderToString } from "preact-render-to-string";
import { signal } from "@preact/signals";
import { RoomWays } from "../../lib/ui/table/room_actions.tsx";
import { STEM, Trial } from "../rooms/trial.ts";

/** Where the review is that a watcher is offered; undefined for none. */
function reviewOf({ view }: Trial): string | undefined {
  const line = { room: signal(view), state: signal({ player: null }) };
  const table = { words: { room: { review: "Review" } } };
  const part = { line, table, words: {} } as unknown as Parameters<typeof RoomWays>[0];
  return /href="(\/g\/[^"]+)"/.exec(renderToString(<RoomWays {...part} hasNews={false} />))?.[1];
}

Deno.test("a game is offered to be reviewed if it's kept", () => {
  const played = Trial.begun();
  played.play(2);
  played.ask(0, { t: "resign" });
  assertEquals(reviewOf(played), `/g/${STEM}-1`);
  const unplayed = Trial.begun(), calledOff = Trial.begun();
  unplayed.ask(0, { t: "resign" });
  calledOff.ask(0, { t: "abort" });
  assertEquals([reviewOf(unplayed), reviewOf(calledOff)], [undefined, undefined]);
});
