/** When a browser's connection has to check itself, and when no more. */

import { assertEquals } from "@std/assert";
import { onWake } from "../../lib/ui/net/browser_env.ts";

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
