/** The line on which PostgreSQL tells what happens, where PostgreSQL goes away just as it's asked to. */

import { Connections } from "../../lib/server/store/postgres/connections.ts";
import { POSTGRES, PostgresServer } from "./postgres_server.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
/** What PostgreSQL says to who may come in, and to who comes too early. */
const WELCOME = bytes("R\0\0\0\x08\0\0\0\0" + "Z\0\0\0\x05I");
const STARTING = bytes("E\0\0\0\x1cSFATAL\0C57P03\0Mnot yet\0\0");

/** Lets the first in and breaks off as it's asked something, sends the second away, and leads others on. */
async function breakOff(listener: Deno.Listener, port: number): Promise<void> {
  let count = 0;
  for await (const line of listener) {
    count++;
    if (count > 2) lead(line, port);
    else {
      await line.read(new Uint8Array(4_096));
      await line.write(count === 1 ? WELCOME : STARTING);
      if (count === 1) await line.read(new Uint8Array(4_096));
      line.close();
    }
  }
}

async function lead(line: Deno.Conn, port: number): Promise<void> {
  const on = await Deno.connect({ hostname: "127.0.0.1", port });
  const ways = [line.readable.pipeTo(on.writable), on.readable.pipeTo(line.writable)];
  await Promise.allSettled(ways);
}

Deno.test({
  name: "postgres: who is asking to listen as it goes away listens once it's back",
  ignore: POSTGRES === undefined,
  async fn() {
    await using server = await PostgresServer.start();
    const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
    const led = breakOff(listener, server.port), name = server.url("postgres");
    const { port } = listener.addr as Deno.NetAddr;
    const connections = new Connections(name.replace(`:${server.port}/`, `:${port}/`));
    const listens = Promise.withResolvers<void>(), heard = Promise.withResolvers<void>();
    connections.listen("news", () => heard.resolve(), () => listens.resolve());
    await listens.promise;
    await server.exec("postgres", "NOTIFY news");
    await heard.promise;
    await connections.close();
    listener.close();
    await led;
  },
});
