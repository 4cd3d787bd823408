/**
 * Whether this browser tells its player of turns while no page is open, by its own push service.
 */

import type { Language } from "../../words/language.ts";
import { askServer } from "./ask_server.ts";
import { openKeep } from "./keep.ts";
import { knownIdentity } from "./seat_keys.ts";

/** What came of wishing for it: people may say no, and browsers may have no service to reach. */
export type Wished = "on" | "off" | "denied" | "failed";

const PATH = "/api/me/reminders";

/** How long the service worker may take to begin: it fetches what works without a network first, ms. */
const PATIENCE = 30_000;

export class Reminder {
  readonly #keep = openKeep();

  /** Whether this browser can do it at all. */
  get isPossible(): boolean {
    return "serviceWorker" in navigator && "PushManager" in globalThis &&
      "Notification" in globalThis;
  }

  /** Whether it does so now. */
  async look(): Promise<boolean> {
    const subscription = await subscribed();
    if (!subscription || knownIdentity(this.#keep) === undefined) return false;
    return (await this.#ask({ wish: "look", endpoint: subscription.endpoint }))?.isOn ?? false;
  }

  /** Asks the person, to be called as they press a button; then the push service, then the server. */
  async turnOn(language: Language): Promise<Wished> {
    if (await Notification.requestPermission() !== "granted") return "denied";
    try {
      const subscription = await this.#subscribe();
      const kept = await this.#ask({ wish: "on", subscription: subscription.toJSON(), language });
      return kept?.isOn ? "on" : "failed";
    } catch {
      return "failed";
    }
  }

  async turnOff(): Promise<Wished> {
    // Where storage is forbidden there's no asking, and Safari knows no push outside the home screen.
    const subscription = await subscribed().catch(() => {});
    if (!subscription) return "off";
    const { endpoint } = subscription;
    const isGone = await subscription.unsubscribe().catch(() => false);
    // What the server still sends to one that's gone comes back to it as that.
    const told = await this.#ask({ wish: "off", endpoint });
    return isGone || told?.isOn === false ? "off" : "failed";
  }

  async #subscribe(): Promise<PushSubscription> {
    const looked = await this.#ask({ wish: "look" });
    if (!looked?.key) throw new Error("The server cannot be reached");
    await navigator.serviceWorker.register("/sw.js");
    const { pushManager } = await Promise.race([navigator.serviceWorker.ready, late()]);
    // What the server doesn't know of may be by another's key, who was here before: browsers keep to that.
    await (await pushManager.getSubscription())?.unsubscribe();
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: looked.key });
  }

  #ask(body: object): Promise<{ isOn?: boolean; key?: string } | undefined> {
    return askServer(this.#keep, PATH, body);
  }
}

/** What the push service knows this browser by; fails where the browser can't be asked. */
async function subscribed(): Promise<PushSubscription | null | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  return await registration?.pushManager.getSubscription();
}

function late(): Promise<never> {
  return new Promise((_, reject) =>
    setTimeout(() => reject(new Error("The service worker does not begin")), PATIENCE)
  );
}
