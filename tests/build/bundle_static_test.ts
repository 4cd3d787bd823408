import { assertEquals } from "@std/assert";
import { mergeLayers, splitThemes } from "../../lib/build/bundle_static.ts";

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

const COLORS: readonly (readonly [css: string, split: string])[] = [
  ["a{--b: light-dark(#fff, #000)}", "a{--b: var(--day,#fff)var(--night,#000)}"],
  [
    "a{--b: light-dark(rgb(1, 2, 3), rgb(4 5 6 / .7));--c:light-dark(red,blue)}",
    "a{--b: var(--day,rgb(1, 2, 3))var(--night,rgb(4 5 6 / .7));--c:var(--day,red)var(--night,blue)}",
  ],
  ["a{color:rgb(1, 2, 3)}", "a{color:rgb(1, 2, 3)}"],
];

for (const [css, split] of COLORS) {
  Deno.test(`splitting themes: ${css}`, () => assertEquals(splitThemes(css), split));
}
