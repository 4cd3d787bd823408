import { assertEquals } from "@std/assert";
import { clientAddress, sourceOf } from "../../lib/server/transport/address.ts";

Deno.test("without proxies the socket says who calls", () => {
  assertEquals(clientAddress("1.2.3.4", "9.9.9.9", 0), "1.2.3.4");
});

Deno.test("behind proxies the nth entry from the right counts", () => {
  const header = "forged, 7.7.7.7, 10.0.0.1";
  assertEquals(clientAddress("10.0.0.2", header, 1), "10.0.0.1");
  assertEquals(clientAddress("10.0.0.2", header, 2), "7.7.7.7");
});

Deno.test("with fewer entries than proxies, or none that is an address, the socket's counts", () => {
  for (const [header, hops] of [["7.7.7.7", 2], ["forged", 1], ["", 1], [null, 1]] as const) {
    assertEquals(clientAddress("10.0.0.2", header, hops), "10.0.0.2", `${header}`);
  }
});

Deno.test("a port that a proxy adds is no part of the address", () => {
  assertEquals(clientAddress("10.0.0.2", "7.7.7.7:49152", 1), "7.7.7.7");
  assertEquals(clientAddress("10.0.0.2", "[2001:db8::1]:49152", 1), "2001:db8::1");
  assertEquals(clientAddress("10.0.0.2", "2001:db8::1", 1), "2001:db8::1");
});

const SOURCES: readonly (readonly [string, string])[] = [
  ["1.2.3.4", "1.2.3.4"],
  ["::ffff:1.2.3.4", "1.2.3.4"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["[2001:db8::1]", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["::", "0:0:0:0::/64"],
];

for (const [address, source] of SOURCES) {
  Deno.test(`${address} counts as ${source}`, () => assertEquals(sourceOf(address), source));
}
