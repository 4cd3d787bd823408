/** Reminders of turns, as they are asked for and served. */

import { assert, assertEquals, assertMatch } from "@std/assert";
import type { Settings } from "../../lib/rooms/event.ts";
import type { LiveRoom } from "../../lib/server/rooms/live_room.ts";
import type { Limits } from "../../lib/server/rooms/limits.ts";
import { digest } from "../../lib/server/digest.ts";
import type { Order } from "../../lib/server/moderation/orders.ts";
import { finishedGame } from "../store/finished.ts";
import { PushService } from "../push/push_service.ts";
import { serveApp, type ServedApp } from "../serve_app.ts";
import { codeOf, post } from "./ask.ts";

const [ADA, BEN] = [codeOf("Ada"), codeOf("Ben")];
const PATH = "/api/me/reminders";
const CONTACT = "mailto:host@example.com";

const SETTINGS: Settings = {
  game: "conway",
  options: { seats: 2, size: 8, place: 3, touch: 0 },
  side: 0,
  clock: 86_400,
  listed: false,
};

function serving(service: PushService, limits: Partial<Limits> = {}): Promise<ServedApp> {
  return serveApp(limits, { push: { contact: CONTACT, hosts: [service.host] } });
}

function wish(app: ServedApp, identity: string, service: PushService, language = "es") {
  const { endpoint, keys } = service.subscription;
  const subscription = { endpoint, keys, expirationTime: null };
  return post(app, PATH, { identity, wish: "on", subscription, language });
}

/** A room in which both sit, and neither is here. */
async function roomOf({ services: { hub } }: ServedApp): Promise<LiveRoom> {
  const opened = await hub.open(SETTINGS, []);
  assert("code" in opened);
  const room = (await hub.find(opened.code))!;
  for (const [player, code] of [ADA, BEN].entries()) {
    await room.tell({ t: "sit", name: "", token: `token ${player}`, identity: digest(code) });
    await room.tell({ t: "depart", player });
  }
  return room;
}

async function play(room: LiveRoom, move: string): Promise<void> {
  const { moves: { length }, version: on } = room.view;
  const answer = await room.ask(length % 2, { t: "move", move, id: `${length}`, on });
  assertEquals(answer.t, "ok");
}

Deno.test("a player who isn't here is reminded of each of their turns, once", async () => {
  await using service = await PushService.start();
  const app = await serving(service);
  assertEquals(await wish(app, BEN, service), { status: 200, body: { isOn: true } });
  const room = await roomOf(app);
  await play(room, "b2");
  const { text, claims } = await service.until(1);
  const { code } = room.view;
  assertEquals(JSON.parse(text), {
    title: "Tu turno",
    body: `Conway por correo, ${code}`,
    path: `/r/${code}`,
  });
  assertEquals(claims.sub, CONTACT);
  await play(room, "e5");
  await play(room, "c2");
  await service.until(2);
  await room.tell({ t: "arrive", player: 1 });
  await play(room, "f5");
  await play(room, "b3");
  await app[Symbol.asyncDispose]();
  assertEquals(service.pushed.length, 2, "Ada asked for nothing, and Ben was there at last");
});

Deno.test("who is banned is told neither of turns nor of challenges", async () => {
  await using service = await PushService.start();
  await using app = await serving(service);
  const { moderation, players, archive } = app.services, room = await roomOf(app);
  await archive.keep(finishedGame({ seats: [{ identity: digest(BEN), name: "" }, null] }));
  const { id } = (await players.find(digest(BEN)))!;
  await wish(app, BEN, service);
  const ban = { t: "measure", measure: "ban", target: { player: id }, term: "day", reason: "" };
  assertEquals(await moderation.obey(ban as Order), "done");
  const asks = { identity: ADA, token: codeOf("seat"), game: "conquerors-v2", clock: "180+3" };
  const asked = await post(app, "/api/me/challenges", { ...asks, wish: "send", player: id });
  assertEquals(asked.status, 404);
  await play(room, "b2");
  assertEquals(await moderation.obey({ ...ban, measure: "lift" } as Order), "done");
  const offer = { t: "offer", what: "draw", id: "draw", on: room.view.version } as const;
  assertEquals((await room.ask(0, offer)).t, "ok");
  // What comes to one player from one room comes in order.
  assertEquals(JSON.parse((await service.until(1)).text).title, "Tu rival ofrece un empate.");
});

Deno.test("a browser whose push service knows it no more is forgotten", async () => {
  await using service = await PushService.start();
  await using app = await serving(service);
  await wish(app, BEN, service);
  service.statuses = [410];
  await play(await roomOf(app), "b2");
  await service.until(1);
  const { endpoint } = service.subscription;
  const look = () => post(app, PATH, { identity: BEN, wish: "look", endpoint });
  while ((await look()).body.isOn) assertEquals(service.pushed.length, 1);
});

Deno.test("of browsers that come at once so many are reminded, and those may say yes again", async () => {
  await using service = await PushService.start();
  await using app = await serving(service, { subscriptionsPerSource: 2 });
  const { endpoint, keys } = service.subscription;
  const wishFor = (name: number) => {
    const subscription = { endpoint: `${endpoint}/${name}`, keys };
    return post(app, PATH, { identity: ADA, wish: "on", subscription, language: "en" });
  };
  const kept = await Promise.all([1, 2, 3, 4].map(wishFor));
  assertEquals(kept.map(({ status }) => status).sort(), [200, 200, 429, 429]);
  const first = kept.findIndex(({ status }) => status === 200) + 1;
  assertEquals((await wishFor(first)).status, 200);
});

Deno.test("a browser says yes and no, for its own player only", async () => {
  await using service = await PushService.start();
  await using app = await serving(service);
  const { endpoint } = service.subscription;
  const look = async (identity: string) =>
    (await post(app, PATH, { identity, wish: "look", endpoint })).body.isOn;
  await wish(app, ADA, service);
  assertEquals([await look(ADA), await look(BEN)], [true, false]);
  await post(app, PATH, { identity: BEN, wish: "off", endpoint });
  assertEquals(await look(ADA), true);
  await wish(app, BEN, service);
  assertEquals([await look(ADA), await look(BEN)], [false, true]);
  await post(app, PATH, { identity: BEN, wish: "off", endpoint });
  assertEquals(await look(BEN), false);
});

Deno.test("a player who deletes their data is reminded of nothing", async () => {
  await using service = await PushService.start();
  await using app = await serving(service);
  await wish(app, ADA, service);
  await post(app, "/api/me/forget", { identity: ADA });
  assertEquals(await app.services.store.books.subscriptions.of(digest(ADA)), []);
});

Deno.test("the server sends to push services, and to nothing that a browser may name", async () => {
  await using service = await PushService.start();
  await using app = await serveApp();
  const { status, body } = await wish(app, ADA, service);
  assertEquals([status, body.refused], [400, "malformed"]);
  assertMatch(String(body.message), /of a service that this server sends to/);
  const asked = await post(app, PATH, { identity: ADA, wish: "everything" });
  const message = '"wish" must be "look" or "on" or "off", got "everything".';
  assertEquals(asked, { status: 400, body: { refused: "malformed", message } });
  const { key } = (await post(app, PATH, { identity: ADA, wish: "look" })).body;
  assertEquals(String(key).length, 87);
});
