/**
 * `deno task simd`: compiles `lib/automaton/simd/friendly.as` into `friendly_wasm.ts`. What it makes
 * is kept, since the source changes as rarely as the rule, and the compiler is large.
 */

import { fnv1a, hashText } from "../automaton/hash.ts";

const COMPILER = "npm:assemblyscript@0.28.20/asc";

interface Compiler {
  main(
    args: readonly string[],
    files: {
      readFile(name: string): string | null;
      writeFile(name: string, content: Uint8Array): void;
    },
  ): Promise<{ readonly error: Error | null; readonly stderr: { toString(): string } }>;
}

const FLAGS = ["-O3", "--noAssert", "--runtime", "stub", "--enable", "simd", "--importMemory"];

async function compile(source: string): Promise<Uint8Array> {
  const compiler: { default: Compiler } = await import(COMPILER);
  let code = new Uint8Array(0);
  const { error, stderr } = await compiler.default.main(
    ["friendly.ts", ...FLAGS, "-o", "friendly.wasm"],
    {
      readFile: (name) => name === "friendly.ts" ? source : null,
      writeFile: (_, content) => void (code = Uint8Array.from(content)),
    },
  );
  if (error) throw new Error(stderr.toString());
  return code;
}

const folder = new URL("../automaton/simd/", import.meta.url);
const source = await Deno.readTextFile(new URL("friendly.as", folder));
const code = await compile(source);
const lines = btoa(String.fromCharCode(...code)).match(/.{1,88}/g) ?? [];
await Deno.writeTextFile(
  new URL("friendly_wasm.ts", folder),
  `/** Made by \`deno task simd\`. */

/** The hash of \`friendly.as\` that it was made of. */
export const SOURCE = "${hashText(fnv1a(new TextEncoder().encode(source)))}";

/** The module in base64. */
export const FRIENDLY = [
${lines.map((line) => `  "${line}",\n`).join("")}].join("");
`,
);
