import { Builder } from "fresh/dev";
import { app } from "./fixture/main.ts";

export const FIXTURE = `${import.meta.dirname}/fixture`;

/** The fixture, built in memory, as a function. */
export async function buildFixture(): Promise<ReturnType<typeof app.handler>> {
  const applySnapshot = await new Builder({ root: FIXTURE }).build({ snapshot: "memory" });
  applySnapshot(app);
  return app.handler();
}
