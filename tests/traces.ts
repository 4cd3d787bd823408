/** What is left of a person: looked for in every table and column, in the bytes of files, and in texts. */

import { Buffer } from "node:buffer";
import type { DatabaseSync } from "node:sqlite";
import { foldsOf } from "../lib/leaderboard/fold_name.ts";
import { digest } from "../lib/server/digest.ts";

/** One form in which something of a person may be kept. */
export interface Mark {
  readonly what: string;
  readonly text: string;
}

/**
 * The forms that a person's secret code, and the names and lines that they gave, may be kept in. Names
 * and lines have to be such as nobody else would give.
 */
export function marksOf(code: string, given: readonly string[]): readonly Mark[] {
  const hash = Buffer.from(digest(code), "base64");
  const hex = hash.toString("hex");
  return [
    { what: "the code", text: code },
    { what: "the hash in base64", text: hash.toString("base64").slice(0, -1) },
    { what: "the hash in URL-safe base64", text: hash.toString("base64url") },
    { what: "the hash in hex", text: hex },
    { what: "the hash in hex", text: hex.toUpperCase() },
    ...given.flatMap((text) =>
      [...new Set([text, JSON.stringify(text).slice(1, -1), text.toLowerCase(), ...foldsOf(text)])]
        .map((form) => ({ what: `"${text}"`, text: form }))
    ),
  ];
}

/** What of it is in a text. */
export function tracesInText(text: string, marks: readonly Mark[]): string[] {
  return named(marks.filter((mark) => text.includes(mark.text)));
}

/** What of it is in a database, with its table and column. */
export function tracesInTables(database: DatabaseSync, marks: readonly Mark[]): string[] {
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  const found = new Set<string>();
  for (const { name: table } of tables) {
    for (const row of database.prepare(`SELECT * FROM "${table}"`).iterate()) {
      for (const [column, value] of Object.entries(row)) {
        for (const what of tracesInValue(value, marks)) found.add(`${table}.${column}: ${what}`);
      }
    }
  }
  return [...found];
}

/** What of it is in the bytes of a database's files, as it is now on the disk: free pages and logs too. */
export async function tracesInFiles(path: string, marks: readonly Mark[]): Promise<string[]> {
  const found: string[] = [];
  for (const file of ["", "-wal", "-shm", "-journal"].map((suffix) => path + suffix)) {
    const bytes = await Deno.readFile(file).catch((error) => {
      if (error instanceof Deno.errors.NotFound) return new Uint8Array();
      throw error;
    });
    found.push(...tracesInValue(bytes, marks).map((what) => `${file}: ${what}`));
  }
  return found;
}

function tracesInValue(value: unknown, marks: readonly Mark[]): string[] {
  if (typeof value === "string") return tracesInText(value, marks);
  if (!(value instanceof Uint8Array)) return [];
  // A character for each byte: texts are searched many times as fast as bytes.
  const bytes = Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString("latin1");
  const has = (text: string, encoding: "utf8" | "hex") =>
    bytes.includes(Buffer.from(text, encoding).toString("latin1"));
  const hash = marks.find(({ what }) => what === "the hash in hex");
  const raw = hash && has(hash.text, "hex") ? ["the hash as bytes"] : [];
  return [...named(marks.filter(({ text }) => has(text, "utf8"))), ...raw];
}

function named(marks: readonly Mark[]): string[] {
  return [...new Set(marks.map(({ what }) => what))];
}
