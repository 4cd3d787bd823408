/** Who is blocked at a table, where the server says so late. */

import { assertEquals } from "@std/assert";
import type { Player } from "../../lib/rooms/event.ts";
import { block } from "../../lib/ui/net/people.ts";
import { askBlocked } from "../../lib/ui/table/room/talk.ts";
import { TrialLine } from "./trial_line.ts";

/** A table whose server answers what it's given, and whose time passes when the test lets it. */
class Table {
  answer: { players: Player[] } | { refused: string } | undefined;
  asked: unknown[] = [];
  pass = () => {};
  readonly line = Object.assign(new TrialLine(0), {
    ask: (path: string, body: object) => {
      this.asked.push([path, body]);
      return Promise.resolve(this.answer);
    },
  });
  readonly blocked;

  constructor(identity = "Ada's") {
    const keep = { getItem: () => identity, setItem() {} };
    this.blocked = askBlocked(this.line, keep, (_, call) => {
      this.pass = () => {
        this.pass = () => {};
        call();
      };
      return () => {};
    });
  }

  /** What is known once answers have come, and how often it was asked. */
  async known(): Promise<[isKnown: boolean | undefined, players: Player[], asked: number]> {
    await new Promise((resolve) => setTimeout(resolve));
    const { isKnown, players } = this.blocked;
    return [isKnown.value, [...players.value], this.asked.length];
  }
}

Deno.test("where the server doesn't say who is blocked, it's asked until it does", async () => {
  const table = new Table();
  assertEquals(table.blocked.isKnown.value, undefined);
  assertEquals(table.asked, [["/api/me/blocks", { wish: "look" }]]);
  const answers = [{ refused: "storage" }, { players: [1 as Player] }];
  for (const [before, answer] of answers.entries()) {
    assertEquals(await table.known(), [false, [], before + 1]);
    table.answer = answer;
    table.pass();
  }
  assertEquals(await table.known(), [true, [1], 3]);
  table.pass();
  assertEquals(await table.known(), [true, [1], 3]);
});

Deno.test("who never played has blocked nobody, and nothing is asked", async () => {
  assertEquals(await new Table("").known(), [true, [], 0]);
});

Deno.test("nothing is asked again at a table that was left", async () => {
  const table = new Table();
  await table.known();
  table.line.close();
  table.pass();
  assertEquals(await table.known(), [false, [], 1]);
});

Deno.test("who is to be blocked is, and who isn't any longer isn't", async () => {
  for (const [isBlocked, wish] of [[true, "on"], [false, "off"]] as const) {
    const asked: unknown[] = [];
    const ask = (path: string, body: object) => {
      asked.push([path, body]);
      return Promise.resolve({ isBlocked });
    };
    assertEquals(await block(Object.assign(new TrialLine(0), { ask }), 1, isBlocked), true);
    assertEquals(asked, [["/api/me/blocks", { wish, player: 1 }]]);
  }
});
