/** A report: charts, a table next to each, and nothing loaded from elsewhere. */

import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { PUBLISHED } from "../../lib/study/published/mod.ts";
import { readReportStyle, writeReport } from "../../lib/study/report.tsx";

const LADDER = PUBLISHED[0], KOMI = PUBLISHED.at(-1);
const CSS = "p{color:red}";

Deno.test("the report of a study has a chart before every table, and says how it was made", () => {
  for (const study of [LADDER!, KOMI!]) {
    const html = writeReport(study, CSS);
    const parts = [...html.matchAll(/<(svg|table)\b/g)].map(([, name]) => name);
    const tables = new Set(study.rows.map(({ game }) => game)).size + (study === LADDER ? 2 : 0);
    assertEquals(parts, Array(tables).fill(["svg", "table"]).flat());
    assertEquals(html.match(/<svg[^>]* aria-label="[^"]+"/g)!.length, tables);
    assertEquals(html.match(/<tr\b/g)!.length, study.rows.length + study.ratings.length + tables);
    assertStringIncludes(html, study.command);
    assertStringIncludes(html, `<style>${CSS}</style>`);
    assert(!/ (src|href)=|<script|url\(|@import/.test(html));
  }
});

Deno.test("no length in a chart is finer than can be seen: a page has hundreds of them", () => {
  for (const study of [LADDER!, KOMI!]) {
    assertEquals(writeReport(study, CSS).match(/ [a-z]+\d?="\d+\.\d{2,}"/g), null);
  }
});

Deno.test("a study of two is headed by their names, and says who is no level", () => {
  const row = { ...LADDER!.rows[0]!, blue: "conqueror", red: "local-300k" };
  const html = writeReport({ ...LADDER!, rows: [row] }, CSS);
  assertStringIncludes(html, "<h2>Conqueror against Plain search</h2>");
  assert(!html.includes("Who beats whom"));
});

Deno.test("charts say whose they are: of each pair by komi, of each choice of other options", () => {
  const [one, other] = LADDER!.rows;
  const byKomi = [0, 7].flatMap((komi) =>
    [one!, other!].map((row) => ({ ...row, options: { komi } }))
  );
  const sweep = writeReport({ ...LADDER!, rows: byKomi }, CSS);
  assertEquals(headings(sweep), [
    "Conquerors V2, Random play against Random play",
    "Conquerors V2, Easy against Easy",
  ]);
  assertEquals([...sweep.matchAll(/<svg[^]*?komi 7[^]*?<\/svg>/g)].length, 2);

  const bySize = [8, 9].map((size) => ({ ...one!, game: "conway" as const, options: { size } }));
  const sizes = writeReport({ ...LADDER!, rows: bySize, ratings: [] }, CSS);
  assertEquals(headings(sizes), ["Conway by Post, size 8", "Conway by Post, size 9"]);
  assert(!sizes.includes("Komi is"));
});

function headings(html: string): string[] {
  return [...html.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, text]) => text!);
}

Deno.test("a program's name is text, whatever it is", () => {
  const rows = LADDER!.rows.map((row) => ({ ...row, red: "cmd:<script>alert(1)</script>" }));
  const html = writeReport({ ...LADDER!, rows, command: "</code><b>" }, CSS);
  assert(!/<script|<b>/.test(html));
});

Deno.test("the style that a report carries dresses all that stands in it", async () => {
  const style = await readReportStyle();
  for (const [, classes] of writeReport(LADDER!, "").matchAll(/class="([^"]+)"/g)) {
    for (const name of classes!.split(" ")) assertStringIncludes(style, `.${name} `);
  }
  assert(!/@import|url\(/.test(style));
});
