/** `tiles.c`, compiled by this machine's compiler and called from here, where there is one. */

import { fileURLToPath } from "node:url";
import type { Board } from "../../lib/automaton/board.ts";

const SYMBOLS = {
  makeBoard: { parameters: ["i32", "i32"], result: "pointer" },
  freeBoard: { parameters: ["pointer"], result: "void" },
  stepDense: { parameters: ["pointer"], result: "void" },
  place: { parameters: ["pointer", "i32", "i32", "i32"], result: "void" },
  fight: { parameters: ["pointer", "buffer", "i32", "i32"], result: "void" },
  sumOf: { parameters: ["pointer", "i32"], result: "u32" },
} as const;

export type TilesInC = Deno.DynamicLibrary<typeof SYMBOLS>["symbols"];

/** By vectors of 256 bits, which any machine of the last ten years has; elsewhere what there is. */
const FLAGS = Deno.build.arch === "x86_64" ? ["-O3", "-march=x86-64-v3"] : ["-O3"];

/** Undefined, with a word on why, where nothing can be compiled. */
export async function tilesInC(): Promise<TilesInC | undefined> {
  const folder = await Deno.makeTempDir();
  try {
    const library = `${folder}/tiles.so`;
    const source = fileURLToPath(new URL("tiles.c", import.meta.url));
    const { success, stderr } = await new Deno.Command("cc", {
      args: [...FLAGS, "-shared", "-fPIC", "-w", source, "-o", library],
    }).output();
    if (!success) throw new Error(new TextDecoder().decode(stderr));
    return Deno.dlopen(library, SYMBOLS).symbols;
  } catch (error) {
    console.log(`Left out, what is measured against C: ${(error as Error).message}`);
    return undefined;
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** What `sumOf` gives for the same board. */
export function sumOf({ cells }: Board): number {
  let sum = 0;
  cells.forEach((color, cell) => {
    if (color !== 0) sum = sum + Math.imul(cell + color, 2_654_435_761) | 0;
  });
  return sum >>> 0;
}
