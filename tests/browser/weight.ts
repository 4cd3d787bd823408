/** What is sent to a page, in bytes on the wire as its browser counts them. */

import { assert } from "@std/assert";
import type { Page } from "playwright-core";

export const KB = 1024;

/** What the script of Fresh's own runtime weighs; the stand-in's does less, and weighs half of that. */
const RUNTIME = 16_140;

/**
 * What a page asked for, by what it is; `size` is without headers, `sent` with them. The runtime counts
 * as Fresh's.
 */
export interface Sent {
  readonly url: string;
  readonly kind: "html" | "js" | "css" | "worker" | "font" | "other";
  readonly size: number;
  readonly sent: number;
  readonly raw: number;
}

export async function sentTo(page: Page): Promise<Sent[]> {
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
    size: name.endsWith("/fresh-runtime.js") ? Math.max(encodedBodySize, RUNTIME) : encodedBodySize,
    sent: transferSize,
    raw: decodedBodySize,
  }));
}

const WORKERS = new Set([
  "/worker.js",
  "/searcher.js",
  "/line.js",
  "/ending.js",
  "/solver.js",
  "/predecessor.js",
]);

function kindOf(path: string): Sent["kind"] {
  if (WORKERS.has(path)) return "worker";
  if (path.endsWith(".js")) return "js";
  if (path.endsWith(".css")) return "css";
  if (path.endsWith(".woff2")) return "font";
  return path.includes(".") ? "other" : "html";
}

export function sum(files: readonly Sent[], what: "size" | "sent"): number {
  return files.reduce((total, file) => total + file[what], 0);
}

/** Holds the files of each kind to a budget. */
export function assertLight(
  files: readonly Sent[],
  budgets: Partial<Record<Sent["kind"], number>>,
  where = "",
): void {
  for (const [kind, budget] of Object.entries(budgets)) {
    const size = sum(files.filter((file) => file.kind === kind), "size");
    assert(size <= budget, `${where} ${kind}: ${size} bytes of ${budget}`);
  }
}

export function assertCompressed(files: readonly Sent[]): void {
  for (const { url, kind, raw, size } of files) {
    // A font is compressed in itself.
    if (raw > KB && kind !== "font") assert(size < raw, `${url} is sent as it is`);
  }
}
