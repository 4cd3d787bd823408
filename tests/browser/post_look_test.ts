/** What games by post look like, to eyes that see no colors, screen readers and phone bills. */

import { assert, assertEquals } from "@std/assert";
import type { Page } from "playwright-core";
import type { Glyph } from "../../lib/ui/board/marks.ts";
import { EIGHT } from "../../lib/ui/games/conway/seats.tsx";
import { NEUTRAL } from "../../lib/automaton/rule.ts";
import { assertAccessible, GUISES } from "./axe.ts";
import { assertFits } from "./fit.ts";
import { gather, makePostRoom, playTurns, takeSeat } from "./post.ts";
import { hasBegun, PHONE } from "./room.ts";
import { settled } from "./settled.ts";
import { sampleOf } from "../full.ts";
import { story } from "./story.ts";
import { TablePage } from "./table_page.ts";
import { assertLight, KB, sentTo } from "./weight.ts";

const STATES = Array.from({ length: NEUTRAL }, (_, index) => index + 1);
const DESK = { viewport: { width: 1280, height: 800 } };

/** Of the ink of the larger of two shapes, at least so much is somewhere else in the other. */
const MOST_ALIKE = 0.25;

/** The side of a cell where 26 of them share a phone's screen. */
const SMALLEST = 13;

story("nine kinds of pieces are told apart without their colors", async ({ open }) => {
  const page = await open("/about");
  const pictures = await page.evaluate(drawGlyphs, {
    glyphs: STATES.map(EIGHT),
    side: SMALLEST,
  });
  const alike: string[] = [];
  for (const [one, a] of pictures.entries()) {
    for (const [other, b] of pictures.entries()) {
      if (other <= one) continue;
      const differing = a.reduce((sum, ink, i) => sum + Math.abs(ink - b[i]!), 0) / 255;
      const ink = Math.max(sum(a), sum(b)) / 255;
      if (differing < MOST_ALIKE * ink) alike.push(`${one} and ${other}: ${differing / ink}`);
    }
  }
  assertEquals(alike, []);
});

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Runs in the page: how much ink each pixel of each shape has. */
function drawGlyphs(
  { glyphs, side }: { glyphs: readonly Glyph[]; side: number },
): number[][] {
  return glyphs.map(({ path, radius, line, hole = "" }) => {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = side;
    const ctx = canvas.getContext("2d")!;
    ctx.translate(side / 2, side / 2);
    ctx.scale(side * radius, side * radius);
    ctx.lineWidth = line ?? 0;
    if (!line) ctx.fill(new Path2D(path + hole), "evenodd");
    else ctx.stroke(new Path2D(path));
    return [...ctx.getImageData(0, 0, side, side).data].filter((_, index) => index % 4 === 3);
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  story(`every colony stands out from the ground, ${colorScheme}`, async ({ open }) => {
    const page = await open("/play?game=conway&seats=8", { colorScheme });
    await TablePage.at(page);
    const inks = STATES.map((state) => `--${EIGHT(state).ink}`);
    const [ground, ...colors] = await page.evaluate(
      (names) =>
        names.map((name) => {
          document.body.style.color = `var(${name})`;
          return getComputedStyle(document.body).color;
        }),
      ["--board", ...inks],
    );
    for (const [index, color] of colors.entries()) {
      assert(contrast(color, ground!) >= 3, `${inks[index]}: ${contrast(color, ground!)}`);
    }
  });
}

/** The contrast of two `rgb(…)` colors as WCAG counts it. */
function contrast(one: string, other: string): number {
  const [bright, dark] = [one, other].map(luminance).toSorted((a, b) => b - a);
  return (bright! + 0.05) / (dark! + 0.05);
}

function luminance(color: string): number {
  const [red, green, blue] = color.match(/\d+/g)!.map((text) => {
    const share = Number(text) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

for (const [size, locale] of sampleOf(GUISES, 1)) {
  const visit = { ...(size === "desk" ? DESK : PHONE), locale };
  story(`axe finds nothing in games by post on a ${size}, ${locale}`, async (stage) => {
    const link = await makePostRoom(stage.url, { seats: "3", clock: "259200" });
    const host = await takeSeat(stage, link, visit);
    await host.page.locator(".qr").waitFor();
    await assertAccessible(host.page, "waiting");
    const others = await gather(stage, link, [{}, {}]);
    await hasBegun(host.page);
    const tables = [host, ...others];
    await playTurns(tables, [[0, "b2"], [1, "e5,e6"], [2, "pass"]]);
    await others[0]!.press("Offer a draw");
    await host.page.locator(".ask").waitFor();
    await assertFits(host.page);
    await assertAccessible(host.page, "playing");
    await host.page.keyboard.press("Escape");
    await host.tabToBoard();
    await assertAccessible(host.page, "text board");
    await host.page.locator(".ask .primary").click();
    await others[1]!.press("Accept");
    await host.result.waitFor();
    await assertAccessible(host.page, "over");
    const form = await stage.open("/conway", visit);
    await assertAccessible(form, "form");
    const href = await host.page.locator(".result a[href^='/g/']").getAttribute("href");
    const replay = await stage.open(href!, visit);
    await replay.locator(".replay.post[data-ready=true]").waitFor();
    await assertAccessible(replay, "replay");
  });
}

story("eight colonies fit a phone", async ({ open }) => {
  const page = await open("/play?game=conway&seats=8&size=26&seed=1", PHONE);
  const table = await TablePage.at(page);
  for (let turn = 0; turn < 17; turn++) {
    await table.type("random");
    await table.turns(turn + 1);
    await page.keyboard.press("Escape");
  }
  await assertFits(page);
  // With people's names, too, and none is cut.
  const cut = await page.locator(".seat-who small").evaluateAll((names) => {
    for (const name of names) name.textContent = "Christopher Robin";
    return names.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length;
  });
  assertEquals(cut, 0);
  await assertFits(page);
});

story(
  "a colony that is out keeps its card's height, and its player's name whole",
  async ({ open }) => {
    const page = await open("/play?game=conway&seats=8", { ...PHONE, locale: "es-ES" });
    await TablePage.at(page);
    const looks = await page.locator(".seats .seat").evaluateAll((seats) =>
      seats.map((seat) => {
        const name = seat.querySelector("small")!, count = seat.querySelector("strong")!;
        const range = document.createRange();
        const linesOf = (start: number, end: number) => {
          range.setStart(name.firstChild!, start);
          range.setEnd(name.firstChild!, end);
          return range.getClientRects().length;
        };
        [name.textContent, count.textContent] = ["Máquina, Difícil", "14"];
        const { height } = seat.getBoundingClientRect();
        seat.setAttribute("data-out", "true");
        count.textContent = "fuera";
        const isSame = seat.getBoundingClientRect().height === height;
        return [linesOf(0, 8), linesOf(9, 16), isSame];
      })
    );
    for (const look of looks) assertEquals(look, [1, 1, true]);
  },
);

story("the board of a phone stays where it is, whoever's turn it is", async (stage) => {
  const link = await makePostRoom(stage.url, { seats: "2", clock: "86400" });
  const { page } = await takeSeat(stage, link, { ...PHONE, locale: "es-ES" });
  await takeSeat(stage, link);
  await hasBegun(page);
  const tops = await page.locator(".hud-turn").evaluate((line) => {
    const top = () => document.querySelector("canvas.board")!.getBoundingClientRect().top;
    const before = top();
    line.querySelector("span")!.textContent = "Jugada 114: hasta 3";
    line.querySelector("strong")!.textContent = "Turno de Turquesa";
    return [before, top()];
  });
  assertEquals(tops[1], tops[0]);
});

story(
  "an invitation with computers lies over no seat or button of a phone, and none is lost",
  async (stage) => {
    const link = await makePostRoom(stage.url, { seats: "8" });
    const { page } = await takeSeat(stage, link, { ...PHONE, locale: "es-ES" });
    for (let computers = 1; computers <= 4; computers++) {
      await page.getByRole("button", { name: "Agregar máquina" }).tap();
      await page.locator(".computers [aria-label$=quitar]").nth(computers - 1).waitFor();
    }
    const seats = (await page.locator(".seats").boundingBox())!;
    const panel = (await page.locator(".invite").boundingBox())!;
    assert(panel.y >= seats.y + seats.height, `${panel.y} over ${seats.y + seats.height}`);
    const more = page.locator(".controls [popovertarget=side]");
    await more.tap();
    await page.locator("#side:popover-open").waitFor();
    await page.keyboard.press("Escape");
    // On its side the board has all of the height.
    await page.setViewportSize({ width: 844, height: 390 });
    await page.locator(".invite").evaluate((panel) => panel.scrollTop = 0);
    assert((await page.locator("#invite").boundingBox())!.y >= 0);
    await assertFits(page);
    await page.getByRole("button", { name: "Empezar con 5" }).tap();
    await hasBegun(page);
  },
);

story("games by post are light, and weigh nothing where they are not played", async ({ open }) => {
  const page = await open("/play?game=conway&seats=3");
  await TablePage.at(page);
  await settled(page);
  assertLight(await sentTo(page), { html: 10 * KB, js: 50 * KB, css: 8 * KB, worker: 0 });
  const usual = await open("/play?two=");
  await TablePage.at(usual);
  assertEquals([await showsSeats(page), await showsSeats(usual)], [true, false]);
});

/** Whether a page was sent what shows a table of many seats: only that knows this class. */
async function showsSeats(page: Page): Promise<boolean> {
  const scripts = (await sentTo(page)).filter(({ kind }) => kind === "js");
  const texts = scripts.map(async ({ url }) => await (await fetch(url)).text());
  return (await Promise.all(texts)).some((text) => text.includes("seat-who"));
}
