/** DATA may be a link: systemd makes /var/lib/conquerors one, for a user of the service's own. */

import { assertEquals } from "@std/assert";
import { withStorage } from "../../lib/server/start/storage.ts";

const root = await Deno.makeTempDir();
const link = `${root}/data`;
await Deno.mkdir(`${root}/private`);
await Deno.symlink(`${root}/private`, link, { type: "dir" });

Deno.test.afterAll(() => Deno.remove(root, { recursive: true }));

Deno.test({
  name: "what is written through a link is kept by a server that may write to the link only",
  permissions: { read: [link], write: [link] },
  async fn() {
    const folder = { data: link, databaseUrl: undefined };
    const store = await withStorage(folder, ({ store }) => store, false);
    assertEquals(await store.ready(), true);
    await store.close();
  },
});
