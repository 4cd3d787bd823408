/** Turning reminders on and off, whatever the browser and the server make of it. */

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

/** What a browser has that can have no reminders. */
const INCAPABLE: Readonly<Record<string, { readonly serviceWorker?: object }>> = {
  "forbids to be asked": {
    serviceWorker: {
      getRegistration: () => Promise.reject(new DOMException("denied", "SecurityError")),
    },
  },
  "has a worker but no push, as Safari outside the home screen,": {
    serviceWorker: { getRegistration: () => Promise.resolve({}) },
  },
  "has no workers": {},
};

for (const [what, { serviceWorker: value }] of Object.entries(INCAPABLE)) {
  Deno.test(`a browser that ${what} has no reminders`, async () => {
    Object.defineProperty(navigator, "serviceWorker", { value, configurable: true });
    try {
      assertEquals(await new Reminder().turnOff(), "off");
    } finally {
      Reflect.deleteProperty(navigator, "serviceWorker");
    }
  });
}

/** A browser whose person says so, whose worker begins or doesn't, and that may be subscribed by another key. */
class Browser implements Disposable {
  readonly done: unknown[] = [];
  readonly asked: Record<string, unknown>[] = [];
  readonly #usual = { fetch: globalThis.fetch, setTimeout: globalThis.setTimeout };
  readonly #storage = Object.getOwnPropertyDescriptor(globalThis, "localStorage")!;

  /** The server answers in turn; after the last it can't be reached. */
  constructor(
    permission: NotificationPermission,
    private readonly answers: object[],
    { isKnown = true, begins = true, isSubscribed = true } = {},
  ) {
    const { done, asked } = this;
    const subscription = {
      endpoint: "https://push.example/1",
      toJSON: () => ({ endpoint: subscription.endpoint }),
      unsubscribe: () => Promise.resolve(done.push("unsubscribe") > 0),
    };
    const pushManager = {
      getSubscription: () => Promise.resolve(isSubscribed ? subscription : null),
      subscribe: (options: object) => Promise.resolve((done.push(options), subscription)),
    };
    const serviceWorker = {
      getRegistration: () => Promise.resolve({ pushManager }),
      register: (path: string) => Promise.resolve(done.push(path)),
      ready: begins ? Promise.resolve({ pushManager }) : new Promise(() => {}),
    };
    Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker, configurable: true });
    const kept = new Map(isKnown ? [["identity", "me"]] : []);
    const storage = { getItem: (name: string) => kept.get(name) ?? null, setItem() {} };
    Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });
    Object.assign(globalThis, {
      Notification: { requestPermission: () => Promise.resolve(permission) },
      fetch: (_: string, { body }: { body: string }) => {
        asked.push(JSON.parse(body));
        const answer = this.answers.shift();
        return answer ? Promise.resolve(Response.json(answer)) : Promise.reject(new TypeError());
      },
      setTimeout: (call: () => void) => begins ? 0 : call(),
    });
  }

  [Symbol.dispose](): void {
    Object.assign(globalThis, this.#usual);
    Object.defineProperty(globalThis, "localStorage", this.#storage);
    for (
      const [object, name] of [[navigator, "serviceWorker"], [globalThis, "Notification"]] as const
    ) {
      Reflect.deleteProperty(object, name);
    }
  }
}

Deno.test("who wants reminders is asked, then subscribed anew by the server's key, and kept there", async () => {
  using browser = new Browser("granted", [{ key: "k" }, { isOn: true }]);
  assertEquals(await new Reminder().turnOn("es"), "on");
  const options = { userVisibleOnly: true, applicationServerKey: "k" };
  assertEquals(browser.done, ["/sw.js", "unsubscribe", options]);
  const subscription = { endpoint: "https://push.example/1" };
  assertEquals(browser.asked.map(({ identity: _, ...asked }) => asked), [
    { wish: "look" },
    { wish: "on", subscription, language: "es" },
  ]);
});

Deno.test("reminders aren't on where anyone says no, or nothing", async () => {
  const cases = [
    ["denied", [{ key: "k" }, { isOn: true }], true, "denied"],
    ["granted", [], true, "failed"],
    ["granted", [{ refused: "limit" }], true, "failed"],
    ["granted", [{ key: "k" }, { isOn: true }], false, "failed"],
    ["granted", [{ key: "k" }, { refused: "storage" }], true, "failed"],
    ["granted", [{ key: "k" }], true, "failed"],
  ] as const;
  for (const [permission, answers, begins, wished] of cases) {
    using _browser = new Browser(permission, [...answers], { begins });
    assertEquals(await new Reminder().turnOn("en"), wished);
  }
});

Deno.test("whether reminders are on is asked only about a subscription of somebody who has played", async () => {
  const cases = [
    [{}, { isOn: true }, true, 1],
    [{}, { isOn: false }, false, 1],
    [{}, { refused: "limit" }, false, 1],
    [{ isKnown: false }, { isOn: true }, false, 0],
    [{ isSubscribed: false }, { isOn: true }, false, 0],
  ] as const;
  for (const [has, answer, isOn, asked] of cases) {
    using browser = new Browser("granted", [answer], has);
    assertEquals([await new Reminder().look(), browser.asked.length], [isOn, asked]);
    if (asked > 0) assertEquals(browser.asked[0]!.endpoint, "https://push.example/1");
  }
});
