/** The budgets of what is sent, in bytes on the wire as a browser counts them. */

import { assert, assertEquals } from "@std/assert";
import type { Page } from "playwright-core";
import { story } from "./story.ts";
import { TablePage } from "./table_page.ts";

const KB = 1024;

/** What a page asked for, by what it is; `size` is without headers, `sent` with them. */
interface Sent {
  readonly url: string;
  readonly kind: "html" | "js" | "css" | "worker" | "other";
  readonly size: number;
  readonly sent: number;
  readonly raw: number;
}

async function sentTo(page: Page): Promise<Sent[]> {
  const entries = await page.evaluate(() =>
    [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
      .map((entry) => entry as PerformanceResourceTiming)
      .map(({ name, encodedBodySize, decodedBodySize, transferSize }) => ({
        name,
        encodedBodySize,
        decodedBodySize,
        transferSize,
      }))
  );
  return entries.map(({ name, encodedBodySize, decodedBodySize, transferSize }) => ({
    url: name,
    kind: kindOf(new URL(name).pathname),
    size: encodedBodySize,
    sent: transferSize,
    raw: decodedBodySize,
  }));
}

function kindOf(path: string): Sent["kind"] {
  if (path === "/worker.js") return "worker";
  if (path.endsWith(".js")) return "js";
  if (path.endsWith(".css")) return "css";
  return path.includes(".") ? "other" : "html";
}

function sum(files: readonly Sent[], what: "size" | "sent"): number {
  return files.reduce((total, file) => total + file[what], 0);
}

/** Holds the files of each kind to a budget. */
function assertLight(files: readonly Sent[], budgets: Partial<Record<Sent["kind"], number>>) {
  for (const [kind, budget] of Object.entries(budgets)) {
    const size = sum(files.filter((file) => file.kind === kind), "size");
    assert(size <= budget, `${kind}: ${size} bytes of ${budget}`);
  }
}

function assertCompressed(files: readonly Sent[]): void {
  for (const { url, raw, size } of files) {
    if (raw > KB) assert(size < raw, `${url} is sent as it is`);
  }
}

story("the front door is light", async ({ open }) => {
  const page = await open("/");
  await page.waitForLoadState("networkidle");
  const files = await sentTo(page);
  assertCompressed(files);
  assertLight(files, { html: 10 * KB, js: 20 * KB, css: 8 * KB });
  assertEquals(await page.context().cookies(), []);
});

story("the table is light, and lighter the second time", async ({ open }) => {
  const page = await open("/play?level=normal&seed=1", { impatient: true });
  const table = await TablePage.at(page);
  await page.waitForLoadState("networkidle");
  const first = await sentTo(page);
  assertCompressed(first);
  assertLight(first, { html: 10 * KB, js: 50 * KB, css: 8 * KB, worker: 0 });
  assert(sum(first, "sent") <= 80 * KB, `${sum(first, "sent")} bytes`);
  assert(first.length <= 12, `${first.length} requests`);

  for (const line of ["c12 d12 c13 d13", "confirm"]) await table.type(line);
  await table.turns(2);
  assertLight(await sentTo(page), { worker: 12 * KB });

  await page.reload();
  await TablePage.at(page);
  const again = await sentTo(page);
  assert(sum(again, "sent") <= 10 * KB, `${sum(again, "sent")} bytes`);
});
