import { accountHandler } from "../../../lib/server/http/account.ts";
import { writeOwnData } from "../../../lib/server/http/own_data.ts";

/** All that is kept about the one who asks, as one JSON file: `{identity}`. */
export const handler = accountHandler(({ services, identity }) =>
  new Response(
    ReadableStream.from(writeOwnData(services, identity)).pipeThrough(new TextEncoderStream()),
    {
      headers: {
        "content-type": "application/json; charset=utf-8",
        "content-disposition": 'attachment; filename="conquerors.json"',
        "cache-control": "no-store",
      },
    },
  )
);
