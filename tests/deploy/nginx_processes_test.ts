/** Several processes behind nginx, as `deploy/nginx.conf` sets it up. */

import { assertEquals } from "@std/assert";
import { ask } from "./ask.ts";
import { hasProxies, startNginxOf } from "./proxy.ts";

const start = (port = 0) =>
  Deno.serve({ hostname: "127.0.0.1", port, onListen() {} }, () => new Response("here"));

/** Ends each connection once something is asked on it. */
function breaking(onAsked: () => void): Deno.TcpListener {
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  (async () => {
    for await (const line of listener) {
      await line.read(new Uint8Array(4096));
      onAsked();
      line.close();
    }
  })();
  return listener;
}

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

Deno.test({
  ignore: !hasProxies(),
  name:
    "a process behind our nginx that takes connections and says nothing is passed over from then on",
  async fn() {
    let asked = 0;
    const hung = Promise.withResolvers<Response>();
    const hangs = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen() {} }, () => {
      asked++;
      return hung.promise;
    });
    const works = start(), ports = [hangs, works].map(({ addr }) => addr.port);
    await using proxy = await startNginxOf(ports, "1s");
    for (let n = 0; n < 8; n++) assertEquals((await ask(`${proxy.url}/`)).status, 200);
    assertEquals(asked, 1);
    hung.resolve(new Response());
    for (const server of [hangs, works]) await server.shutdown();
  },
});

Deno.test({
  ignore: !hasProxies(),
  name: "what a process behind our nginx was sent before it ended is sent to no other",
  async fn() {
    let asked = 0;
    const servers = [breaking(() => asked++), breaking(() => asked++)];
    await using proxy = await startNginxOf(servers.map(({ addr }) => addr.port));
    const { status } = await ask(`${proxy.url}/`, { method: "POST", body: "once" });
    assertEquals([status, asked], [502, 1]);
    for (const server of servers) server.close();
  },
});
