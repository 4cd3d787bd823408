/**
 * How long levels that look ahead think on a phone: `deno task thinking [LEVEL...]`. Chromium slows down pages and
 * not workers, so here the worker's script runs in the page itself, at a quarter and a sixth of this
 * machine's speed. The analysis of the same game follows. The figures depend on the machine, so they
 * are reported and fail nothing.
 */

import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { chromium, type Page } from "playwright-core";
import { conquerorsV2 } from "../../lib/games/conquerors/conquerors.ts";
import type { LifeMove, LifePosition } from "../../lib/games/conquerors/position.ts";
import { choose } from "../../lib/search/choose.ts";
import type { PlayerId } from "../../lib/search/levels.ts";
import type { WorkerReply, WorkerRequest } from "../../lib/search/worker_protocol.ts";
import { SEED, STEPS } from "../../lib/ui/analysis/game_analysis.ts";
import { chromiumOrEnd } from "../chromium.ts";
import { refuse } from "../arguments.ts";
import { searchersOf } from "./arguments.ts";

/** How many times slower than this machine, and what 19 of 20 turns of Conqueror may take there, in ms. */
const RATES = [1, 4, 6];
const GOAL = { rate: 4, ms: 1_000 } as const;

/** Where the page finds scripts. */
const SITE = "http://scripts.test/";

declare global {
  /** Asks the worker's script. */
  var askWorker: (request: WorkerRequest) => Promise<void>;
}

/** A page that answers as the worker does. */
async function openWorker(page: Page): Promise<void> {
  await page.evaluate(() => {
    let answered: (reply: WorkerReply) => void;
    // The script speaks to whoever started it: here to nobody but us.
    self.postMessage = (reply: WorkerReply) => {
      if (!("share" in reply)) answered(reply);
    };
    globalThis.askWorker = async (data) => {
      const reply = await new Promise<WorkerReply>((resolve) => {
        answered = resolve;
        self.dispatchEvent(new MessageEvent("message", { data }));
      });
      if ("error" in reply) throw new Error(reply.error);
    };
  });
  // The script loads others from beside it.
  await page.route(`${SITE}*`, async (route) => {
    const [name] = new URL(route.request().url()).pathname.slice(1).split(".");
    await route.fulfill({
      contentType: "text/javascript",
      headers: { "access-control-allow-origin": "*" },
      body: await bundled(name!),
    });
  });
  await page.addScriptTag({ url: `${SITE}searcher.js`, type: "module" });
}

async function bundled(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`../../lib/search/${name}.ts`, import.meta.url))],
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
  });
  return outputFiles[0]!.text;
}

interface Ply {
  readonly position: LifePosition;
  readonly move: LifeMove;
}

/** A game of a level that thinks little. */
function playedGame(): Ply[] {
  const plies: Ply[] = [];
  for (let position = conquerorsV2.initial({}); !position.outcome;) {
    const move = choose(conquerorsV2, position, "ruthless", `thinking ${position.turn}`);
    plies.push({ position, move });
    position = conquerorsV2.play(position, move);
  }
  return plies;
}

async function measure(page: Page, levels: readonly PlayerId[]): Promise<void> {
  const { rules } = conquerorsV2, plies = playedGame();
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const timeTaken = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return 1_000 * metrics.find(({ name }) => name === "TaskDuration")!.value;
  };
  /** The processor time of an answer, whatever else the machine does, in milliseconds. */
  const ask = async (request: WorkerRequest) => {
    const before = await timeTaken();
    await page.evaluate((it) => askWorker(it), request);
    return await timeTaken() - before;
  };
  const asked = { id: 1, rules, seed: "thinking" };
  for (const rate of RATES) {
    await session.send("Emulation.setCPUThrottlingRate", { rate });
    for (const level of levels) {
      const took: number[] = [];
      for (const { position } of plies) {
        took.push(await ask({ ...asked, ask: "turn", position, level }));
      }
      took.sort((a, b) => a - b);
      const median = took[took.length >> 1]!, most = took.at(-1)!;
      const p95 = took[Math.ceil(0.95 * took.length) - 1]!;
      const mark = level === "conqueror" && rate === GOAL.rate && p95 > GOAL.ms ? " !" : "";
      console.log(
        `${rate}× ${level}: median ${median.toFixed()} ms, p95 ${p95.toFixed()} ms${mark}, most ${most.toFixed()} ms`,
      );
    }
    let all = 0, first: number | undefined;
    for (const { position, move: played } of plies) {
      const assessed = {
        ...asked,
        position,
        level: "conqueror",
        seed: SEED,
        steps: STEPS,
      } as const;
      all += await ask({ ...assessed, ask: "assessment", played });
      first ??= all;
    }
    console.log(
      `${rate}× analysis: first turn ${
        first!.toFixed()
      } ms, ${plies.length} turns ${all.toFixed()} ms`,
    );
  }
}

const levels = searchersOf(Deno.args.length > 0 ? Deno.args : ["expert", "conqueror"]);
if (typeof levels === "string") refuse(levels);
const browser = await chromium.launch({
  executablePath: chromiumOrEnd(),
  args: ["--no-sandbox"],
});
try {
  const page = await browser.newPage();
  await openWorker(page);
  await measure(page, levels);
} finally {
  await browser.close();
}
