import { define } from "../../lib/server/define.ts";
import { fileName } from "../../lib/server/dump/packed.ts";
import { freshJson } from "../../lib/server/http/body.ts";

/** The months of finished games that can be downloaded, the newest first. */
export const handler = define.handlers({
  async GET({ state }) {
    const { dumps } = await state.online();
    const files = (await dumps.list()).map(({ id: _, ...dump }) => ({
      ...dump,
      path: `/dumps/${fileName(dump.month, dump.kind)}`,
    }));
    return freshJson({ dumps: files });
  },
});
