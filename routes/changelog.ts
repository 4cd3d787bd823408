import { define } from "../lib/define.ts";
import { textFile } from "../lib/http/text_file.ts";

const FILE = new URL("../CHANGELOG.md", import.meta.url);

/** What each version brought. */
export const handler = define.handlers({ GET: () => textFile(FILE) });
