import { define } from "../../lib/server/define.ts";
import { textFile } from "../../lib/server/http/text_file.ts";

const FILE = new URL("../../docs/arena.md", import.meta.url);

/** The bots' protocol. */
export const handler = define.handlers({ GET: () => textFile(FILE) });
