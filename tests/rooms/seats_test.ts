import { assertEquals } from "@std/assert";
import { redact } from "../../lib/rooms/forgotten.ts";
import { foldRoom } from "../../lib/rooms/room.ts";
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

Deno.test("who sat down without a name is named once, and the name goes with their data", () => {
  const trial = new Trial();
  trial.tell({ t: "sit", name: "", token: "one", identity: "Ada" });
  trial.tell({ t: "sit", name: "Ben", token: "two", identity: "Ben" });
  const name = (player: 0 | 1, name: string) => trial.tell({ t: "name", player, name });
  assertEquals([name(0, ""), name(1, "Cleo")], [[], []]);
  const [named] = name(0, "Ada");
  assertEquals(trial.view.players.map(({ name }) => name), ["Ada", "Ben"]);
  assertEquals(name(0, "Cleo"), []);
  const forgotten = { player: 0, identity: "Ada" };
  const redacted = redact(named!, forgotten);
  assertEquals(redacted.t === "named" && redacted.name, "");
  trial.room = foldRoom(
    [{ t: "forgotten", player: 0, v: trial.view.version + 1, at: trial.now }],
    trial.room,
  );
  assertEquals([name(0, "Ada"), trial.view.players[0]!.name], [[], ""]);
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
