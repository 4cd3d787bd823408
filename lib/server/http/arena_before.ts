import { PageError } from "./page_error.ts";

/** The match that older ones are asked for than, by its id; undefined for the newest. */
export function readBefore({ searchParams }: URL): string | undefined {
  const id = searchParams.get("before");
  if (id === null) return undefined;
  if (!/^[0-9a-z]{1,32}$/.test(id)) throw new PageError(400, "bad-link");
  return id;
}
