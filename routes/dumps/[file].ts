import { HttpError } from "fresh";
import { define } from "../../lib/server/define.ts";
import { fileName } from "../../lib/server/dump/packed.ts";
import { dumpResponse } from "../../lib/server/http/dump_file.ts";

/** A month of finished games as a file: `/dumps/conquerors-2026-10.ccn.gz`. */
export const handler = define.handlers({
  async GET({ req, params, state }) {
    const { dumps } = await state.online();
    const dump = (await dumps.list()).find(({ month, kind }) =>
      fileName(month, kind) === params.file
    );
    if (!dump) throw new HttpError(404);
    return dumpResponse(req, dumps, dump);
  },
});
