/** `serve.ts` of the folder it runs in, with faults to order: lines of standard input name them. */

import { pathToFileURL } from "node:url";
const FAULTS: Readonly<Record<string, () => void>> = {
  rejection: () => void Promise.reject(new Error("injected", { cause: "a test" })),
  error: () =>
    void setTimeout(() => {
      throw new Error("injected", { cause: "a test" });
    }),
  "broken line": () => void Promise.reject(new Deno.errors.ConnectionReset("injected")),
};

await import(pathToFileURL(`${Deno.cwd()}/serve.ts`).href);
const chunks = Deno.stdin.readable.pipeThrough(new TextDecoderStream());
for await (const lines of chunks) {
  for (const line of lines.trim().split("\n")) FAULTS[line]!();
}
