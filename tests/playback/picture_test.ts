/** The moving picture of the README, as it was made last. */

import { assert, assertEquals, assertNotEquals } from "@std/assert";
// @ts-types="@types/upng-js"
import UPNG from "upng-js";

const MEGABYTE = 1_000_000;

async function readPicture(): Promise<Uint8Array<ArrayBuffer>> {
  return await Deno.readFile(new URL("../../docs/game.png", import.meta.url));
}

Deno.test("the README's picture moves, and is light", async () => {
  const file = await readPicture();
  assert(file.length <= MEGABYTE, `${file.length} bytes`);

  const picture = UPNG.decode(file.buffer);
  assertEquals(picture.width, 820);
  assert(picture.frames.length >= 40, `${picture.frames.length} frames`);
  const [first, ...others] = UPNG.toRGBA8(picture).map((frame) => new Uint8Array(frame));
  assertEquals(first!.length, picture.width * picture.height * 4);
  assertNotEquals(others.at(-1), first);
});

Deno.test("the README shows it", async () => {
  const readme = await Deno.readTextFile(new URL("../../README.md", import.meta.url));
  assert(/!\[[^\]]+\]\(docs\/game\.png\)/.test(readme));
});
