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

/** Keeps the board from its first cells on, with which what does it is fetched; returns how to stop. */
export function keepBoard(studio: Studio): () => void {
  const end = new AbortController();
  const isEmpty = () => studio.moment.value.count.every((cells) => cells === 0);
  const keep = (board: string) =>
    writeStored("sessionStorage", KEPT, isEmpty() ? "" : `${linkHere()}\n${board}`);
  let writer: Promise<void> | undefined;
  const endFetch = effect(() => {
    if (isEmpty()) return;
    // Where it can't be had nothing is kept, until it's asked for again.
    writer ??= late(() => import("./board_writer.ts")).then(
      ({ keepWritten }) => keepWritten(studio, keep, end.signal),
      () => writer = undefined,
    );
  });
  return () => {
    endFetch();
    end.abort();
  };
}
