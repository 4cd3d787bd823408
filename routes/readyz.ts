import { define } from "../lib/define.ts";
import type { State } from "../lib/define.ts";

/** Whether to send requests here: not while the server stops, nor while it can't save anything. */
export const handler = define.handlers({
  async GET({ state }) {
    const why = state.stopping.aborted
      ? "stopping"
      : await answers(state)
      ? "ready"
      : "not writable";
    return new Response(`${why}\n`, {
      status: why === "ready" ? 200 : 503,
      headers: { "cache-control": "no-store" },
    });
  },
});

async function answers({ online }: State): Promise<boolean> {
  try {
    return await (await online()).readiness.check();
  } catch {
    return false;
  }
}
