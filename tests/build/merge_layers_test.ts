import { assertEquals } from "@std/assert";
import { mergeLayers } from "../../lib/build/merge_layers.ts";

const SHEETS: readonly (readonly [what: string, css: string, merged: string])[] = [
  ["blocks of one layer", "@layer a{b{c:d}}@layer a{e{f:g}}", "@layer a{b{c:d}e{f:g}}"],
  ["three of them", "@layer a{b{}}@layer a{c{}}@layer a{d{}}", "@layer a{b{}c{}d{}}"],
  ["blocks of two", "@layer a{b{}}@layer b{b{}}", "@layer a{b{}}@layer b{b{}}"],
  [
    "a layer that comes back",
    "@layer a{b{}}@layer c{d{}}@layer a{e{}}",
    "@layer a{b{}}@layer c{d{}}@layer a{e{}}",
  ],
  ["what is in no layer", "@layer a{b{}}c{d:e}@layer a{f{}}", "@layer a{b{}}c{d:e}@layer a{f{}}"],
  ["the order of layers", "@layer a,b;@layer a{c{}}", "@layer a,b;@layer a{c{}}"],
  [
    "blocks in blocks",
    "@layer a{@media print{b{c:d}}}@layer a{e{}}",
    "@layer a{@media print{b{c:d}}e{}}",
  ],
  ["what a sheet ends with", "@layer a{b{}}\n", "@layer a{b{}}\n"],
];

for (const [what, css, merged] of SHEETS) {
  Deno.test(`merging layers: ${what}`, () => assertEquals(mergeLayers(css), merged));
}
