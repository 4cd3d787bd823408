import { pathToFileURL } from "node:url";
import { Builder } from "fresh/dev";
import { app } from "./fixture/main.ts";

export const FIXTURE = `${import.meta.dirname}/fixture`;

type Handler = ReturnType<typeof app.handler>;

/** The fixture, built in memory, as a function. */
export async function buildFixture(): Promise<Handler> {
  const applySnapshot = await new Builder({ root: FIXTURE }).build({ snapshot: "memory" });
  applySnapshot(app);
  return app.handler();
}

/** The fixture as it is built on disk, in a folder of its own until the end of the tests. */
export async function buildFixtureOnDisk(): Promise<Handler> {
  const outDir = await Deno.makeTempDir({ dir: FIXTURE, prefix: "_fresh" });
  Deno.test.afterAll(() => Deno.remove(outDir, { recursive: true }));
  await new Builder({ root: FIXTURE, outDir }).build();
  const { default: server }: { default: { fetch: Handler } } = await import(
    pathToFileURL(`${outDir}/server.js`).href
  );
  return server.fetch;
}
