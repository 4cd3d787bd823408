/** Asks the server for what anybody may see. */

/** A page that asks every few seconds would fill all its lines with questions that a silent network took, ms. */
const PATIENCE = 10_000;

/**
 * The JSON at a path; undefined when the server can't be reached or doesn't answer in time. Who wants to
 * know is told the server's time, ms: NaN if it doesn't say.
 */
export async function readServer<Answer>(
  path: string,
  tellTime?: (now: number) => void,
): Promise<Answer | undefined> {
  try {
    const response = await fetch(path, { signal: AbortSignal.timeout(PATIENCE) });
    tellTime?.(Date.parse(response.headers.get("date") ?? ""));
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
