import { assertEquals } from "@std/assert";
import { Outbox } from "../../lib/ui/net/outbox.ts";

Deno.test("requests go one at a time, the same each time, and in order", async () => {
  const outbox = new Outbox();
  const first = outbox.add({ t: "say", text: "one" }, "a", 4);
  outbox.add({ t: "say", text: "two" }, "b", 4);
  const request = { t: "say", text: "one", id: "a", on: 4 } as const;
  assertEquals([outbox.head(), outbox.head()], [request, request]);
  const answer = { t: "ok", id: "a", v: 5, hash: "" } as const;
  assertEquals([outbox.settle(answer), outbox.settle(answer)], [true, false]);
  assertEquals(await first, answer);
  assertEquals(
    outbox.head(),
    { t: "say", text: "two", id: "b", on: 5 },
    "on what was accepted last",
  );
});

Deno.test("a refusal settles too, and does not count as seen", async () => {
  const outbox = new Outbox();
  const first = outbox.add({ t: "resign" }, "a", 4);
  const answer = { t: "refused", id: "a", why: "over", v: 9, hash: "" } as const;
  outbox.settle(answer);
  assertEquals(await first, answer);
  outbox.add({ t: "resign" }, "b", 4);
  assertEquals(outbox.head()?.on, 4);
});

Deno.test("an outbox knows while what changes the game waits in it", () => {
  const outbox = new Outbox();
  outbox.add({ t: "say", text: "hi" }, "a", 4);
  assertEquals(outbox.isChanging, false);
  outbox.add({ t: "move", move: "pass" }, "b", 4);
  assertEquals(outbox.isChanging, true);
  for (const id of ["a", "b"]) outbox.settle({ t: "ok", id, v: 5, hash: "" });
  assertEquals(outbox.isChanging, false);
});

Deno.test("what is left at the end is answered", async () => {
  const outbox = new Outbox();
  const answers = [outbox.add({ t: "resign" }, "a", 4), outbox.add({ t: "claim" }, "b", 4)];
  outbox.abandon(4, "hash");
  const reasons = (await Promise.all(answers)).map((answer) =>
    answer.t === "refused" && answer.why
  );
  assertEquals(reasons, ["closed", "closed"]);
  assertEquals(outbox.size, 0);
});
