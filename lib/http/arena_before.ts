import { PageError } from "./page_error.ts";

/** Since when older matches are asked for, ms; undefined for the newest. Throws where that is no time. */
export function readBefore({ searchParams }: URL): number | undefined {
  const text = searchParams.get("before");
  if (text === null) return undefined;
  if (!/^\d{1,15}$/.test(text)) throw new PageError(400, "bad-link");
  return Number(text);
}
