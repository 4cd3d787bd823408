import { define } from "../lib/server/define.ts";
import type { State } from "../lib/server/define.ts";

/** Whether to send requests here: not while the server stops, can't save anything or is short of memory. */
export const handler = define.handlers({
  async GET({ state }) {
    const why = state.stopping.aborted ? "stopping" : await look(state);
    return new Response(`${why}\n`, {
      status: why === "ready" ? 200 : 503,
      headers: { "cache-control": "no-store" },
    });
  },
});

async function look({ online }: State): Promise<string> {
  try {
    const { brake, readiness } = await online();
    if (brake.isOn) return "short of memory";
    return await readiness.check() ? "ready" : "not writable";
  } catch {
    return "not writable";
  }
}
