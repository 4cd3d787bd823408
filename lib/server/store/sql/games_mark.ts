/** The marks by which a list of games, the newest first, goes on from page to page. */

/** A place in the list: what comes after it ended before, or then and has a smaller id. */
export interface Mark {
  readonly endedAt: number;
  readonly id: string;
}

export function writeAfter({ endedAt, id }: Mark): string {
  return `${endedAt}.${id}`;
}

/** Undefined for no mark, and for a text that is none. */
export function readAfter(text: string | undefined): Mark | undefined {
  const [, endedAt, id] = /^(\d{1,15})\.([0-9a-z-]+)$/.exec(text ?? "") ?? [];
  return id === undefined ? undefined : { endedAt: Number(endedAt), id };
}
