/** Turning reminders off, whatever the browser and the server make of it. */

import { assertEquals } from "@std/assert";
import { Reminder, type Wished } from "../../lib/ui/net/reminder.ts";

type Ends = "yes" | "no" | "fails";

/** A browser that is subscribed, and ends that so. */
function subscribed(ends: Ends): Disposable {
  const endpoint = "https://push.example/1";
  const unsubscribe = () => {
    return ends === "fails"
      ? Promise.reject(new Error("Not now"))
      : Promise.resolve(ends === "yes");
  };
  const pushManager = { getSubscription: () => Promise.resolve({ endpoint, unsubscribe }) };
  const serviceWorker = { getRegistration: () => Promise.resolve({ pushManager }) };
  Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker, configurable: true });
  return { [Symbol.dispose]: () => void Reflect.deleteProperty(navigator, "serviceWorker") };
}

/** A server that answers so; null is one that can't be reached. */
function serving(answer: object | null): Disposable {
  const { fetch } = globalThis;
  globalThis.fetch = () =>
    answer ? Promise.resolve(Response.json(answer)) : Promise.reject(new TypeError("No network"));
  return { [Symbol.dispose]: () => void (globalThis.fetch = fetch) };
}

const CASES: readonly (readonly [Ends, object | null, Wished])[] = [
  ["yes", { isOn: false }, "off"],
  ["yes", null, "off"],
  ["fails", { isOn: false }, "off"],
  ["no", { isOn: false }, "off"],
  ["fails", null, "failed"],
  ["no", { refused: "storage" }, "failed"],
];

for (const [ends, answer, wished] of CASES) {
  const server = answer ? JSON.stringify(answer) : "nothing";
  Deno.test(`unsubscribed: ${ends}, and the server says ${server}: ${wished}`, async () => {
    using _browser = subscribed(ends), _server = serving(answer);
    assertEquals(await new Reminder().turnOff(), wished);
  });
}
