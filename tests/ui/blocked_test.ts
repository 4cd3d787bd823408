/** Who is blocked at a table, where the server says so late. */

import { assertEquals } from "@std/assert";
import type { Player } from "../../lib/rooms/event.ts";
import { Blocked } from "../../lib/ui/table/blocked.ts";
import { TrialLine } from "./trial_line.ts";

/** A table whose server answers what it's given, and whose time passes when the test lets it. */
class Asked {
  readonly line = new TrialLine(0);
  answer: readonly Player[] | undefined;
  asked = 0;
  pass = () => {};
  readonly blocked: Blocked;

  constructor() {
    const blocked = () => {
      this.asked++;
      return Promise.resolve(this.answer);
    };
    const { state, people } = this.line;
    this.blocked = new Blocked({ state, people: { ...people, blocked } }, (_, call) => {
      this.pass = call;
      return () => this.pass = () => {};
    });
  }

  /** Whether it's known who is blocked, and whom nobody hears, once answers have come. */
  async told(): Promise<[isKnown: boolean, hidden: Player[]]> {
    await new Promise((resolve) => setTimeout(resolve));
    const hidden = ([0, 1] as const).filter((player) => this.blocked.hides(player));
    return [this.blocked.isKnown.value, hidden];
  }
}

Deno.test("where the server doesn't say who is blocked, nobody is heard, and it's asked again", async () => {
  const table = new Asked();
  assertEquals(await table.told(), [false, [0, 1]]);
  table.answer = [1];
  table.pass();
  assertEquals(await table.told(), [true, [1]]);
  table.pass();
  table.line.change({ status: "reconnecting" });
  table.line.change({ status: "online" });
  assertEquals([await table.told(), table.asked], [[true, [1]], 2]);
});

Deno.test("who is blocked is asked once the line is back, and not while it's gone", async () => {
  const table = new Asked();
  await table.told();
  table.line.change({ status: "offline" });
  table.pass();
  assertEquals([await table.told(), table.asked], [[false, [0, 1]], 1]);
  table.answer = [];
  table.line.change({ status: "online" });
  assertEquals([await table.told(), table.asked], [[true, []], 2]);
});

Deno.test("nothing is asked again at a table that was left", async () => {
  const table = new Asked();
  await table.told();
  table.blocked.end();
  table.pass();
  table.line.change({ status: "reconnecting" });
  table.line.change({ status: "online" });
  await table.told();
  assertEquals(table.asked, 1);
});
