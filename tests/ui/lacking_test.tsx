/** What stands in the place of a list that shows nothing. */

import { assertEquals } from "@std/assert";
import { renderToString } from "preact-render-to-string";
import { Lacking } from "../../lib/ui/parts/lacking.tsx";

Deno.test("nobody is told that there is none before it's known", () => {
  const lists = [undefined, null, [], [1]];
  assertEquals(
    lists.map((list) => renderToString(<Lacking list={list} none="none" notLoaded="not loaded" />)),
    ["<p>\u00a0</p>", "<p>not loaded</p>", "<p>none</p>", ""],
  );
});
