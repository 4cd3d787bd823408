/** Errors as a log may keep them. */

/** An error with where it happened and what caused it; what it may quote of a visitor is left out. */
export function textOfError(error: unknown): string {
  if (!(error instanceof Error)) return withoutVisitors(String(error));
  const { name, message, stack = "", cause } = error;
  const frames = stack.split("\n").filter((line) => /^ +at /.test(line));
  const head = withoutVisitors(message === "" ? name : `${name}: ${message}`);
  const causes = cause === undefined ? [] : [`Caused by: ${textOfError(cause)}`];
  return [head, ...frames, ...causes].join("\n");
}

const LEFT_OUT = "…";

/** Quotations: of chat and names, say, by a parser that didn't understand them. */
const QUOTED = /"[^"]*"|“[^”]*”/g;
/** 128 bits or more in URL-safe base64: tokens, codes of players, and hashes of them. */
const SECRET = /[\w-]{22,}/g;
const IPV4 = /\b\d{1,3}(\.\d{1,3}){3}\b/g;
const IPV6 = /(?<![\w:])(?=[\da-f:]*:[\da-f:]*:)[\da-f:]{2,}(\.\d+){0,3}/gi;
/** What comes after an address's path: keys of feeds. */
const QUERY = /\?[^\s"']+/g;

/** The text without quotations, secrets, addresses of machines, and queries. */
export function withoutVisitors(text: string): string {
  return [QUOTED, QUERY, SECRET, IPV4, IPV6].reduce(
    (rest, pattern) => rest.replace(pattern, LEFT_OUT),
    text,
  );
}
