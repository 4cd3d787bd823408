/**
 * The service worker: what a visitor has once seen works without a network. A page always comes from
 * the network first, so none is ever stale; what is kept of a build only stands in. A new build's
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

/** What the server sends when it is somebody's turn, shown; a press on it opens the room. */
function showReminders(scope: WorkerScope): void {
  scope.addEventListener("push", (event) => event.waitUntil(show(scope, event)));
  scope.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(open(scope, event));
  });
}

/** A newer one of a room takes the older one's place. */
async function show({ registration }: WorkerScope, { data }: PushEvent): Promise<void> {
  const { title, body, path } = data!.json() as Reminder;
  await registration.showNotification(title, { body, tag: path, icon: ICON, data: path });
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
    if (mode === "navigate") event.respondWith(answerPage(scope, cache, event));
    else if (destination !== "") event.respondWith(answerFile(scope, cache, event.request));
  });
}

async function takeOver(scope: WorkerScope, cache: OfflineCache): Promise<void> {
  await cache.clearOthers();
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
  await cache.hear(await scope.fetch("/offline"));
}

async function answerPage(
  scope: WorkerScope,
  cache: OfflineCache,
  event: FetchEvent,
): Promise<Response> {
  try {
    const early = await event.preloadResponse;
    // Where there's no network, Firefox has an answer that says so; others have none.
    const page = early && early.type !== "error" ? early : await scope.fetch(event.request);
    event.waitUntil(cache.hear(page));
    return page;
  } catch {
    return await cache.page(event.request.url);
  }
}

/** Addresses of files name their content: what is kept under one cannot be stale. */
async function answerFile(
  scope: WorkerScope,
  cache: OfflineCache,
  request: Request,
): Promise<Response> {
  return await cache.file(request) ?? await scope.fetch(request);
}
