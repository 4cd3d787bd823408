/** When a browser's connection has to check itself or do what is due, and when no more. */

import { assertEquals } from "@std/assert";
import { browserEnv, onWake } from "../../lib/ui/net/env.ts";

Deno.test("a browser wakes on and off the net, shown again, and no more once nobody listens", () => {
  const document = Object.assign(new EventTarget(), { visibilityState: "visible" });
  Object.assign(globalThis, { document });
  const happen = () => {
    for (const name of ["online", "offline", "pageshow"]) dispatchEvent(new Event(name));
    document.dispatchEvent(new Event("visibilitychange"));
  };
  let woken = 0;
  const stop = onWake(() => woken++);
  happen();
  assertEquals(woken, 4);
  document.visibilityState = "hidden";
  happen();
  assertEquals(woken, 7, "who is hidden sleeps on");
  stop();
  document.visibilityState = "visible";
  happen();
  assertEquals(woken, 7);
  Reflect.deleteProperty(globalThis, "document");
});

Deno.test("what is called off before it's due is never called", async () => {
  const called: string[] = [];
  const cancel = browserEnv.after(0, () => called.push("called off"));
  browserEnv.after(0, () => called.push("due"));
  cancel();
  // Timers of one length are due in the order in which they were set.
  await new Promise<void>((resolve) => void browserEnv.after(0, resolve));
  assertEquals(called, ["due"]);
});
