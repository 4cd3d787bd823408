/** Where a browser is that tests drive. */

/**
 * The first of these places where there is a program, or what the environment names instead. Nothing
 * if there is none; under CI there must be one.
 */
export function findBrowser(variable: string, places: readonly string[]): string | undefined {
  const named = Deno.env.get(variable);
  const candidates = named ? [named] : places;
  const found = candidates.find(isFile);
  if (found === undefined && Deno.env.has("CI")) {
    throw new Error(`No browser: ${candidates.join(", ")}`);
  }
  return found;
}

/** Whether there is a file, and not a folder. */
export function isFile(path: string): boolean {
  try {
    return Deno.statSync(path).isFile;
  } catch {
    return false;
  }
}
