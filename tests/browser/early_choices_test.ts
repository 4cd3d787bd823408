/** What is chosen before a page's script has come. */

import { assert, assertEquals } from "@std/assert";
import type { Page } from "playwright-core";
import { settled } from "./settled.ts";
import { story } from "./story.ts";

/** Pages whose islands have fields from the start. */
const PATHS = ["/now", "/friend", "/tournaments", "/sandbox", "/annihilation", "/verify", "/me"];

/** Opens a page whose scripts are kept back; returns what lets them go and waits for what they do. */
async function asleep(page: Page, path: string): Promise<() => Promise<void>> {
  const isLetGo = Promise.withResolvers<void>();
  await page.route("**/*.js*", async (route) => {
    await isLetGo.promise;
    await route.continue();
  });
  await page.goto(new URL(path, page.url()).href, { waitUntil: "commit" });
  await page.waitForFunction(() => document.readyState === "interactive");
  return async () => {
    isLetGo.resolve();
    await page.unrouteAll({ behavior: "wait" });
    // A page with a worker isn't soon seen to be settled, but says itself when it's ready.
    const ready = page.locator("[data-ready=true]").first().waitFor();
    await Promise.race([ready, settled(page)]);
    // Islands wake in tasks of their own: this one waits for all others.
    await page.evaluate(() => scheduler.postTask(() => {}, { priority: "background" }));
  };
}

/** Runs in the page: opens every fold and chooses something else in every field. */
function chooseOtherwise(): void {
  // What is hidden, and where a sandbox is in its history, follows from what is chosen.
  const all = "main :is(input:not([type=range], [type=hidden]), textarea, select)";
  const fields = [...document.querySelectorAll<HTMLInputElement>(all)];
  const folds = [...document.querySelectorAll<HTMLDetailsElement>("main details")];
  Object.assign(globalThis, { tried: [...folds, ...fields] });
  for (const fold of folds) fold.open = true;
  for (const field of fields.filter(({ readOnly }) => !readOnly)) {
    if (field instanceof HTMLSelectElement) {
      field.selectedIndex = field.selectedIndex === 0 ? field.length - 1 : 0;
    } else if (field.type === "checkbox") field.checked = !field.checked;
    else if (["text", "textarea"].includes(field.type)) field.value = "anyone";
    else if (field.type === "number") field.value = field.value === "2" ? "3" : "2";
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/** Runs in the page: what is chosen in the fields that are still there, by their numbers. */
function chosen(): Record<number, string> {
  const { tried } = globalThis as unknown as { tried: HTMLElement[] };
  const choices = tried.entries().filter(([, { isConnected }]) => isConnected).map(([at, one]) => {
    const { type, value, checked } = one as HTMLInputElement;
    if (one instanceof HTMLDetailsElement) return [at, `open: ${one.open}`];
    return [at, `${type}: ${type === "checkbox" ? checked : value}`];
  });
  return Object.fromEntries(choices);
}

for (const path of PATHS) {
  story(`what is chosen on ${path} before its script has come stays chosen`, async ({ open }) => {
    const page = await open("/about");
    const wake = await asleep(page, path);
    await page.evaluate(chooseOtherwise);
    const made = await page.evaluate(chosen);
    await wake();
    const kept = await page.evaluate(chosen);
    assert(Object.keys(kept).length > 1);
    assertEquals({ ...made, ...kept }, made);
  });
}

story("a name that is typed before the script has come is remembered", async ({ open }) => {
  const page = await open("/about");
  const wake = await asleep(page, "/friend");
  await page.getByLabel("Your name").fill("Early Ada");
  await wake();
  assertEquals(await page.evaluate(() => localStorage.getItem("name")), "Early Ada");
});

story("what a browser fills in on the way back is no choice", async ({ open }) => {
  const page = await open("/friend");
  await page.getByLabel("Your name").fill("Ada");
  await page.goto(new URL("/about", page.url()).href);
  await page.evaluate(() => localStorage.setItem("name", "Bea"));
  await page.goBack();
  await page.waitForFunction(() =>
    document.querySelector<HTMLInputElement>(".name-field input")?.value === "Bea"
  );
  assertEquals(await page.evaluate(() => localStorage.getItem("name")), "Bea");
});
