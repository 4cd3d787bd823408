/**
 * Draws pictures and QR codes, which takes longer than anything else a visitor may ask for: in a worker,
 * one at a time, and by turns of those who ask.
 */

import type { Limits } from "../rooms/limits.ts";
import { FairWorker } from "../rooms/worker_client.ts";
import type { World } from "../clock.ts";
import type { QrCode } from "../../ui/parts/qr_code.ts";

/** How long one picture may take, ms: many times what the largest and a start take on a slow machine. */
const LIMIT = 30_000;

/** What can be drawn: the picture of the site, the last board of a record or all of it, or a link as a QR code. */
export type Picture =
  | { readonly of: "site" }
  | { readonly of: "game"; readonly record: string }
  | { readonly of: "playback"; readonly record: string }
  | { readonly of: "link"; readonly link: string };

type Drawn = Uint8Array<ArrayBuffer> | QrCode;

export class Drawer {
  readonly #worker: FairWorker<Picture, Drawn>;

  constructor(
    world: Pick<World, "after">,
    limits: Pick<Limits, "pictures" | "picturesPerSource">,
  ) {
    const shares = { world, most: limits.pictures, mostEach: limits.picturesPerSource };
    this.#worker = new FairWorker(startWorker, "The worker that draws", LIMIT, shares);
  }

  /** The pictures that wait, but for the one that is being drawn. */
  get size(): number {
    return this.#worker.size;
  }

  /** A link as a QR code; undefined if its source has enough waiting, and once this has been stopped. */
  qr(link: string, source: string): Promise<QrCode | undefined> {
    return this.#worker.ask({ of: "link", link }, source) as Promise<QrCode | undefined>;
  }

  /** A picture as PNG, or a playback as GIF; undefined as with QR codes. */
  picture(
    picture: Exclude<Picture, { of: "link" }>,
    source: string,
  ): Promise<Uint8Array<ArrayBuffer> | undefined> {
    return this.#worker.ask(picture, source) as Promise<Uint8Array<ArrayBuffer> | undefined>;
  }

  stop(): void {
    this.#worker.stop();
  }
}

function startWorker(): Worker {
  return new Worker(new URL("./draw_worker.ts", import.meta.url), { type: "module" });
}
