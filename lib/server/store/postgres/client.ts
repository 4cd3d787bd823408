/** The library that speaks to PostgreSQL: how it's set up, what it answers, and what its errors mean. */

import postgres from "postgres";
import { StoreFailure } from "../failure.ts";
import type { Answer, Question, Value } from "../sql/work.ts";

/** How many connections a process holds, besides the one that listens and those of its own for its peers. */
export const CONNECTIONS = 7;
/** How many it holds for saying that it lives and whom it has: that never waits behind anything else. */
export const FOR_PEERS = 2;
/** The server gives up a statement after this long, ms; what it did is undone. */
const STATEMENT_TIMEOUT = 3_000;
/** Seconds until a connection that can't be made is given up, and between two tries. */
const CONNECT_TIMEOUT = 3;
const RETRY_AFTER = 0.2;

export type Client = ReturnType<typeof openClient>;
/** A client, or a transaction on it. */
export type Asked = Pick<postgres.TransactionSql, "unsafe">;

export function openClient(
  url: string,
  max = CONNECTIONS,
  more: postgres.Options<Record<string, never>> = {},
) {
  return postgres(url, {
    ...literalHost(url),
    max,
    connect_timeout: CONNECT_TIMEOUT,
    backoff: () => RETRY_AFTER,
    keep_alive: 10,
    // Nothing here is an array, and nobody would hear of that question's failure.
    fetch_types: false,
    onnotice: () => {},
    connection: {
      application_name: "conquerors",
      statement_timeout: STATEMENT_TIMEOUT,
      idle_in_transaction_session_timeout: STATEMENT_TIMEOUT,
    },
    // Numbers of events, of people and of milliseconds all fit into a double.
    types: { bigint: { to: 20, from: [20], parse: Number, serialize: String } },
    ...more,
  });
}

/**
 * The library splits an address at its first colon, and so takes IPv6 ones apart (`[::1]:5432`). Lists
 * it leaves as they are, though its types don't say so.
 */
function literalHost(url: string): postgres.Options<Record<string, never>> {
  const { hostname, port } = new URL(url);
  if (!hostname.startsWith("[")) return {};
  const literal: unknown = { host: [withoutBrackets(hostname)], port: [Number(port || 5432)] };
  return literal as { host: string; port: number };
}

/** The host of a URL as programs take it that know of no URLs. */
export function withoutBrackets(hostname: string): string {
  return hostname.replace(/^\[(.*)\]$/, "$1");
}

export async function answer(client: Asked, { sql, values }: Question): Promise<Answer> {
  const result = await client.unsafe(numbered(sql), values.map(storable), { prepare: true });
  return { rows: [...result], changes: result.count };
}

/** PostgreSQL refuses text with a zero in it; nothing that is kept has one. */
function storable(value: Value): Value {
  return typeof value === "string" ? value.replaceAll("\0", "\ufffd") : value;
}

const texts = new Map<string, string>();

/** SQL with PostgreSQL's `$1` for SQLite's `?` and `?1`. */
function numbered(sql: string): string {
  const known = texts.get(sql);
  if (known !== undefined) return known;
  let count = 0;
  const text = sql.replace(/\?(\d*)/g, (_, number) => `$${number || ++count}`);
  texts.set(sql, text);
  return text;
}

/**
 * What the server says of itself rather than of a statement, by class of SQLSTATE: no connection, read
 * only, no right, no database, rolled back, no room, in use, shut down, broken.
 */
const FAILURES = ["08", "25", "28", "3D", "40", "53", "54", "55", "57", "58", "F0", "XX"];
/** What the library, sockets and TLS say. */
const LOST = /^(CONNECT|E[A-Z]+$|ERR_(TLS|SSL)_|\w*(CERT|SIGNATURE))/;

/** The error as a `StoreFailure` if the database failed; a bug as it is. */
export function asFailure(error: unknown): unknown {
  const code = codeOf(error);
  if (code === undefined) return error;
  const isFailure = error instanceof postgres.PostgresError
    ? FAILURES.some((kind) => code.startsWith(kind))
    : LOST.test(code);
  return isFailure ? new StoreFailure((error as Error).message, { cause: error }) : error;
}

/**
 * Whether the library wrote to a connection that had just ended (porsager/postgres#1208), or asked
 * something on one for itself.
 */
export function isLostLine(error: unknown): boolean {
  if (codeOf(error)?.startsWith("CONNECTION_")) return true;
  return error instanceof TypeError && /nextWrite .*\bpostgres\b/.test(error.stack ?? "");
}

/** Whether others' transactions kept this one from being done, so that it may be tried again. */
export function isConflict(error: unknown): boolean {
  const code = codeOf(error) ?? codeOf((error as Error | undefined)?.cause);
  return code !== undefined && ["40001", "40P01", "23505"].includes(code);
}

/** An error's SQLSTATE, or the library's own code for what went wrong. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error ? String(error.code) : undefined;
}
