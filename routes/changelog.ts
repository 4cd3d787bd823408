import { define } from "../lib/server/define.ts";
import { textFile } from "../lib/server/http/text_file.ts";

const FILE = new URL("../CHANGELOG.md", import.meta.url);

/** What each version brought. */
export const handler = define.handlers({ GET: () => textFile(FILE) });
