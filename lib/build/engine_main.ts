/** `deno task engine`: builds the engine as an npm package, into `_engine` or a folder that is named. */

import { join } from "node:path";
import { buildEngine } from "./engine.ts";
import { ROOT } from "./sources.ts";

const [folder = "_engine"] = Deno.args;
await buildEngine(join(Deno.env.get("INIT_CWD") ?? ROOT, folder));
