/** What the server sends when it is somebody's turn, shown; a press on it opens the room. */

import type { ClickEvent, PushEvent, WorkerScope } from "./scope.ts";

/** As `lib/server/push/reminders.ts` writes it. */
interface Reminder {
  readonly title: string;
  readonly body: string;
  readonly path: string;
}

const ICON = "/icons/icon-192.png";

export function showReminders(scope: WorkerScope): void {
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
