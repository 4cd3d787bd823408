/** Which mutants the types refuse: those need no test. */

import { basename } from "node:path";
import { CONFIG } from "../config.ts";
import { changed, type Mutant } from "./mutant.ts";
import { Scratch } from "./scratch.ts";
import { isProgram } from "./sites.ts";

/**
 * Those that `deno check` would let pass. All are checked at once, each as a file of its own next to
 * the real one; an unchanged file next to it says which errors come only from that.
 */
export async function typed(
  mutants: readonly Mutant[],
  texts: ReadonlyMap<string, string>,
): Promise<Mutant[]> {
  await using scratch = await Scratch.make();
  const twins = new Map<string, string>();
  const programs = mutants.map((mutant, n) => {
    const { file } = mutant, text = texts.get(file)!;
    twins.set(twinOf(file, "same"), text);
    return { mutant, twin: twinOf(file, `${n}`), text: changed(text, mutant) };
  }).filter(({ text }) => isProgram(text));
  for (const { twin, text } of programs) twins.set(twin, text);
  for (const [twin, text] of twins) await scratch.write(twin, text);
  const errors = await errorsIn(scratch, [...twins.keys()]);
  return programs.filter(({ mutant, twin }) => {
    const known = errors.get(twinOf(mutant.file, "same"));
    return (errors.get(twin) ?? []).every((error) => known?.includes(error));
  }).map(({ mutant }) => mutant);
}

function twinOf(file: string, name: string): string {
  return file.replace(/\.ts$/, `.mutant_${name}.ts`);
}

/** What `deno check` says against each file. */
async function errorsIn(scratch: Scratch, files: string[]): Promise<Map<string, string[]>> {
  const { stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["check", "--quiet", "--config", basename(CONFIG), ...files],
    cwd: scratch.path,
    env: { NO_COLOR: "1" },
  }).output();
  const found = new Map<string, string[]>();
  let error: string | undefined;
  for (const line of new TextDecoder().decode(stderr).split("\n")) {
    const said = /^(?:error: )?(TS\d+ \[ERROR\]: .*)/.exec(line)?.[1];
    const place = /^\s+at file:\/\/.*?\/((?:lib|routes)\/.*):\d+:\d+$/.exec(line)?.[1];
    if (said) error = said;
    else if (place && error) {
      found.set(place, [...found.get(place) ?? [], error]);
      error = undefined;
    }
  }
  return found;
}
