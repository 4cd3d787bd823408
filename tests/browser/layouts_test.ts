/** Keyboards whose letters aren't Latin. */

import { assertEquals } from "@std/assert";
import type { Page } from "playwright-core";
import { sampleOf } from "../full.ts";
import { story } from "./story.ts";
import { TablePage } from "./table_page.ts";

/** Some keys: where they are, and what they write. */
const RUSSIAN = { KeyU: "г", KeyS: "ы", BracketRight: "ъ" };
const ARABIC = { KeyU: "ع", KeyS: "س", BracketRight: "د" };
const GREEK = { KeyU: "θ", KeyS: "σ", BracketRight: "]" };

/** How the browser's debugger counts modifiers. */
const ALT = 1;

for (const [name, keys] of sampleOf(Object.entries({ RUSSIAN, ARABIC, GREEK }))) {
  story(`a board's shortcuts work on a keyboard for ${name.toLowerCase()}`, async ({ open }) => {
    const table = await TablePage.at(await open("/play?two="));
    await table.type("c12 d12");
    await table.tabToBoard();
    const press = (code: keyof typeof keys) => pressKey(table.page, code, keys[code]);
    await press("KeyU");
    await table.says("d12 taken back.");
    await press("KeyS");
    await table.says("Round 1 of 12. Blue: 0 cells");
    await press("BracketRight");
    assertEquals((await table.focused.textContent())?.match(/^[a-z]+\d+/i)?.[0], "i12");
  });
}

story("brackets that take Option or AltGr go from zone to zone", async ({ open }) => {
  const table = await TablePage.at(await open("/play?two="));
  await table.type("c12");
  await table.tabToBoard();
  for (const [key, code, cell] of [["]", "Digit6", "i12"], ["[", "Digit5", "a12"]] as const) {
    await pressKey(table.page, code, key, ALT);
    assertEquals((await table.focused.textContent())?.match(/^[a-z]+\d+/i)?.[0], cell);
  }
});

story("a field takes the letters of any keyboard", async ({ open }) => {
  const table = await TablePage.at(await open("/play?two="));
  await table.field.focus();
  await pressKey(table.page, "KeyU", "г");
  await pressKey(table.page, "BracketRight", "ъ");
  assertEquals(await table.field.inputValue(), "гъ");
});

/** Presses a key as a keyboard for another script has it. */
async function pressKey(page: Page, code: string, key: string, modifiers = 0): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const press = { code, key, modifiers };
  await session.send("Input.dispatchKeyEvent", { type: "keyDown", text: key, ...press });
  await session.send("Input.dispatchKeyEvent", { type: "keyUp", ...press });
  await session.detach();
}
