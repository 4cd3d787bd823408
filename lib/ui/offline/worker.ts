/**
 * The service worker: what a visitor has once seen works without a network. A page comes from the
 * network, so none is stale; what is kept of a build only stands in, also where the network takes
 * what is asked and doesn't answer, as in a tunnel. A new build's
 * worker fills a cache of its own and waits until no page of the old one is open. It also shows what
 * the server reminds of.
 */

import { OfflineCache } from "./cache.ts";
import type { Build, ClickEvent, FetchEvent, PushEvent, WorkerScope } from "./scope.ts";

/** As `lib/server/push/reminders.ts` writes it. */
interface Reminder {
  readonly title: string;
  readonly body: string;
  readonly path: string;
}

const ICON = "/icons/icon-192.png";

/**
 * How long the network may take for a page that is kept, and for one that isn't, ms. By itself a
 * browser gives up after two minutes.
 */
const PATIENCE = { kept: 4_000, other: 30_000 };
/** What stands in for a form's answer: it leads back to the form, since its address may be no page. */
const BACK = "/offline#back";
/** What a proxy answers while the game behind it is away. */
const AWAY = [502, 503, 504];
/** Every browser on an iPhone is Safari within. */
const SAFARI = /AppleWebKit(?!.*Chrom)/;

/** What the server sends when it is somebody's turn, shown; a press on it opens the room. */
function showReminders(scope: WorkerScope): void {
  scope.addEventListener("push", (event) => event.waitUntil(show(scope, event)));
  scope.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(open(scope, event));
  });
}

/** A newer one of a room takes the older one's place, and is heard like the first. */
async function show({ registration }: WorkerScope, { data }: PushEvent): Promise<void> {
  const { title, body, path } = data!.json() as Reminder;
  const told = { body, tag: path, renotify: true, icon: ICON, data: path };
  await registration.showNotification(title, told);
}

/** Takes away what was shown of a room once somebody has come to it by themselves. */
async function clear({ registration }: WorkerScope, { request }: FetchEvent): Promise<void> {
  const shown = await registration.getNotifications?.({ tag: new URL(request.url).pathname });
  shown?.forEach((notification) => notification.close());
}

/** Goes to the room's page where it is open, or opens it. */
async function open({ clients }: WorkerScope, { notification }: ClickEvent): Promise<void> {
  const path = String(notification.data);
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find(({ url }) => new URL(url).pathname === path);
  await (page ? page.focus() : clients.openWindow(path));
}

export function serveOffline(scope: WorkerScope, build: Build): void {
  const cache = new OfflineCache(scope, build);
  showReminders(scope);
  scope.addEventListener("install", (event) => event.waitUntil(cache.fill()));
  scope.addEventListener("activate", (event) => event.waitUntil(takeOver(scope, cache)));
  scope.addEventListener("fetch", (event) => {
    const { mode, destination } = event.request;
    if (mode === "navigate") {
      event.respondWith(answerPage(scope, cache, event));
    } else if (destination !== "") event.respondWith(answerFile(scope, cache, event.request));
  });
}

async function takeOver(scope: WorkerScope, cache: OfflineCache): Promise<void> {
  await cache.clearOthers();
  await preload(scope);
  await scope.clients.claim();
  await cache.hear(await scope.fetch("/offline"));
}

/**
 * Has the browser ask for a page while the worker wakes up. Not Safari, which now and then asks twice and
 * shows the second answer under the first one's policy: by its nonce none of the page's scripts may run.
 */
async function preload({ navigator, registration }: WorkerScope): Promise<void> {
  const early = registration.navigationPreload;
  await (SAFARI.test(navigator.userAgent) ? early?.disable() : early?.enable());
}

async function answerPage(
  scope: WorkerScope,
  cache: OfflineCache,
  event: FetchEvent,
): Promise<Response> {
  const { method, url } = event.request;
  const asked = fetchPage(scope, event).catch(() => undefined);
  // What a form asked for may be done already: only the answer tells.
  const isForm = method !== "GET";
  const kept = isForm ? undefined : await cache.kept(url);
  const patience = kept ? PATIENCE.kept : PATIENCE.other;
  const page = await (isForm ? asked : Promise.race([asked, late(scope, patience)]));
  if (!page && isForm) return Response.redirect(new URL(BACK, url), 303);
  const isAway = !page || AWAY.includes(page.status) && (kept || !isForm && isForeign(page));
  const shown = isAway ? kept ?? await cache.standIn(url) : page;
  event.waitUntil(cache.hear(shown));
  if (isAway) return shown;
  if (!AWAY.includes(page.status)) event.waitUntil(clear(scope, event));
  return page;
}

/** Whether no page of ours says that: those name their language. What stands in loads them again by itself. */
function isForeign({ headers }: Response): boolean {
  return !headers.has("content-language");
}

async function fetchPage(scope: WorkerScope, event: FetchEvent): Promise<Response> {
  const early = await event.preloadResponse;
  // Where there's no network, Firefox has an answer that says so; others have none.
  return early && early.type !== "error" ? early : await scope.fetch(event.request);
}

function late(scope: WorkerScope, ms: number): Promise<undefined> {
  return new Promise((resolve) => scope.setTimeout(() => resolve(undefined), ms));
}

/** Addresses of files name their content: what is kept under one cannot be stale. */
async function answerFile(
  scope: WorkerScope,
  cache: OfflineCache,
  request: Request,
): Promise<Response> {
  return await cache.file(request) ?? await scope.fetch(request);
}
