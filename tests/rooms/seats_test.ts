import { assertEquals } from "@std/assert";
import { holderOf, LOAN_LASTS, refuseSeat } from "../../lib/rooms/seats.ts";
import { Trial } from "./trial.ts";

Deno.test("the first two sit down, and the game begins", () => {
  const trial = new Trial();
  const kinds = (name: string) =>
    trial.tell({ t: "sit", name, token: `${name}'s token`, identity: name }).map(({ t }) => t);
  assertEquals(kinds("Ada"), ["sat"]);
  assertEquals(kinds("Ben"), ["sat", "began"]);
  assertEquals(kinds("Cleo"), []);
  assertEquals(refuseSeat(trial.view, trial.room.secrets, "Cleo"), "full");
  assertEquals(holderOf(trial.room.secrets, "Ben's token"), 1);
  assertEquals(holderOf(trial.room.secrets, "Cleo's token"), undefined);
});

Deno.test("one browser cannot hold both seats", () => {
  const trial = new Trial();
  trial.tell({ t: "sit", name: "", token: "one", identity: "Ada" });
  assertEquals(trial.tell({ t: "sit", name: "", token: "two", identity: "Ada" }), []);
  assertEquals(refuseSeat(trial.view, trial.room.secrets, "Ada"), "own-seat");
});

Deno.test("sitting down twice with one token is sitting down once", () => {
  const trial = new Trial();
  trial.tell({ t: "sit", name: "", token: "one", identity: "Ada" });
  assertEquals(trial.tell({ t: "sit", name: "", token: "one", identity: "Ada" }), []);
});

Deno.test("a seat goes along to another device, once", () => {
  const trial = Trial.begun();
  trial.ask(1, { t: "lend", key: "key" });
  assertEquals(trial.tell({ t: "take", key: "wrong", token: "new" }), []);
  assertEquals(trial.tell({ t: "take", key: "key", token: "new" }).length, 1);
  assertEquals(holderOf(trial.room.secrets, "new"), 1);
  assertEquals(holderOf(trial.room.secrets, "token 1"), undefined);
  assertEquals(trial.tell({ t: "take", key: "key", token: "newer" }), [], "the key is used up");
});

Deno.test("a key opens for ten minutes", () => {
  const trial = Trial.begun();
  trial.ask(1, { t: "lend", key: "key" });
  trial.now += LOAN_LASTS + 1;
  assertEquals(trial.tell({ t: "take", key: "key", token: "new" }), []);
});
