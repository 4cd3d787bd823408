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

/** Somebody comes with a key, from a browser of its own. */
function take(trial: Trial, key: string, token = "new", identity = "taker") {
  return trial.tell({ t: "take", key, token, identity });
}

Deno.test("a seat goes along to another device, once, and stays its player's", () => {
  const trial = Trial.begun();
  trial.ask(1, { t: "lend", key: "key" });
  assertEquals(take(trial, "wrong"), []);
  assertEquals(take(trial, "key").length, 1);
  assertEquals(holderOf(trial.room.secrets, "new"), 1);
  assertEquals(holderOf(trial.room.secrets, "token 1"), undefined);
  assertEquals(trial.room.secrets.holders[1]!.identity, "Ben's");
  assertEquals(take(trial, "key", "newer"), [], "the key is used up");
});

Deno.test("a seat that is given away is its taker's, unless that one has another there", () => {
  for (const [taker, holder] of [["taker", "taker"], ["Ada's", "Ben's"]] as const) {
    const trial = Trial.begun();
    trial.tell({ t: "give", player: 1, key: "key" });
    take(trial, "key", "new", taker);
    const { since } = trial.room.secrets.holders[1]!;
    assertEquals(trial.room.secrets.holders[1], {
      token: "new",
      identity: holder,
      owner: "",
      since,
      loan: null,
    });
  }
});

Deno.test("a key opens for ten minutes", () => {
  const trial = Trial.begun();
  trial.ask(1, { t: "lend", key: "key" });
  trial.now += LOAN_LASTS + 1;
  assertEquals(take(trial, "key"), []);
});
