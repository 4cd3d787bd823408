import { accountHandler } from "../../../lib/server/http/account.ts";
import { freshJson } from "../../../lib/server/http/body.ts";
import { issueFeedKey } from "../../../lib/server/http/turn_feed.ts";

/** The secret link to a feed of the turns that the one who asks is waited for with: `{identity}`. */
export const handler = accountHandler(async ({ services: { store }, identity }) => {
  const key = await issueFeedKey(store.books.keys, identity);
  return freshJson({ link: `/games.atom?${new URLSearchParams({ key })}` });
});
