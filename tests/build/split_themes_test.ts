import { assertEquals } from "@std/assert";
import { splitThemes } from "../../lib/build/split_themes.ts";

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
