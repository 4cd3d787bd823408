/**
 * Reminders of a player's turns. The browser of this story reaches no push service: what stands for its
 * end of one is a stub of `PushManager`, and what one would bring comes by the browser's own tools.
 */

import { assertEquals } from "@std/assert";
import type { Page } from "playwright-core";
import { digest } from "../../lib/server/digest.ts";
import { AHEAD } from "../../lib/server/push/time_warnings.ts";
import { movableWorld } from "../movable_world.ts";
import { PushService } from "../push/push_service.ts";
import { serveApp } from "../serve_app.ts";
import { gather, mail, makePostRoom } from "./post.ts";
import { type Stage, story } from "./story.ts";

const DAY = 86_400_000;
/** After how long at most the server has looked whose time is nearly up, ms. */
const SWEEP = 60_000;
/** A line that was silent for hours is opened again. */
const SILENT = /WebSocket/;

/** Runs in the page: subscribes with what the story has put where it looks. */
function stubPush(): void {
  const kept = () => JSON.parse(localStorage.getItem("push") ?? "null");
  const subscription = () => ({
    endpoint: kept().endpoint,
    toJSON: kept,
    unsubscribe: () => Promise.resolve(localStorage.removeItem("subscribed")),
  });
  Object.assign(PushManager.prototype, {
    subscribe({ applicationServerKey: key }: { applicationServerKey: string }) {
      const by = localStorage.getItem("subscribed") ?? key;
      if (by !== key) return Promise.reject(new DOMException("", "InvalidStateError"));
      localStorage.setItem("subscribed", key);
      return Promise.resolve(subscription());
    },
    getSubscription: () =>
      Promise.resolve(localStorage.getItem("subscribed") ? subscription() : null),
  });
}

/** Brings a message to the service worker of a page, as the push service would, and lets it act on it. */
async function bring(page: Page, data: string): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    tools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    })
  );
  const service = "pushMessaging";
  const done = new Promise<void>((resolve) =>
    tools.on("BackgroundService.backgroundServiceEventReceived", ({ backgroundServiceEvent }) => {
      if (backgroundServiceEvent.eventName === "Push event completed") resolve();
    })
  );
  await tools.send("BackgroundService.startObserving", { service });
  await tools.send("BackgroundService.setRecording", { service, shouldRecord: true });
  await tools.send("ServiceWorker.enable");
  const { origin } = new URL(page.url());
  const registrationId = await registered;
  await tools.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
  await done;
}

declare global {
  /** What the notifications say. */
  var shown: string[];
}

/** Runs in the service worker: a browser without windows shows no notifications. */
function noteNotifications(): void {
  globalThis.shown = [];
  ServiceWorkerRegistration.prototype.showNotification = (title, options) => {
    globalThis.shown.push(`${title}: ${options?.body}`);
    return Promise.resolve();
  };
}

story(
  "a player who wants to is reminded of a turn while the room is closed, until they don't",
  async (usual) => {
    const service = usual.ending.use(await PushService.start());
    const push = { contact: "mailto:host@example.com", hosts: [service.host] };
    const world = usual.ending.use(movableWorld());
    const app = usual.ending.use(await serveApp({}, { push, world }));
    const stage: Stage = { ...usual, url: app.url };
    const link = await makePostRoom(app.url, { seats: "2", clock: "86400" });
    const [ada, ben] = await gather(stage, link, [
      { serviceWorkers: "allow", prepare: stubPush, expected: SILENT },
      { expected: SILENT },
    ]);
    await ada!.page.context().grantPermissions(["notifications"], { origin: app.url });
    const games = await stage.open(`${app.url}/games`, { beside: ada!.page });
    const { endpoint, keys } = service.subscription;
    const subscription = JSON.stringify({ endpoint, keys });
    await games.evaluate((text) => {
      localStorage.setItem("push", text);
      localStorage.setItem("subscribed", "the key of a database that's gone");
    }, subscription);
    // What it keeps for times without a network is fetched first.
    await games.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
    const wish = games.getByLabel("Notify me when it's my turn");
    await wish.press("Space");
    await games.getByText("You'll get a notification").waitFor();

    await mail(ada!, "b2");
    await ben!.turns(1);
    await ada!.page.goto(`${app.url}/about`);
    await ben!.page.getByText(/ isn't here\./).first().waitFor();
    await mail(ben!, "e5");
    const { text } = await service.until(1);
    const [worker] = ada!.page.context().serviceWorkers();
    await worker!.evaluate(noteNotifications);
    await bring(games, text);
    const { pathname } = new URL(link);
    assertEquals(await worker!.evaluate(() => globalThis.shown), [
      `Your turn: Conway by Post, ${pathname.slice(3)}`,
    ]);

    const { notices, subscriptions } = app.services.store.books;
    world.move(SWEEP);
    while ((await notices.all("time-warnings")).length === 0) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    world.move(DAY - AHEAD);
    const call = JSON.parse((await service.until(2)).text);
    assertEquals([call.title, call.path], ["Your turn: less than 8 hours left", pathname]);

    await games.reload();
    assertEquals(await wish.isChecked(), true);
    await wish.press("Space");
    await games.getByText("No more notifications").waitFor();
    const code = await games.evaluate(() => localStorage.getItem("identity"));
    assertEquals(await subscriptions.of(digest(code!)), []);
  },
);

story("a player who can't be notified hears so", async ({ open, url }) => {
  const refuse = () => {
    Notification.requestPermission = () => Promise.resolve("denied");
  };
  const games = await open(`${url}/games`, { prepare: refuse });
  await games.getByLabel("Notify me").press("Space");
  await games.getByText("Your browser blocks notifications.").waitFor();
  assertEquals(await games.getByLabel("Notify me").isChecked(), false);
});

story("whoever plays here as another is told of no turns of the player before", async (usual) => {
  const service = usual.ending.use(await PushService.start());
  const push = { contact: "mailto:host@example.com", hosts: [service.host] };
  const app = usual.ending.use(await serveApp({}, { push }));
  const games = await usual.open(`${app.url}/games`, {
    serviceWorkers: "allow",
    prepare: stubPush,
  });
  await games.context().grantPermissions(["notifications"], { origin: app.url });
  const { endpoint, keys } = service.subscription;
  const subscription = JSON.stringify({ endpoint, keys });
  await games.evaluate((text) => localStorage.setItem("push", text), subscription);
  await games.getByLabel("Notify me when it's my turn").press("Space");
  await games.getByText("You'll get a notification").waitFor();
  const before = await games.evaluate(() => localStorage.getItem("identity"));
  const { subscriptions } = app.services.store.books;
  assertEquals((await subscriptions.of(digest(before!))).length, 1);

  const me = await usual.open(`${app.url}/me`, { beside: games });
  const use = async (code: string, answer: string) => {
    await me.getByLabel("Code from your other device").fill(code);
    await me.getByRole("button", { name: "Sign in with this code" }).click();
    await me.getByText(answer).waitFor();
  };
  await use(before!, "You're signed in.");
  assertEquals((await subscriptions.of(digest(before!))).length, 1, "it's the same player");
  await use("another-players-secret".slice(0, 22), "You're signed in.");
  // It said so before.
  await me.waitForFunction((code) => localStorage.getItem("identity") !== code, before);
  assertEquals(await subscriptions.of(digest(before!)), []);
  assertEquals(await me.evaluate(() => localStorage.getItem("subscribed")), null);
});

/** Runs in the page: its browser has subscribed. */
function pretendToBeSubscribed(): void {
  const unsubscribe = () => Promise.resolve(localStorage.setItem("unsubscribed", "yes"));
  const getSubscription = () => Promise.resolve({ endpoint: "https://push.example", unsubscribe });
  const registration = { pushManager: { getSubscription } };
  navigator.serviceWorker.getRegistration = () => Promise.resolve(registration as never);
}

story("who signs in while the page's build is gone ends reminders, too", async ({ open }) => {
  const page = await open("/me", { prepare: pretendToBeSubscribed, expected: /404|module/ });
  await page.locator("[data-ready=true]").waitFor();
  await page.route("**/js/**", (route) => route.fulfill({ status: 404 }));
  const code = "another-players-secret";
  await page.getByLabel("Code from your other device").fill(code);
  await page.getByRole("button", { name: "Sign in with this code" }).click();
  await page.waitForFunction((code) => localStorage.getItem("identity") === code, code);
  assertEquals(await page.evaluate(() => localStorage.getItem("unsubscribed")), "yes");
});
