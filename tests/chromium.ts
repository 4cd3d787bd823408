/** Where Chromium is; `CHROMIUM` names another. */

/** The one without windows starts and draws for half the processor time. */
const PLACES = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/** Nothing if there is no browser; under CI there must be one. */
export const CHROMIUM: string | undefined = findChromium();

function findChromium(): string | undefined {
  const named = Deno.env.get("CHROMIUM");
  const places = named ? [named] : PLACES;
  const found = places.find(isFile);
  if (found === undefined && Deno.env.has("CI")) {
    throw new Error(`No browser: ${places.join(", ")}`);
  }
  return found;
}

function isFile(path: string): boolean {
  try {
    return Deno.statSync(path).isFile;
  } catch {
    return false;
  }
}
