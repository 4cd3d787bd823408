/** Messages to push services, read as a browser reads them. */

import { assert, assertEquals } from "@std/assert";
import { PushSender, vapidKeys } from "../../lib/server/push/push_sender.ts";
import { StoreFailure } from "../../lib/server/store/failure.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import { realWorld } from "../../lib/server/clock.ts";
import { PushService } from "./push_service.ts";

const CONTACT = "mailto:host@example.com";

const pushTo = (host: string) => ({ contact: CONTACT, hosts: [host] });

Deno.test("a browser reads what it is sent, and the service sees who sends but not what", async () => {
  await using service = await PushService.start();
  const keys = SqliteStore.open().books.keys;
  const pushSender = new PushSender(keys, pushTo(service.host), realWorld);
  assertEquals(await pushSender.deliver(service.subscription, "¿Tú? ♟", "topic"), "delivered");
  const [{ headers, text, claims }] = service.pushed as [typeof service.pushed[0]];
  assertEquals([text, claims.sub, claims.aud], ["¿Tú? ♟", CONTACT, `http://${service.host}`]);
  assert(claims.exp * 1_000 > Date.now() && claims.exp * 1_000 < Date.now() + 86_400_000);
  assertEquals(headers.get("content-encoding"), "aes128gcm");
  assertEquals([headers.get("ttl"), headers.get("topic")], ["86400", "topic"]);
  assert(headers.get("authorization")!.endsWith(await pushSender.publicKey()));
});

Deno.test("a service keeps a message for as long as it's told", async () => {
  await using service = await PushService.start();
  const pushSender = new PushSender(SqliteStore.open().books.keys, pushTo(service.host), realWorld);
  await pushSender.deliver(service.subscription, "now", "topic", 259_200);
  assertEquals(service.pushed[0]!.headers.get("ttl"), "259200");
});

Deno.test("nothing is sent to a service that the server no longer speaks to", async () => {
  await using service = await PushService.start();
  const pushSender = new PushSender(
    SqliteStore.open().books.keys,
    pushTo("push.example"),
    realWorld,
  );
  assertEquals(await pushSender.deliver(service.subscription, "now", "topic"), "failed");
  assertEquals(service.pushed, []);
});

Deno.test("the server's keys are made once", async () => {
  const keys = SqliteStore.open().books.keys;
  const one = await vapidKeys(keys);
  assertEquals(one, await vapidKeys(keys));
  assertEquals([one.publicKey.length, one.privateKey.length], [87, 43]);
  assert(one.privateKey !== (await vapidKeys(SqliteStore.open().books.keys)).privateKey);
});

Deno.test("keys that can't be read for a message are there for the next", async () => {
  await using service = await PushService.start();
  const { keys } = SqliteStore.open().books;
  const away = { find: () => Promise.reject(new StoreFailure("out of reach")) };
  let isAway = true;
  const find: typeof keys.find = (...key) => (isAway ? away : keys).find(...key);
  const pushSender = new PushSender({ find }, pushTo(service.host), realWorld);
  const deliver = () => pushSender.deliver(service.subscription, "now", "topic");
  assertEquals(await deliver(), "failed");
  isAway = false;
  assertEquals(await deliver(), "delivered");
});

const ANSWERS = [
  [201, "delivered"],
  [404, "gone"],
  [410, "gone"],
  [429, "failed"],
  [500, "failed"],
  [307, "failed"],
] as const;

for (const [status, delivery] of ANSWERS) {
  Deno.test(`a service that answers ${status}: ${delivery}`, async () => {
    await using service = await PushService.start();
    service.statuses = [status];
    const pushSender = new PushSender(
      SqliteStore.open().books.keys,
      pushTo(service.host),
      realWorld,
    );
    assertEquals(await pushSender.deliver(service.subscription, "now", "topic"), delivery);
    assertEquals(service.pushed.length, 1, "nothing is sent elsewhere");
  });
}

for (const end of ["time", "the server's end"]) {
  Deno.test(`a service that does not answer is waited for until ${end}`, () => unanswered(end));
}

async function unanswered(end: string): Promise<void> {
  const asked = Promise.withResolvers<void>();
  const never = new AbortController();
  const server = Deno.serve(
    { hostname: "127.0.0.1", port: 0, onListen() {}, signal: never.signal },
    () => {
      asked.resolve();
      return new Promise(() => {});
    },
  );
  await using service = await PushService.start();
  const endpoint = `http://127.0.0.1:${server.addr.port}/`;
  let ring = () => {};
  const world = {
    after(_ms: number, call: () => void) {
      ring = call;
      return () => {};
    },
  };
  const pushSender = new PushSender(
    SqliteStore.open().books.keys,
    pushTo(new URL(endpoint).host),
    world,
  );
  const delivery = pushSender.deliver({ ...service.subscription, endpoint }, "now", "topic");
  await asked.promise;
  if (end === "time") ring();
  else pushSender.stop();
  assertEquals(await delivery, "failed");
  never.abort();
  await server.finished;
}

Deno.test("keys that are no keys fail, and throw nothing", async () => {
  await using service = await PushService.start();
  const { endpoint, keys } = service.subscription;
  const wrong = {
    endpoint,
    keys: { ...keys, p256dh: `B${"A".repeat(86)}` },
    language: "en",
  } as const;
  const pushSender = new PushSender(SqliteStore.open().books.keys, pushTo(service.host), realWorld);
  assertEquals(await pushSender.deliver(wrong, "now", "topic"), "failed");
});
