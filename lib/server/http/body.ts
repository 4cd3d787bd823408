/** The longest body an API takes, bytes. */
export const LONGEST_BODY = 4_096;
/** To one that is longer. */
export const TOO_LONG = `The body is longer than ${LONGEST_BODY} bytes.`;

/**
 * The JSON of a request's body; undefined when it is none or nothing, or breaks off, null when it is
 * too long to read.
 */
export async function readJson({ headers, body }: Request): Promise<unknown> {
  if (Number(headers.get("content-length") ?? 0) > LONGEST_BODY) return null;
  let text = "";
  let bytes = 0;
  const decoder = new TextDecoder();
  try {
    for await (const chunk of body ?? []) {
      bytes += chunk.length;
      if (bytes > LONGEST_BODY) return null;
      text += decoder.decode(chunk, { stream: true });
    }
    return JSON.parse(text + decoder.decode()) ?? undefined;
  } catch {
    return undefined;
  }
}

/** An answer that nobody may keep. */
export function freshJson(value: unknown, status = 200): Response {
  return Response.json(value, { status, headers: { "cache-control": "no-store" } });
}
