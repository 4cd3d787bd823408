import { assertEquals, assertMatch, assertNotEquals } from "@std/assert";
import { isSecret } from "../../lib/rooms/parse.ts";
import { dropSeat, holdSeat, identityOf, makeSecret, seatKey } from "../../lib/ui/net/seat_keys.ts";

function keep() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  };
}

Deno.test("secrets are 128 bits of URL-safe text that the server takes", () => {
  const secret = makeSecret();
  assertMatch(secret, /^[\w-]{22}$/);
  assertEquals(isSecret(secret), true);
  assertNotEquals(makeSecret(), secret);
});

Deno.test("a browser keeps one identity, and one token a room until the seat is another's", () => {
  const mine = keep();
  assertEquals(identityOf(mine), identityOf(mine));
  const wished = seatKey(mine, "K7QX2M");
  assertEquals(seatKey(mine, "K7QX2M"), { ...wished, held: false });
  holdSeat(mine, "K7QX2M");
  assertEquals(seatKey(mine, "K7QX2M"), { token: wished.token, held: true });
  assertNotEquals(seatKey(mine, "OTHERS").token, wished.token);
  dropSeat(mine, "K7QX2M");
  const { token, held } = seatKey(mine, "K7QX2M");
  assertNotEquals(token, wished.token);
  assertEquals(held, false);
});
