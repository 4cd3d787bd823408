/** Tickets for games against the CPU: signed, bound, expiring. */

import { assert, assertEquals, assertRejects, assertThrows } from "@std/assert";
import fc from "fast-check";
import {
  checkTicket,
  issueTicket,
  seedOf,
  type Ticket,
  ticketKey,
} from "../../lib/leaderboard/ticket.ts";

const HOUR = 3_600_000;
const ISSUED = Date.UTC(2026, 10, 21);
const IDENTITY = "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=";

const TICKET: Ticket = {
  game: "conquerors-v2",
  level: "hard",
  side: 1,
  seed: seedOf(Uint8Array.from({ length: 16 }, (_, i) => 17 * i), 1),
  issued: ISSUED,
};

const key = await ticketKey(new Uint8Array(32).fill(7));
const text = await issueTicket(key, TICKET, IDENTITY);

function check(text: string, identity = IDENTITY, now = ISSUED + HOUR) {
  return checkTicket(key, text, identity, now);
}

Deno.test("a ticket is signed as any HMAC-SHA-256 would sign it", () => {
  assertEquals(
    text,
    "1.conquerors-v2.hard.1.ABEiM0RVZneImaq7zN3u_w.1795219200000." +
      "V70X8Ld6VYmM0dS7rcrq3BjESSNxLQ3EKH9h9FJzkiE",
  );
});

Deno.test("a ticket holds for a day from its issue", async () => {
  for (const now of [0, 1, HOUR, 24 * HOUR]) {
    assertEquals(await check(text, IDENTITY, ISSUED + now), TICKET);
  }
  assertEquals(await check(text, IDENTITY, ISSUED - 1), "not-yet");
  assertEquals(await check(text, IDENTITY, ISSUED + 24 * HOUR + 1), "expired");
});

Deno.test("a ticket of another identity or another server is forged", async () => {
  assertEquals(await check(text, IDENTITY.toLowerCase()), "forged");
  assertEquals(await check(text, ""), "forged");
  const other = await ticketKey(new Uint8Array(32).fill(8));
  assertEquals(await checkTicket(other, text, IDENTITY, ISSUED), "forged");
});

Deno.test("what a ticket says cannot be moved into the identity", async () => {
  const [said, identity] = [text.slice(0, -1), text.at(-1)! + IDENTITY];
  assert(typeof await check(said, identity) === "string");
});

/** Every character that a ticket can have, and some that none has. */
const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.+/= \n\0é";

Deno.test("a ticket with any one character changed, dropped or added is refused", async () => {
  for (let at = 0; at <= text.length; at++) {
    const [before, after] = [text.slice(0, at), text.slice(at + 1)];
    const damaged = [...SIGNS].filter((sign) => sign !== text[at]).map((s) => before + s + after);
    const added = [..."A1._"].map((sign) => before + sign + text.slice(at));
    const dropped = at < text.length ? [before + after] : [];
    for (const wrong of [...damaged, ...added, ...dropped]) {
      const refusal = await check(wrong);
      assert(refusal === "forged" || refusal === "malformed", `${refusal}: ${wrong}`);
    }
  }
});

Deno.test("text that is no ticket is malformed", async () => {
  const parts = text.split(".");
  const put = (index: number, part: string) => parts.with(index, part).join(".");
  const wrong = [
    "",
    ".",
    "x",
    ".".repeat(100_000),
    parts.slice(0, 6).join("."),
    put(0, "2"),
    put(1, "chess"),
    put(1, "constructor"),
    put(2, "online"),
    put(2, "toString"),
    put(3, "2"),
    put(4, "short"),
    put(5, "-1"),
    put(5, "1e9"),
    put(6, parts[6] + "="),
  ];
  for (const text of wrong) assertEquals(await check(text), "malformed", text.slice(0, 200));
});

Deno.test("any text whatever is refused", async () => {
  const property = fc.asyncProperty(fc.string(), async (text) => {
    assertEquals(await check(text), "malformed");
  });
  await fc.assert(property, { seed: 44, numRuns: 500 });
});

Deno.test("a ticket that could not be read is not issued", async () => {
  for (const wrong of [{ seed: "a.b" }, { side: 2 }, { issued: 0.5 }, { issued: -1 }]) {
    await assertRejects(() => issueTicket(key, { ...TICKET, ...wrong }, IDENTITY), RangeError);
  }
  assertThrows(() => seedOf(new Uint8Array(15), 1), RangeError);
});
