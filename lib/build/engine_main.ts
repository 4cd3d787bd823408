/**
 * `deno task engine`: builds the engine as an npm package, into `_engine` or a folder that is named; with
 * `--jsr` it lays out the sources there for `deno publish`.
 */

import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { buildEngine, layOutEngine } from "./engine.ts";
import { ROOT } from "./sources.ts";

/** Whether it's for JSR, and the folder; undefined if something else was given. */
function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      args: Deno.args,
      options: { jsr: { type: "boolean", default: false } },
      allowPositionals: true,
    });
    const [folder = "_engine", ...more] = positionals;
    return more.length > 0 ? undefined : { isForJsr: values.jsr, folder };
  } catch {
    return undefined;
  }
}

const given = readArguments();
if (!given) {
  console.error("Usage: engine [--jsr] [FOLDER]");
  Deno.exit(2);
}
const folder = resolve(Deno.env.get("INIT_CWD") ?? ROOT, given.folder);
await (given.isForJsr ? layOutEngine(folder) : buildEngine(folder));
