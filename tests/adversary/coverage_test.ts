/**
 * Whether attacks leave anything out. That no message of a room or of the arena is missing, and no code
 * of an answer, is the compiler's to see (`room_messages.ts`, `arena_steps.ts`, `answers.ts`).
 */

import { assert, assertEquals } from "@std/assert";
import { pathToFileURL } from "node:url";
import { ROOT } from "../../lib/build/sources.ts";
import { routeFiles } from "../routes.ts";
import { CONFIG } from "../config.ts";
import { ROUTES } from "./answers.ts";
import { LEFT_OUT, PROGRAMS } from "./programs.ts";

interface RouteModule {
  readonly handler?: Readonly<Record<string, unknown>>;
  readonly default?: unknown;
}

/** The methods that a route answers; a page without handlers answers all. */
async function methodsOf(file: string): Promise<string[]> {
  const { handler, default: page }: RouteModule = await import(
    pathToFileURL(`${ROOT}/routes${file}`).href
  );
  assert(handler || page, file);
  return handler ? Object.keys(handler).sort() : ["ALL"];
}

Deno.test("every route and each of its methods is attacked", async () => {
  const files = await Array.fromAsync(routeFiles());
  const routes = files.map((file) => file.replace(/\.tsx?$/, ""));
  assertEquals(Object.keys(ROUTES).toSorted(), routes.toSorted());
  for (const [at, file] of files.entries()) {
    const answers = ROUTES[routes[at] as keyof typeof ROUTES];
    assertEquals(Object.keys(answers).sort(), await methodsOf(file), file);
  }
});

Deno.test("every program of the command line is attacked, or it says why not", async () => {
  const { tasks } = JSON.parse(await Deno.readTextFile(CONFIG));
  const known = [...Object.keys(PROGRAMS), ...Object.keys(LEFT_OUT)];
  assertEquals(known.toSorted(), Object.keys(tasks).toSorted());
  for (const [name, { script }] of Object.entries(PROGRAMS)) {
    assert(tasks[name].command.includes(script), name);
  }
});
