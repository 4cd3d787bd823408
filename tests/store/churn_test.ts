import { assert } from "@std/assert";
import { ARCHIVE, churn, type Size } from "./churn.ts";

/** By then what is kept for a time is as much as ever: boards for three months, 1000 bots' matches. */
const WARM = 100;
const HALF = 25;

Deno.test("a database that people come to and leave stops growing, but for finished games", async () => {
  const sizes = await churn(WARM + 2 * HALF, 2);
  const assertSteady = (what: string, of: (size: Size) => number) => {
    const most = (from: number) => Math.max(...sizes.slice(from, from + HALF).map(of));
    const [then, now] = [most(WARM), most(WARM + HALF)];
    assert(now <= then * 1.05, `${what}: ${then}, and ${HALF} days later ${now}`);
  };
  assertSteady("pages", ({ rest }) => rest);
  const { archive, rows } = sizes.at(-1)!;
  for (const table of Object.keys(rows)) {
    if (!ARCHIVE.includes(table)) assertSteady(table, ({ rows }) => rows[table]!);
  }
  assert(rows.games! > 50 && archive < rows.games!, `${archive} pages for ${rows.games} games`);
});
