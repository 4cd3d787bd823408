/** Compresses the files that are named to it, one after the other, then answers. */

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Packing } from "./packed_files.ts";

self.onmessage = ({ data }: MessageEvent<readonly Packing[]>) => {
  for (const { from, to } of data) {
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, brotliCompressSync(readFileSync(from)));
  }
  self.postMessage(undefined);
};
