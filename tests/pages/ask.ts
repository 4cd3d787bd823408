/** Asks a served app as its own pages do. */

import type { ServedApp } from "../serve_app.ts";

/** A secret code that nobody else has. */
export function codeOf(name: string): string {
  return name.padEnd(22, "_");
}

export interface Heard {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** Posts JSON; a text is sent as it is. */
export async function post(
  { url }: Pick<ServedApp, "url">,
  path: string,
  body: unknown,
): Promise<Heard> {
  const response = await fetch(url + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}
