/** What somebody on a page may do next, whether it makes sense or not. */

import type { ElementHandle, Page } from "playwright-core";
import type { Rng } from "../../lib/games/game.ts";
import { below } from "../../lib/games/kit/draw.ts";

/** Who walks through the site. */
export interface Walker {
  readonly name: string;
  readonly page: Page;
  readonly hasTouch: boolean;
  isOffline: boolean;
  /** What they have done, in words. */
  readonly done: string[];
  /** What was wrong with that. */
  readonly wrong: string[];
}

type Act = (walker: Walker, rng: Rng, others: readonly Walker[]) => Promise<void>;

/** Each act by how often it is drawn. */
const ACTS: readonly (readonly [number, Act])[] = [
  [30, playTurn],
  [44, press],
  [8, pressKey],
  [12, pressByKeys],
  [5, goBackOrOn],
  [3, reload],
  [2, changeNetwork],
  [4, followSomebody],
  [2, turnDevice],
];

/** Patience with what vanishes meanwhile, ms. */
const PATIENCE = { timeout: 1_500 };
/** A finger meets what lies over what it's meant for. */
const BLINDLY = { ...PATIENCE, force: true };

/** Draws an act and does it. What can't be done, as pressing what has vanished, is left. */
export async function act(
  walker: Walker,
  rng: Rng,
  others: readonly Walker[],
): Promise<void> {
  let left = below(ACTS.reduce((sum, [weight]) => sum + weight, 0), rng);
  const [, drawn] = ACTS.find(([weight]) => (left -= weight) < 0)!;
  await drawn(walker, rng, others).catch((error: Error) => {
    if (
      error.name !== "TimeoutError" &&
      !/attached|visible|outside|destroyed|interrupted|net::/.test(error.message)
    ) {
      throw error;
    }
  });
}

const pick = <T>(all: readonly T[], rng: Rng): T => all[below(all.length, rng)]!;

/** Four cells somewhere on the board, and what confirms them. */
async function playTurn(walker: Walker, rng: Rng): Promise<void> {
  const { page, hasTouch, done } = walker;
  const box = await page.locator("canvas.board").first().boundingBox(PATIENCE);
  if (!box) return;
  const left = box.x + box.width * 0.9 * rng(), top = box.y + box.height * 0.9 * rng();
  done.push("taps the board");
  for (const [column, row] of [[0, 0], [1, 0], [0, 1], [1, 1]] as const) {
    const x = left + column * box.width / 28, y = top + row * box.height / 26;
    if (hasTouch) await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
  }
  const confirm = page.locator(".actions .primary").first();
  if (!await confirm.isVisible() || !await confirm.isEnabled()) return;
  done.push("confirms");
  await (hasTouch ? confirm.tap(BLINDLY) : confirm.click(BLINDLY));
}

const LINES = [
  "Ada",
  "c12 d12 c13 d13",
  "confirm",
  "",
  "x".repeat(300),
  "ñandú 🦄",
  "-1",
  "bob$2bo$3o!",
];

/** Whatever can be pressed, ticked, chosen or filled in. */
async function press(walker: Walker, rng: Rng): Promise<void> {
  const { page, hasTouch, done } = walker, drawn = rng();
  const way = (await page.evaluateHandle(wayAt, { ways: WAYS, drawn })).asElement();
  if (!way) return;
  const { kind, name, choices } = await way.evaluate(whatIs);
  done.push(`${kind} "${name}"`);
  if (kind === "field") await fill(page, way, pick(LINES, rng), rng);
  else if (kind === "choice") await way.selectOption({ index: below(choices, rng) }, PATIENCE);
  else await (hasTouch ? way.tap(BLINDLY) : way.click(BLINDLY));
}

/** Links to other sites lead nowhere in a test, and a file would have to be there. */
const WAYS = 'a[href^="/"], a[href^="#"], button:enabled, input:enabled:not([type=file]), ' +
  "select:enabled, textarea:enabled, summary";

/** Runs in the page: one of what is seen. */
function wayAt({ ways, drawn }: { ways: string; drawn: number }): Element | undefined {
  const seen = [...document.querySelectorAll(ways)].filter((way) => way.checkVisibility());
  return seen[Math.floor(seen.length * drawn)];
}

/** Runs in the page. */
function whatIs(way: Element) {
  const field = "textarea, input:not([type]), [type=text], [type=search], [type=number]";
  const name = way.getAttribute("aria-label") ?? way.textContent ?? "";
  const isChoice = way instanceof HTMLSelectElement;
  return {
    kind: isChoice ? "choice" : way.matches(field) ? "field" : "way",
    name: name.trim().replace(/\s+/g, " ").slice(0, 30),
    choices: isChoice ? way.length : 0,
  };
}

async function fill(page: Page, way: ElementHandle, line: string, rng: Rng): Promise<void> {
  await way.focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.insertText(line);
  if (rng() < 0.5) await page.keyboard.press("Enter");
}

const KEYS = ["Tab", "Shift+Tab", "Enter", "Space", "Escape", "ArrowLeft", "ArrowDown", "PageUp"];
const SHORTCUTS = [..."ucb?fmn[]/rtp"];

async function pressKey({ page, done }: Walker, rng: Rng): Promise<void> {
  const key = pick([...KEYS, ...SHORTCUTS], rng);
  done.push(`key ${key}`);
  await page.keyboard.press(key);
}

/** Goes along by Tab and presses what it leads to; the keyboard's place is somewhere after. */
async function pressByKeys({ page, done, wrong }: Walker, rng: Rng): Promise<void> {
  const way = pick(["Tab", "Tab", "Shift+Tab"], rng), key = pick(["Enter", "Space"], rng);
  for (let stops = 1 + below(9, rng); stops > 0; stops--) await page.keyboard.press(way);
  const name = await page.evaluate(focusedButton);
  if (name === undefined) return;
  done.push(`${key} on "${name}"`);
  await page.keyboard.press(key);
  if (await page.evaluate(hasLostPlace)) wrong.push(`the keyboard's place is lost`);
}

/** Runs in the page, and marks it: another one that this leads to begins without a place. */
function focusedButton(): string | undefined {
  Object.assign(globalThis, { isPressed: true });
  const focused = document.activeElement;
  return focused?.matches("button, summary, select") ? focused.outerHTML.slice(0, 80) : undefined;
}

/** Runs in the page, once it has been drawn again. */
async function hasLostPlace(): Promise<boolean> {
  for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame);
  // What somebody jumped to is where they go on.
  const isSame = "isPressed" in globalThis && location.hash === "";
  return isSame && document.activeElement === document.body;
}

async function goBackOrOn({ page, done }: Walker, rng: Rng): Promise<void> {
  const isBack = rng() < 0.8;
  done.push(isBack ? "goes back" : "goes on");
  await (isBack ? page.goBack(PATIENCE) : page.goForward(PATIENCE));
}

async function reload({ page, done, isOffline }: Walker): Promise<void> {
  if (isOffline) return;
  done.push("reloads");
  await page.reload();
}

async function changeNetwork(walker: Walker): Promise<void> {
  walker.isOffline = !walker.isOffline;
  walker.done.push(walker.isOffline ? "loses the network" : "has a network again");
  await walker.page.context().setOffline(walker.isOffline);
}

/** Comes to the page of somebody else, as to a room by its link. */
async function followSomebody(
  { page, done, isOffline }: Walker,
  rng: Rng,
  others: readonly Walker[],
): Promise<void> {
  const address = pick(others, rng).page.url();
  if (isOffline || !address.startsWith("http")) return;
  done.push(`comes to ${new URL(address).pathname}`);
  await page.goto(address);
}

async function turnDevice({ page, done }: Walker): Promise<void> {
  const { width, height } = page.viewportSize()!;
  done.push("turns the device");
  await page.setViewportSize({ width: height, height: width });
}
