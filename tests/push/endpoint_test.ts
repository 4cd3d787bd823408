import { assertEquals } from "@std/assert";
import {
  isPushEndpoint,
  PUSH_HOSTS,
  readSubscription,
} from "../../lib/server/push/push_services.ts";

const GOOD = [
  "https://fcm.googleapis.com/fcm/send/abc:def",
  "https://updates.push.services.mozilla.com/wpush/v2/abc",
  "https://wns2-am3p.notify.windows.com/w/?token=abc",
  "https://web.push.apple.com/abc",
  `https://fcm.googleapis.com/${"x".repeat(973)}`,
];

const BAD = [
  "",
  "fcm.googleapis.com/fcm/send/abc",
  "http://fcm.googleapis.com/fcm/send/abc",
  "https://fcm.googleapis.com:8443/fcm/send/abc",
  "https://ada:secret@fcm.googleapis.com/fcm/send/abc",
  "https://fcm.googleapis.com.example/abc",
  "https://xfcm.googleapis.com/abc",
  "https://example/fcm.googleapis.com",
  "https://xpush.apple.com/abc",
  "https://push.apple.com/abc",
  "https://127.0.0.1/abc",
  "http://127.0.0.1/abc",
  "https://10.0.0.1/abc",
  "https://[::1]/abc",
  "https://localhost/abc",
  "https://169.254.169.254/latest/meta-data",
  "file:///etc/passwd",
  `https://fcm.googleapis.com/${"x".repeat(974)}`,
];

for (const endpoint of GOOD) {
  Deno.test(`sent to: ${endpoint.slice(0, 60)}`, () =>
    assertEquals(isPushEndpoint(endpoint, PUSH_HOSTS), true));
}

for (const endpoint of BAD) {
  Deno.test(`not sent to: ${endpoint.slice(0, 60)}`, () =>
    assertEquals(isPushEndpoint(endpoint, PUSH_HOSTS), false));
}

Deno.test("HTTP is for a push service of this machine that the host has named", () => {
  assertEquals(isPushEndpoint("http://127.0.0.1:7000/a", ["127.0.0.1:7000"]), true);
  assertEquals(isPushEndpoint("http://127.0.0.1:7001/a", ["127.0.0.1:7000"]), false);
  assertEquals(isPushEndpoint("http://example.com/a", ["example.com"]), false);
});

const KEYS = { p256dh: `B${"x".repeat(86)}`, auth: "y".repeat(22) };
const SUBSCRIPTION = { endpoint: GOOD[0]!, expirationTime: null, keys: KEYS };

Deno.test("a subscription is what is needed to send, and the language", () => {
  assertEquals(readSubscription(SUBSCRIPTION, "es-MX", PUSH_HOSTS), {
    endpoint: GOOD[0]!,
    keys: KEYS,
    language: "es",
  });
});

const MALFORMED: readonly unknown[] = [
  undefined,
  "",
  {},
  { ...SUBSCRIPTION, endpoint: 7 },
  { ...SUBSCRIPTION, endpoint: BAD[3] },
  { ...SUBSCRIPTION, keys: undefined },
  { ...SUBSCRIPTION, keys: { ...KEYS, auth: "short" } },
  { ...SUBSCRIPTION, keys: { ...KEYS, p256dh: `C${"x".repeat(86)}` } },
  { ...SUBSCRIPTION, keys: { ...KEYS, p256dh: [] } },
];

for (const value of MALFORMED) {
  Deno.test(`no subscription: ${JSON.stringify(value)?.slice(0, 80)}`, () =>
    assertEquals(readSubscription(value, "en", PUSH_HOSTS), undefined));
}

Deno.test("nobody is reminded in a language that nobody speaks here", () =>
  assertEquals(readSubscription(SUBSCRIPTION, "tlh", PUSH_HOSTS), undefined));
