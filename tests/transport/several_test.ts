/** What is done at one process counts at the other, too. */

import { assert, assertEquals } from "@std/assert";
import { digest } from "../../lib/server/digest.ts";
import { BotClient } from "../bots/bot_client.ts";
import { codeOf, post } from "../pages/ask.ts";
import { SETTINGS } from "../rooms/trial.ts";
import { finishedGame, gameId } from "../store/finished.ts";
import type { Serving } from "./serving.ts";
import { reaches, severalTest } from "./several.ts";

const LISTED = { ...SETTINGS, listed: true } as const;
const BLOCKS = ["a1,b1,a2,b2", "aa1,ab1,aa2,ab2", "a5,b5,a6,b6", "aa5,ab5,aa6,ab6"];

/** Two who have met at a server. */
const SITTERS = ["Ada", "Ben"].map((name) => ({ name, token: `${name}'s`, identity: name }));

async function open({ services: { hub } }: Serving, sitters = SITTERS): Promise<string> {
  const opened = await hub.open(LISTED, ["here"], sitters);
  assert("code" in opened);
  return opened.code;
}

severalTest("an open game is listed and joined where it wasn't opened", async (one, two) => {
  const code = await open(one, SITTERS.slice(0, 1));
  const isListed = async () =>
    (await two.services.lobby.waiting()).some((head) => head.code === code);
  await reaches(isListed, "the list");
  const room = (await two.services.hub.find(code))!;
  await room.tell({ t: "sit", name: "Cyd", token: "Cyd's", identity: "Cyd" });
  assertEquals(room.view.players.map(({ name }) => name), ["Ada", "Cyd"]);
  await reaches(async () => (await one.services.lobby.waiting()).length === 0, "that it's full");
  assertEquals((await one.services.lobby.of("Cyd")).map(({ code }) => code), [code]);
});

severalTest(
  "who was here is online everywhere, and whoever is asked for a game hears of it",
  async (one, two) => {
    const { presence, challenges, hub } = one.services, others = two.services;
    presence.saw("Ada");
    assertEquals([...await presence.online(["Ada", "Ben"])], ["Ada"]);
    const [from] = SITTERS;
    const sent = await challenges.send({ from: from!, to: "Ben", settings: SETTINGS, source: "x" });
    assert("code" in sent);
    await reaches(async () => (await others.challenges.to("Ben")).length > 0, "the challenge");
    assertEquals((await others.challenges.to("Ben"))[0]!.code, sent.code);
    await others.challenges.decline("Ben", sent.code);
    assertEquals(await challenges.to("Ben"), []);
    await reaches(async () => await hub.find(sent.code) === undefined, "that nobody comes");
    await reaches(async () => (await others.presence.online(["Ada"])).has("Ada"), "who is online");
  },
);

severalTest("a game is shown to those who watch through either", async (one, two) => {
  const code = await open(one), room = (await one.services.hub.find(code))!;
  room.attach({ player: 0, token: "", source: "", present: true, wake() {} });
  await reaches(() => room.view.players[0]!.here, "that somebody is here");
  for (const [turn, move] of BLOCKS.entries()) {
    const on = room.view.version;
    assertEquals((await room.ask(turn % 2, { t: "move", move, id: `${turn}`, on })).t, "ok");
  }
  await reaches(
    async () => (await two.services.lobby.running()).some((head) => head.code === code),
    "that it runs",
  );
  const shown = [await one.services.tv.news(), await two.services.tv.news()];
  assertEquals(shown[1], shown[0]);
  assertEquals(shown[1]!.shown!.moves, BLOCKS.slice(0, 2));
  assertEquals(await two.services.hub.loaded(code), undefined, "nobody woke it");
});

severalTest("two who come from one network through two processes are noticed", async (one, two) => {
  for (const [source, isNear] of [["203.0.113.8", false], ["203.0.113.7", true]] as const) {
    const code = await open(one);
    for (const [player, { services: { hub } }] of [one, two].entries()) {
      const from = player === 0 ? "203.0.113.7" : source;
      const room = (await hub.find(code))!;
      room.attach({ player, token: "", source: from, present: true, wake() {} });
    }
    const rooms = await Promise.all([one, two].map(({ services: { hub } }) => hub.find(code)));
    const areHere = () => rooms.every((room) => room!.view.players.every(({ here }) => here));
    await reaches(areHere, "that both are here");
    if (isNear) {
      await reaches(() => rooms.every((room) => room!.secrets.isNear), "that they're near");
    }
    assertEquals(rooms.map((room) => room!.secrets.isNear), [isNear, isNear]);
  }
});

severalTest("an admin orders for all, and is signed in at all", async (one, two) => {
  const [here, there] = [one.services, two.services];
  await there.moderation.reports.file(
    { kind: "chat", identity: "Ada", name: "", room: null, lines: [] },
    "203.0.113.7",
  );
  const measure = { t: "measure", term: "day", reason: "rude" } as const;
  const ban = { ...measure, measure: "ban", target: { report: 1 } } as const;
  assertEquals(await here.moderation.obey(ban), "done");
  const away = { ...measure, measure: "ban-source", target: { address: "203.0.113.9" } } as const;
  assertEquals(await here.moderation.obey(away), "done");
  assertEquals(await here.moderation.obey({ t: "pause", reason: "" }), "done");
  await reaches(() => there.moderation.isPaused, "the pause");
  assert(there.moderation.bannedUntil({ identity: "Ada" }));
  assert(there.moderation.bannedUntil({ source: "203.0.113.9" }));
  const entered = await here.admin!.enter(TOKEN, "here");
  assert(typeof entered === "object");
  assert(await there.admin!.knows(entered.session));
  await there.admin!.leave(entered.session);
  assert(!await here.admin!.knows(entered.session));
}, { adminToken: "an admin's secret token" });

const TOKEN = "an admin's secret token";

severalTest("whoever is banned is cut off wherever they are", async (one, two) => {
  const socket = new WebSocket(`${two.url.replace("http", "ws")}/api/ws`);
  const closed = new Promise((resolve) => socket.onclose = resolve);
  await new Promise((resolve) => socket.onopen = resolve);
  const order = { t: "measure", measure: "ban-source", term: "day", reason: "" } as const;
  assertEquals(
    await one.services.moderation.obey({ ...order, target: { address: "127.0.0.1" } }),
    "done",
  );
  await closed;
});

/** Bots, each listening to a server of its own. */
async function bots(one: Serving, two: Serving): Promise<[BotClient, BotClient]> {
  return [await BotClient.open(one, "Ada", "Ada One"), await BotClient.open(two, "Ben", "Ben Two")];
}

severalTest("bots of two processes challenge each other, and hear of it all", async (one, two) => {
  const [ada, ben] = await bots(one, two);
  await using _ada = ada, _ben = ben;
  const online = await ada.get("/online");
  assertEquals((online.body.bots as { id: number }[]).map(({ id }) => id), [ada.id, ben.id]);
  const { status, body } = await ada.post("/challenge", { to: ben.id, side: 0 });
  assertEquals(status, 201, JSON.stringify(body));
  const id = String(body.id);
  await ben.until(() => ben.all("challenge").length === 1);
  assertEquals((await ben.post(`/challenge/${id}/accept`)).status, 200);
  for (const bot of [ada, ben]) await bot.until(() => bot.game(id)?.status === "playing");
  assertEquals((await ada.post(`/game/${id}/move`, { move: BLOCKS[0] })).status, 200);
  await ben.until(() => ben.game(id)!.turns === 1);

  const next = await ada.post("/challenge", { to: ben.id });
  await ben.until(() => ben.all("challenge").length === 2);
  assertEquals((await ben.post(`/challenge/${next.body.id}/decline`)).status, 200);
  await ada.until(() => ada.all("challengeGone").length === 1);
  assertEquals(ada.all("challengeGone")[0]!.why, "declined");
  await ben.until(() => ben.all("challengeGone").length === 1);
});

severalTest("a bot's room, stream and token are its own at both", async (one, two) => {
  const [ada, ben] = await bots(one, two);
  await using _ada = ada, _ben = ben;
  const elsewhere = { authorization: `Bearer ${ada.token}` };
  const opened = await fetch(`${two.url}/api/bot/room`, {
    method: "POST",
    headers: elsewhere,
    body: "{}",
  });
  const { id } = await opened.json();
  await ada.until(() => ada.game(id)?.status === "waiting");
  const second = await fetch(`${two.url}/api/bot/stream`, { headers: elsewhere });
  await ada.until(() => ada.hasEnded);
  assertEquals(ada.all("bye").map(({ why }) => why), ["replaced"]);
  await second.body!.cancel();
  const revoke = { identity: codeOf("Ben"), wish: "revoke", id: ben.id };
  assertEquals((await post(one, "/api/me/bots", revoke)).status, 200);
  await ben.until(() => ben.hasEnded);
});

severalTest("who is forgotten at one is forgotten at both", async (one, two) => {
  const identity = digest(codeOf("Ada"));
  await one.services.archive.keep(
    finishedGame({ id: gameId(1), seats: [{ identity, name: "Ada" }, null] }),
  );
  const bot = await BotClient.open(two, "Ada", "Ada One");
  await using _bot = bot;
  two.services.presence.saw(identity);
  await reaches(async () => (await one.services.presence.online([identity])).size > 0, "presence");
  assertEquals((await post(one, "/api/me/forget", { identity: codeOf("Ada") })).status, 200);
  await bot.until(() => bot.hasEnded);
  assertEquals(await one.services.botDesk.online(), []);
  assertEquals((await one.services.presence.online([identity])).size, 0);
});
