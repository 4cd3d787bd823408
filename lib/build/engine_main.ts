/**
 * `deno task engine`: builds the engine as an npm package, into `_engine` or a folder that is named; with
 * `--jsr` it lays out the sources there for `deno publish`.
 */

import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { calledFrom } from "../commands/called_from.ts";
import { buildEngine, layOutEngine } from "./engine.ts";

const { values, positionals } = parseArgs({
  args: Deno.args,
  options: { jsr: { type: "boolean" } },
  allowPositionals: true,
});
const folder = resolve(calledFrom(), positionals[0] ?? "_engine");
await (values.jsr ? layOutEngine(folder) : buildEngine(folder));
