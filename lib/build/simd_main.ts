/**
 * `deno task simd`: compiles what is written in AssemblyScript, each `NAME.as` into `NAME_wasm.ts`.
 * What it makes is kept, since the sources change as rarely as the rule, and the compiler is large.
 */

import { fnv1a, hashText } from "../automaton/hash.ts";

const COMPILER = "npm:assemblyscript@0.28.20/asc";

const SOURCES = ["automaton/simd/friendly", "search/simd/line"];

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
    ["kernel.ts", ...FLAGS, "-o", "kernel.wasm"],
    {
      readFile: (name) => name === "kernel.ts" ? source : null,
      writeFile: (_, content) => void (code = Uint8Array.from(content)),
    },
  );
  if (error) throw new Error(stderr.toString());
  return code;
}

/**
 * The module as a script that has it as text: digits that stand for a byte each are sent in three
 * quarters of what base64 takes, since what comes twice looks the same then.
 */
function scriptOf(name: string, source: string, code: Uint8Array): string {
  const lines = code.toHex().match(/.{1,88}/g) ?? [];
  return `/** Made by \`deno task simd\`. */

/** The hash of \`${name}.as\` that it was made of. */
export const SOURCE = "${hashText(fnv1a(new TextEncoder().encode(source)))}";

/** The module, two digits a byte. */
export const ${name.toUpperCase()} = [
${lines.map((line) => `  "${line}",\n`).join("")}].join("");
`;
}

for (const path of SOURCES) {
  const file = (end: string) => new URL(`../${path}${end}`, import.meta.url);
  const source = await Deno.readTextFile(file(".as"));
  const script = scriptOf(path.split("/").at(-1)!, source, await compile(source));
  await Deno.writeTextFile(file("_wasm.ts"), script);
}
