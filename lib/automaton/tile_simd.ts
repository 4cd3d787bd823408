/**
 * The rule `friendly` on a large board, four words at a time: `simd/friendly.as` as WebAssembly. Where
 * there's no WebAssembly with vectors, it's `stepFriendlyTile`, against which tests hold it.
 */

import { FRIENDLY } from "./simd/friendly_wasm.ts";
import { stepFriendlyTile, type TileKernel, type TileRoom } from "./tile_kernel.ts";

/** As `simd/friendly.as` has it. */
type Step = (
  blue: number,
  blueOut: number,
  plane: number,
  rows: number,
  stride: number,
  mask: number,
) => number;

/** Bytes of a memory before its planes: of the first rows' changes, the last ones', and to spare. */
const HEAD = 64;
/** The bytes after them, which are read with the last words. */
const TAIL = 64;
/** Bytes that memory comes in. */
const PAGE = 65_536;

const code = compiled();

function compiled(): WebAssembly.Module | undefined {
  try {
    return new WebAssembly.Module(
      Uint8Array.from(FRIENDLY.match(/../g)!, (byte) => parseInt(byte, 16)),
    );
  } catch {
    return undefined;
  }
}

/** The rule `friendly`, by the fastest means that there are. */
export const friendlyKernel: TileKernel = code
  ? Object.assign(stepFriendlyTile.bind(undefined), { room: (words: number) => room(code, words) })
  : stepFriendlyTile;

function room(code: WebAssembly.Module, words: number): TileRoom {
  const initial = Math.ceil((HEAD + 4 * 4 * words + TAIL) / PAGE);
  const memory = new WebAssembly.Memory({ initial, maximum: initial });
  const step = new WebAssembly.Instance(code, { env: { memory } }).exports.step as Step;
  const plane = (n: number) => new Int32Array(memory.buffer, HEAD + 4 * n * words, words);
  return {
    now: { blue: plane(0), red: plane(1) },
    past: { blue: plane(2), red: plane(3) },
    kernel: kernelOf(step, 4 * words, new Int32Array(memory.buffer, 0, HEAD / 4)),
  };
}

/** A kernel for planes of this many bytes in one memory, at whose head `changed` lies. */
function kernelOf(step: Step, plane: number, changed: Int32Array): TileKernel {
  return (from, to, first, rows, stride, mask, changes) => {
    const blue = from.blue.byteOffset + 4 * first, blueOut = to.blue.byteOffset + 4 * first;
    changes.any = step(blue, blueOut, plane, rows, 4 * stride, mask);
    changes.top = changed[0]!;
    changes.bottom = changed[4 + (rows - 1 & 3)]!;
  };
}
