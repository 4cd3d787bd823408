/** Several processes behind nginx, as `deploy/nginx.conf` sets it up. */

import { assertEquals } from "@std/assert";
import { ask } from "./ask.ts";
import { hasProxies, startNginxOf } from "./proxy.ts";

const start = (port = 0) =>
  Deno.serve({ hostname: "127.0.0.1", port, onListen() {} }, () => new Response("here"));

Deno.test({
  ignore: !hasProxies(),
  name: "processes behind our nginx are replaced one right after another, and nobody gets 502",
  async fn() {
    const servers = [start(), start()], ports = servers.map(({ addr }) => addr.port);
    await using proxy = await startNginxOf(ports);
    // As many as there are servers, so that the one that's gone is asked, too.
    const asked = async () => {
      const answers = await Promise.all(ports.map(() => ask(`${proxy.url}/`)));
      return answers.map(({ status }) => status);
    };
    for (const [n, port] of ports.entries()) {
      await servers[n]!.shutdown();
      assertEquals(await asked(), [200, 200], `without process ${n}`);
      servers[n] = start(port);
    }
    assertEquals(await asked(), [200, 200]);
    for (const server of servers) await server.shutdown();
  },
});
