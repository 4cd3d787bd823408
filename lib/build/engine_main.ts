/**
 * `deno task engine`: builds the engine as an npm package, into `_engine` or a folder that is named; with
 * `--jsr` it lays out the sources there for `deno publish`.
 */

import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { buildEngine, layOutEngine } from "./engine.ts";
import { ROOT } from "./sources.ts";

const { values, positionals } = parseArgs({
  args: Deno.args,
  options: { jsr: { type: "boolean" } },
  allowPositionals: true,
});
const folder = resolve(Deno.env.get("INIT_CWD") ?? ROOT, positionals[0] ?? "_engine");
await (values.jsr ? layOutEngine(folder) : buildEngine(folder));
