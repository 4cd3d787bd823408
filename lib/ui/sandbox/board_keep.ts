/** Keeps the board for a reload, and for when one comes back to the page; in this tab only. */

import { effect } from "@preact/signals";
import { late } from "../parts/late.ts";
import { readStored, writeStored } from "../parts/stored.ts";
import type { Studio } from "./studio.ts";

/** Under what it's kept: the link that it was begun from, if any, and on the next line the board. */
const KEPT = "sandbox";

/** The pattern that the address brings. */
function linkHere(): string {
  return location.hash.startsWith("#rle=") ? location.hash : "";
}

/**
 * The board that was left here, as a link's hash. A link that somebody opens wins; one that was painted
 * on and is reloaded doesn't.
 */
export function keptHash(): string | undefined {
  const [hash, kept] = readStored("sessionStorage", KEPT).split("\n");
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const link = linkHere(), isOpened = link !== "" && visit?.type === "navigate";
  return kept && !isOpened && hash === link ? `#rle=${kept}` : undefined;
}

/**
 * Keeps the board whenever the page is left, and at once when what writes it has come, which is fetched
 * with the first cells; returns how to stop.
 */
export function keepBoard({ moment }: Studio): () => void {
  let canvas: typeof import("./canvas.ts") | undefined;
  const isEmpty = () => moment.value.count.every((cells) => cells === 0);
  const write = () => {
    if (isEmpty()) return writeStored("sessionStorage", KEPT, "");
    if (!canvas) return;
    const text = `${linkHere()}\n${canvas.writeCanvasLink(moment.peek())}`;
    writeStored("sessionStorage", KEPT, text);
  };
  const keep = () => {
    if (document.visibilityState !== "visible") write();
  };
  const endFetch = effect(() => {
    // Without it nothing is kept.
    if (!canvas && !isEmpty()) {
      late(() => import("./canvas.ts")).then((read) => {
        canvas = read;
        write();
      }, () => {});
    }
  });
  document.addEventListener("visibilitychange", keep);
  return () => {
    endFetch();
    document.removeEventListener("visibilitychange", keep);
  };
}
