import { page } from "fresh";
import { define } from "../../lib/server/define.ts";
import { DocPage } from "../../lib/server/http/docs/doc_page.tsx";
import { readDoc } from "../../lib/server/http/docs/read_doc.ts";

export const handler = define.handlers({ GET: async () => page(await readDoc("rooms.md")) });

/** docs/rooms.md */
export default define.page<typeof handler>(({ data, state: { language } }) => (
  <DocPage doc={data} language={language} />
));
