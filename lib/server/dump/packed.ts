/** A month's games as a packed file, made piece by piece. */

import { createHash } from "node:crypto";
import type { ArchivedGame } from "../../leaderboard/finished_game.ts";
import { type Archive, writeAfter } from "../store/archive.ts";
import type { Packed } from "../store/dumps.ts";
import { type Month, spanOf } from "./month.ts";
import { type DumpKind, WRITERS } from "./written.ts";

/** How many games are read at once: everyone else waits for that. */
const AT_ONCE = 25;

/** A month's games, the newest first; `pause` is waited for between two pages of them. */
async function* gamesOf(
  archive: Pick<Archive, "list">,
  month: Month,
  pause: () => Promise<void>,
): AsyncGenerator<ArchivedGame> {
  const { starts, ends } = spanOf(month);
  let after: string | undefined = writeAfter({ endedAt: ends, id: "0" });
  while (after !== undefined) {
    const page = await archive.list({ after, limit: AT_ONCE });
    for (const game of page.games) {
      if (game.endedAt < starts) return;
      yield game;
    }
    after = page.next;
    await pause();
  }
}

/** Hands the gzipped file over in pieces of a size, the last of which may be smaller. */
export async function pack(
  archive: Pick<Archive, "list">,
  month: Month,
  kind: DumpKind,
  piece: number,
  take: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>,
  pause: () => Promise<void> = () => Promise.resolve(),
): Promise<Packed> {
  const hash = createHash("sha256");
  let games = 0, size = 0, rest = new Uint8Array(0);
  const hand = async (bytes: Uint8Array<ArrayBuffer>) => {
    hash.update(bytes);
    size += bytes.length;
    await take(bytes);
  };
  async function* texts() {
    for await (const game of gamesOf(archive, month, pause)) {
      games++;
      yield WRITERS[kind](game);
    }
  }
  const packed = ReadableStream.from(texts()).pipeThrough(new TextEncoderStream())
    .pipeThrough(new CompressionStream("gzip"));
  for await (const bytes of packed) {
    rest = joined(rest, bytes);
    for (; rest.length >= piece; rest = rest.slice(piece)) await hand(rest.slice(0, piece));
  }
  if (rest.length > 0) await hand(rest);
  return { games, size, sha256: hash.digest("hex") };
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

/** What a dump's file is called. */
export function fileName(month: Month, kind: DumpKind): string {
  return `conquerors-${month}.${kind}.gz`;
}
