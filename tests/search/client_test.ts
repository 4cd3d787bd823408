/** The page's end and the worker's end of the computer's workers, together. */

import { assert, assertEquals, assertRejects } from "@std/assert";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build, stop } from "esbuild";
import { conquerorsV2 } from "../../lib/games/conquerors/conquerors.ts";
import { seededRng } from "../../lib/games/kit/rng.ts";
import { ALL_MEANS } from "../../lib/search/means.ts";
import { assess } from "../../lib/search/assess.ts";
import { choose } from "../../lib/search/choose.ts";
import { ComputerClient } from "../../lib/search/client.ts";
import { LEVEL_IDS } from "../../lib/search/mod.ts";
import type { ThinkRequest } from "../../lib/search/worker_protocol.ts";
import { workerUrlOf } from "../../lib/ui/games/conquerors/worker_computer.ts";
import { makeFolder } from "../folder.ts";
import { soup } from "../games/soups.ts";

const WORKER = new URL("../../lib/search/worker.ts", import.meta.url);
const SEARCHER = new URL("../../lib/search/searcher.ts", import.meta.url);

const position = conquerorsV2.initial({});
const request = { rules: conquerorsV2.rules, position, level: "hard", seed: "worker" } as const;
const expected = choose(conquerorsV2, position, "hard", "worker");
const sharp = { ...request, level: "sharp" } as const;
const expectedSharp = choose(conquerorsV2, position, "sharp", "worker");

Deno.test("each level plays from the script whose address it's given", async () => {
  for (const level of LEVEL_IDS) {
    const client = new ComputerClient(
      workerUrlOf(level, { cells: `${WORKER}`, ahead: `${SEARCHER}` }),
    );
    // What takes long is only to begin.
    const turn = await client.choose({ ...request, level }, () => client.moveNow());
    assertEquals(conquerorsV2.refuse(position, turn), undefined, level);
    client.cancel();
  }
});

Deno.test("a script says of a level that it doesn't play", async () => {
  const cells = new ComputerClient(WORKER), ahead = new ComputerClient(SEARCHER);
  await assertRejects(() => cells.choose(sharp), Error, "sharp looks ahead");
  await assertRejects(() => ahead.choose(request), Error, "hard doesn't look ahead");
  cells.cancel();
  ahead.cancel();
});

Deno.test("the worker chooses what choose does, each answer to its own request", async () => {
  const client = new ComputerClient(WORKER);
  const other: Omit<ThinkRequest, "id" | "ask"> = { ...request, level: "easy", seed: "other" };
  const moves = await Promise.all([client.choose(request), client.choose(other)]);
  assertEquals(moves, [expected, choose(conquerorsV2, position, "easy", "other")]);
  client.cancel();
});

Deno.test("the worker says why it has no turn", async () => {
  const client = new ComputerClient(WORKER);
  const over = { ...position, outcome: { winner: null, by: "majority" } as const };
  await assertRejects(() => client.choose({ ...request, position: over }), Error, "finished");
  assertEquals(await client.choose(request), expected);
  client.cancel();
});

Deno.test("a canceled turn is never played, and the next one is", async () => {
  const client = new ComputerClient(WORKER);
  const turn = client.choose(request);
  client.cancel();
  await assertRejects(() => turn, DOMException, "stop");
  assertEquals(await client.choose(request), expected);
  client.cancel();
});

Deno.test("a search reports how far it is, and moves when asked to", async () => {
  const client = new ComputerClient(SEARCHER);
  const shares: number[] = [];
  const long = { ...request, level: "conqueror" } as const;
  const turn = await client.choose(long, (share) => {
    shares.push(share);
    if (shares.length === 3) client.moveNow();
  });
  assertEquals(conquerorsV2.refuse(position, turn), undefined);
  assertEquals(shares, shares.toSorted((a, b) => a - b));
  assert(shares.at(-1)! < 1, "it did not spend its budget");
  assertEquals(await client.choose(sharp), expectedSharp, "who comes next is not hurried");
  client.cancel();
});

Deno.test("a search that's asked to move before it has begun moves anyway", async () => {
  const client = new ComputerClient(SEARCHER);
  const turn = client.choose({ ...request, level: "conqueror" });
  client.moveNow();
  assertEquals(conquerorsV2.refuse(position, await turn), undefined);
  client.cancel();
});

Deno.test("a search that takes longer than its cap moves", async () => {
  const pending = new Map<number, () => void>();
  const client = new ComputerClient(SEARCHER, (ms, call) => {
    pending.set(ms, call);
    return () => pending.delete(ms);
  });
  const shares: number[] = [];
  const turn = await client.choose({ ...request, level: "conqueror" }, (share) => {
    shares.push(share);
    if (shares.length === 3) pending.get(5_000)!();
  }, 5_000);
  assertEquals(conquerorsV2.refuse(position, turn), undefined);
  assert(shares.at(-1)! < 1, "it did not spend its budget");
  assertEquals(pending.size, 0, "a turn that is there is no longer timed");
  assertEquals(await client.choose(sharp), expectedSharp);
  assertEquals(pending.size, 0, "without a cap nothing is timed");
  const stopped = client.choose(sharp, undefined, 1);
  client.cancel();
  await assertRejects(() => stopped, DOMException, "stop");
  assertEquals(pending.size, 0, "nor is a turn that is not wanted any more");
});

/** A machine without vectors. */
const WORDS = `data:text/javascript,${
  encodeURIComponent(
    `import "data:text/javascript,delete globalThis.WebAssembly"; import "${SEARCHER}";`,
  )
}`;

Deno.test("the worker loads what a turn needs besides: how a game ends, and lines without vectors", async () => {
  const last = {
    ...position,
    board: soup(conquerorsV2.rules, seededRng("last")).board,
    round: 12,
    turn: 1,
  };
  const asked = { ...request, position: last, level: "conqueror" } as const;
  const turn = choose(conquerorsV2, last, "conqueror", "worker");
  for (const script of [SEARCHER, WORDS]) {
    const client = new ComputerClient(script);
    assertEquals(await client.choose(asked), turn);
    assertEquals(await client.choose(sharp), expectedSharp);
    client.cancel();
  }
});

Deno.test("what a worker could not load, the next one is asked for", async () => {
  await using folder = await makeFolder();
  const scripts = new Map<string, string>();
  for (const name of ["searcher", "ending"]) {
    const from = fileURLToPath(new URL(`../../lib/search/${name}.ts`, import.meta.url));
    const { outputFiles } = await build({
      entryPoints: [from],
      bundle: true,
      format: "esm",
      write: false,
    });
    scripts.set(name, outputFiles[0]!.text);
  }
  await stop();
  const write = (name: string) =>
    Deno.writeTextFile(`${folder.path}/${name}.js`, scripts.get(name)!);
  await write("searcher");
  const client = new ComputerClient(pathToFileURL(`${folder.path}/searcher.js`));
  const asked = { ...request, level: "conqueror" } as const;
  await assertRejects(() => client.choose(asked), Error, "ending.js");
  await write("ending");
  const turn = await client.choose(asked, () => client.moveNow());
  assertEquals(conquerorsV2.refuse(position, turn), undefined);
  client.cancel();
});

Deno.test("the worker assesses what assess does", async () => {
  const client = new ComputerClient(SEARCHER);
  const played = expected, shares: number[] = [];
  const asked = {
    rules: conquerorsV2.rules,
    position,
    level: "expert",
    seed: "worker",
    played,
    steps: 20_000,
  } as const;
  const assessment = await client.assess(asked, (share) => shares.push(share));
  const steps = assess(conquerorsV2, position, "expert", "worker", ALL_MEANS, played, 20_000);
  let expectedly = steps.next();
  while (!expectedly.done) expectedly = steps.next();
  assertEquals(assessment, expectedly.value);
  assert(shares.length > 0);
  client.cancel();
});

Deno.test("a worker that breaks while loading is said to have", async () => {
  const client = new ComputerClient("data:text/javascript,throw new Error('broken')");
  await assertRejects(() => client.choose(request), Error, "could not run: ");
});
