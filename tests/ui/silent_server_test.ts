/** A network that takes what is asked, and answers nothing. */

import { assertEquals } from "@std/assert";
import { Account } from "../../lib/ui/net/account.ts";
import { askServer } from "../../lib/ui/net/ask_server.ts";
import { readServer } from "../../lib/ui/net/read_server.ts";

const KEEP = { getItem: () => "identity", setItem() {} };

/** What comes of asking, and after how many ms it was given up. */
async function askedInVain(ask: () => Promise<unknown>): Promise<[unknown, number[]]> {
  const waits: number[] = [], late = new AbortController();
  const { fetch } = globalThis, { timeout } = AbortSignal;
  AbortSignal.timeout = (ms) => {
    waits.push(ms);
    return late.signal;
  };
  globalThis.fetch = (_, init) =>
    new Promise((_, reject) =>
      init?.signal?.addEventListener("abort", () => reject(init.signal!.reason))
    );
  try {
    const answer = ask();
    late.abort();
    return [await answer, waits];
  } finally {
    Object.assign(globalThis, { fetch });
    AbortSignal.timeout = timeout;
  }
}

Deno.test("what a silent network took is given up, and is no answer", async () => {
  assertEquals(await askedInVain(() => askServer(KEEP, "/api/results", {})), [undefined, [15_000]]);
  assertEquals(await askedInVain(() => readServer("/api/lobby")), [undefined, [10_000]]);
  const account = new Account(KEEP);
  assertEquals(await askedInVain(() => account.data()), [undefined, [300_000]]);
  assertEquals(await askedInVain(() => account.forget()), [false, [300_000]]);
});

Deno.test("what somebody else's page answers is none, either", async () => {
  const { fetch } = globalThis;
  try {
    for (const status of [200, 502]) {
      globalThis.fetch = () => Promise.resolve(new Response("<h1>Log in</h1>", { status }));
      assertEquals(await askServer(KEEP, "/api/results", {}), undefined);
      assertEquals(await readServer("/api/lobby"), undefined);
    }
  } finally {
    globalThis.fetch = fetch;
  }
});
