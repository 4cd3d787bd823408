import { ROOT } from "../lib/build/sources.ts";

/** The files of `routes` that answer, as `answers.ts` names them. */
export async function* routeFiles(below = ""): AsyncGenerator<string> {
  for await (const { name, isDirectory } of Deno.readDir(`${ROOT}/routes${below}`)) {
    if (isDirectory) yield* routeFiles(`${below}/${name}`);
    else if (!name.startsWith("_")) yield `${below}/${name}`;
  }
}
