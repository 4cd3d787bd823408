/** Names and lines that are written from the right, in sentences that aren't. */

import { assert } from "@std/assert";
import type { Locator } from "playwright-core";
import { digest } from "../../lib/server/digest.ts";
import { finishedGame, gameId } from "../store/finished.ts";
import { pair } from "./room.ts";
import { story } from "./story.ts";

/** Ahmad's secret code. */
const CODE = "a".repeat(22);
const AHMAD = "أحمد", DANA = "דנה", HELLO = "مرحبا";

story("who said it stands before what they said, in any script", async (stage) => {
  const { blue, red } = await pair(stage, { prepare: callAhmad }, {}, { name: AHMAD });
  // What is said before a page has what speaks of it stands in its chat only.
  await red.page.locator("#say").waitFor();
  await blue.page.locator("#say").fill(HELLO);
  await blue.page.keyboard.press("Enter");
  const spoken = red.page.locator(".speech p", { hasText: HELLO });
  await spoken.waitFor();
  await assertInOrder(spoken, AHMAD, HELLO);
});

story("in a list of one's games Blue's name stands before Red's", async ({ open, services }) => {
  const seats = [{ identity: digest(CODE), name: AHMAD }, { identity: "Dana's", name: DANA }];
  const game = finishedGame({ id: gameId(1), seats });
  await services.archive.keep({ ...game, endedAt: Date.now() });
  const page = await open("/me", { prepare: beAhmad });
  await assertInOrder(page.getByRole("link", { name: DANA }), AHMAD, DANA);
});

/** Both run in the page. */
function callAhmad(): void {
  localStorage.setItem("name", "أحمد");
}

function beAhmad(): void {
  localStorage.setItem("identity", "aaaaaaaaaaaaaaaaaaaaaa");
}

/** Asserts that of two words in an element the one is seen to the left of the other. */
async function assertInOrder(element: Locator, one: string, other: string): Promise<void> {
  const [first, second] = await element.evaluate((element, words) =>
    words.map((word) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode as Text, at = text.data.indexOf(word);
        if (at < 0) continue;
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + word.length);
        return range.getBoundingClientRect().left;
      }
      return NaN;
    }), [one, other]);
  assert(first! < second!, `${one} at ${first}, ${other} at ${second}`);
}
