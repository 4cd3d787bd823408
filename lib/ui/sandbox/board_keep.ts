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
 * on and is reloaded, or left for the page without it, doesn't.
 */
export function keptHash(): string | undefined {
  const [hash, kept] = readStored("sessionStorage", KEPT).split("\n");
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const link = linkHere(), isOpened = link !== "" && visit?.type === "navigate";
  const isHere = link === "" || hash === link;
  return kept && !isOpened && isHere ? `#rle=${kept}` : undefined;
}

/** Keeps the board from its first cells on, with which what writes it is fetched; returns how to stop. */
export function keepBoard(studio: Studio): () => void {
  const end = new AbortController();
  let writer: Promise<void> | undefined;
  const endFetch = effect(() => {
    if (isEmpty(studio)) return;
    // Where it can't be had nothing is kept, until it's asked for again.
    writer ??= late(() => import("./canvas.ts")).then(
      ({ writeCanvasLink }) => keepWritten(studio, writeCanvasLink, end.signal),
      () => writer = undefined,
    );
  });
  return () => {
    endFetch();
    end.abort();
  };
}

function isEmpty({ moment }: Studio): boolean {
  return moment.value.count.every((cells) => cells === 0);
}

/** Keeps the board as a link has it: now, and whenever the page is left until it's stopped. */
function keepWritten(
  studio: Studio,
  write: typeof import("./canvas.ts").writeCanvasLink,
  signal: AbortSignal,
): void {
  const keep = () => {
    const board = isEmpty(studio) ? "" : `${linkHere()}\n${write(studio.moment.peek())}`;
    writeStored("sessionStorage", KEPT, board);
  };
  keep();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible") keep();
  }, { signal });
}
