/** Makes the dumps of months that are over, a file at a time and between all else. */

import { makeStem } from "../../rooms/code.ts";
import type { World } from "../clock.ts";
import type { Peer } from "../rooms/peer.ts";
import type { Archive } from "../store/archive.ts";
import { type Dumps, PIECE } from "../store/dumps.ts";
import { type Month, monthsOver, spanOf } from "./month.ts";
import { pack } from "./packed.ts";
import { DUMP_KINDS, type DumpKind } from "./written.ts";

/** How long everyone else has the server after a page of games, ms. */
const PAUSE = 20;
/** How long a game may be reported after its end, ms: before that its month isn't dumped. */
const LATE = 24 * 60 * 60 * 1000;

interface Parts {
  readonly archive: Pick<Archive, "list">;
  readonly dumps: Dumps;
  readonly peer: Pick<Peer, "once">;
  readonly world: Pick<World, "now" | "random" | "after">;
}

/** The file went away while it was made: somebody in it was forgotten. */
class Gone extends Error {}

export class Dumper {
  constructor(private readonly parts: Parts) {}

  /** Makes all that aren't there, unless another process is at it. */
  async tend(): Promise<void> {
    const { dumps, peer, world } = this.parts;
    // Their months weren't over: the clock was ahead, and has been put right.
    await dumps.dropMadeAfter(world.now());
    const first = await dumps.firstGame();
    if (first === undefined) return;
    const there = new Set((await dumps.list()).map(({ month, kind }) => `${month} ${kind}`));
    const missing = monthsOver(first, world.now() - LATE).flatMap((month) =>
      DUMP_KINDS.filter((kind) => !there.has(`${month} ${kind}`)).map((kind) => ({ month, kind }))
    );
    if (missing.length === 0) return;
    await peer.once("dumps", async () => {
      for (const { month, kind } of missing) await this.#make(month, kind);
    });
  }

  async #make(month: Month, kind: DumpKind): Promise<void> {
    const { archive, dumps, world } = this.parts;
    const id = makeStem(world.random);
    if (!await dumps.begin({ id, month, kind, made: world.now(), ...spanOf(month) })) return;
    let pieces = 0;
    const take = async (bytes: Uint8Array) => {
      if (!await dumps.add(id, pieces++, bytes)) throw new Gone();
    };
    const pause = () => new Promise<void>((resolve) => world.after(PAUSE, resolve));
    try {
      await dumps.finish(id, await pack(archive, month, kind, PIECE, take, pause));
    } catch (error) {
      // It's made again the next time.
      if (!(error instanceof Gone)) throw error;
    }
  }
}
