/** A finished game looked through: by keys, by link, without scripts. */

import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import type { Locator, Page } from "playwright-core";
import { conquerorsV2 } from "../../lib/games/conquerors/conquerors.ts";
import { writeLink } from "../../lib/games/notation/link.ts";
import { readRecords } from "../../lib/games/notation/notation.ts";
import type { FinishedGame } from "../../lib/leaderboard/finished_game.ts";
import { wholeGame } from "../ui/replay/game.ts";
import { assertAccessible, GUISES, SIZES } from "./axe.ts";
import { sampleOf } from "../full.ts";
import { settled } from "./settled.ts";
import { story } from "./story.ts";
import { centerOf, fitBoard } from "../../lib/ui/board/geometry.ts";
import { cellOf } from "./table_page.ts";
import { sentTo } from "./weight.ts";

const CCN = wholeGame();
const [RECORD] = readRecords(CCN);
const LINK = `/g#${writeLink({ ...RECORD!, tags: {} })}`;
const LAST = String(2 * RECORD!.moves.length);

const FINISHED: FinishedGame = {
  id: "abcdefghjk",
  game: "conquerors-v2",
  opponent: "online",
  winner: 0,
  by: "majority",
  endedAt: Date.UTC(2026, 0, 2),
  seconds: 300,
  unrated: null,
  points: 100,
  record: CCN.replace(/^\[(Blue|Red) .*\n/gm, ""),
  seats: [{ identity: "a", name: "Ada" }, { identity: "b", name: "Bea" }],
};

function scrubber(page: Page) {
  return page.locator(".scrubber input");
}

story(
  "the turn that is shown is in its list's sight, which nobody's press moves",
  async ({ open }) => {
    const page = await open(LINK, { viewport: { width: 390, height: 844 } });
    await page.waitForSelector(".replay[data-ready=true]");
    await settled(page);
    const list = page.locator(".turns");
    const inSight = async () => {
      const [around, shown] = [await boxOf(list), await boxOf(list.locator("[aria-current]"))];
      return shown.y >= around.y && shown.y + shown.height <= around.y + around.height;
    };
    assert(await inSight(), "the last turn");
    const before = await boxOf(list);
    await list.getByRole("button").first().evaluate((button: HTMLElement) => button.click());
    await page.locator(".turns li:first-child [aria-current]").waitFor();
    assert(await inSight(), "the first turn");
    assertEquals(await boxOf(list), before);
  },
);

async function boxOf(element: Locator) {
  return (await element.boundingBox())!;
}

story("a game in a link is reviewed by keys only, and then another", async ({ open, url }) => {
  const page = await open(LINK);
  await page.waitForSelector(".replay[data-ready=true]");
  assertEquals(await scrubber(page).inputValue(), LAST, "it opens on the final board");
  for (const [key, at] of [["Home", "0"], ["ArrowRight", "1"], ["End", LAST]]) {
    await page.keyboard.press(key!);
    assertEquals(await scrubber(page).inputValue(), at);
  }
  await scrubber(page).focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  assertEquals(await scrubber(page).inputValue(), "2");
  await page.getByRole("status").getByText("Generation 1:").waitFor();
  const moved = page.evaluate(() =>
    new Promise<void>((done) => addEventListener("hashchange", () => done(), { once: true }))
  );
  await page.locator(".skip").focus();
  await page.keyboard.press("Enter");
  await moved;
  await page.reload();
  await page.waitForSelector(".replay[data-ready=true]");
  const shorter = { ...RECORD!, tags: {}, moves: RECORD!.moves.slice(0, 2) };
  await page.goto(`${url}/g#${writeLink(shorter)}`);
  await page.locator('.scrubber input[max="4"]').waitFor();
});

story("playing shows the game to its end, and one turn is a click away", async ({ open }) => {
  const page = await open(LINK, { impatient: true });
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  assertEquals(await scrubber(page).inputValue(), LAST);
  await page.locator(".turns button").nth(4).click();
  assertEquals(await scrubber(page).inputValue(), "10");
  await page.getByRole("button", { name: "Play from here", exact: true }).click();
  await page.waitForURL(/\/play\?.*side=red/);
  await page.getByText("Round 3 of 12").waitFor();
});

story("a damaged link says so and asks for the game", async ({ open }) => {
  const page = await open(`${LINK.slice(0, -2)}!!`);
  await page.getByText("This link is damaged").waitFor();
  await page.getByRole("textbox").fill('[Game "chess"]');
  await page.getByRole("button", { name: "Import" }).click();
  await page.getByText("line 1, column 8").waitFor();
  await page.getByRole("textbox").fill(CCN);
  await page.getByRole("button", { name: "Import" }).click();
  await page.waitForSelector(".replay[data-ready=true]");
  await page.reload();
  await page.waitForSelector(".replay[data-ready=true]");
});

story("a finished game's page tells its result without scripts too", async ({ open, services }) => {
  await services.archive.keep(FINISHED);
  const page = await open("/g/abcdefghjk", { javaScriptEnabled: false });
  assertStringIncludes(await page.title(), "Ada against Bea: Blue wins by majority");
  await page.getByRole("img", { name: "Blue wins by majority" }).waitFor();
  assertEquals(await page.locator(".turns li").count(), RECORD!.moves.length);
});

story("a finished game opens at the generation its address names", async ({ open, services }) => {
  await services.archive.keep(FINISHED);
  const page = await open("/g/abcdefghjk#17");
  await page.waitForSelector(".replay[data-ready=true]");
  assertEquals(await scrubber(page).inputValue(), "34");
  await page.getByLabel("Level").selectOption("Conqueror");
  await page.getByRole("button", { name: "Play from here" }).click();
  await page.waitForSelector(".table[data-ready=true]");
  await page.getByText("Round 9 of 12").waitFor();
  await page.getByText("Computer, Conqueror").waitFor();
});

story("the address of a finished game leads to what is seen of it", async ({ open, services }) => {
  await services.archive.keep(FINISHED);
  const page = await open("/g/abcdefghjk");
  await page.waitForSelector(".replay[data-ready=true]");
  await page.locator(".turns button").nth(4).click();
  await page.waitForURL("**/g/abcdefghjk#5");
  await page.reload();
  await page.waitForSelector(".replay[data-ready=true]");
  assertEquals(await scrubber(page).inputValue(), "10");
  // Somebody writes another turn into the address.
  await page.evaluate(() => location.hash = "#2");
  await page.locator(".turns li:nth-child(2) [aria-current]").waitFor();
  await page.getByRole("button", { name: "To the end" }).click();
  await page.waitForURL("**/g/abcdefghjk");
});

story("from any point of a game somebody can be challenged", async ({ open }) => {
  const page = await open(LINK);
  await page.waitForSelector(".replay[data-ready=true]");
  await page.locator(".turns button").nth(9).click();
  await page.getByRole("button", { name: "Challenge someone from here" }).click();
  await page.waitForURL(/\/r\/[A-Z2-9]{6}$/);
  const other = await open(new URL(page.url()).pathname);
  await other.getByText("Round 6 of 12").waitFor();
});

story("what is played on from a replay keeps the game's komi", async ({ open }) => {
  const options = { komi: 3.5 }, start = conquerorsV2.initial(options);
  const game = { game: "conquerors-v2", options, start, tags: {} } as const;
  for (const name of ["Play from here", "Challenge someone from here"]) {
    const page = await open(`/g#${writeLink({ ...game, moves: RECORD!.moves.slice(0, 4) })}`);
    await page.waitForSelector(".replay[data-ready=true]");
    await page.getByRole("button", { name }).click();
    await page.getByText("komi 3.5 to Blue").waitFor();
  }
});

/** Tablets held upright, phones on their side, and how large a board's cells are at least. */
const SHAPES = [[768, 1024, 23], [820, 1180, 27], [667, 375, 9], [640, 360, 9]] as const;

story("a review has a large board on a tablet, and its buttons in sight", async (stage) => {
  const page = await stage.open(LINK);
  await page.waitForSelector(".replay[data-ready=true]");
  for (const [width, height, least] of SHAPES) {
    await page.setViewportSize({ width, height });
    const where = `${width}×${height}`;
    assertEquals(await page.evaluate(() => document.documentElement.scrollWidth), width, where);
    const { y } = (await page.getByRole("button", { name: "Play", exact: true }).boundingBox())!;
    assert(y + 44 <= height, `${where}: ${y}`);
    const board = (await page.locator(".board").boundingBox())!;
    const { side } = fitBoard({ width: 28, height: 26 }, board.width, true);
    assert(side >= least, `${where}: ${side}`);
  }
});

story(
  "a large screen gives a review's board its height, below the site's name",
  async ({ open }) => {
    const page = await open(LINK, { viewport: { width: 1920, height: 1080 } });
    await page.locator(".replay[data-ready=true]").waitFor();
    const boxOf = async (part: string) => (await page.locator(part).first().boundingBox())!;
    const [board, title, brand] = [await boxOf(".board"), await boxOf("h1"), await boxOf(".brand")];
    assert(board.height > 930, `${board.height} pixels high`);
    assert(Math.abs(title.x - brand.x) <= 2, `${title.x} and ${brand.x}`);
  },
);

story("on a phone a review's board and its buttons fit below long names", async (stage) => {
  const seats = ["Christopher Robin Milne", "Alexandra from Madrid"].map((name) => ({
    identity: `${name}'s`,
    name,
  }));
  await stage.services.archive.keep({ ...FINISHED, id: "bcdefghjkm", seats });
  const page = await stage.open("/g/bcdefghjkm", { viewport: { width: 360, height: 640 } });
  await page.waitForSelector(".replay[data-ready=true]");
  const { y, height } = (await page.locator(".scrubber .primary").boundingBox())!;
  assert(y + height <= 640, `${y + height}`);
});

for (const [size, locale] of sampleOf(GUISES, 2)) {
  const viewport = SIZES[size];
  story(`axe finds nothing at a replay on a ${size}, ${locale}`, async ({ open, services }) => {
    await services.archive.keep(FINISHED);
    const page = await open("/g/abcdefghjk", { locale, viewport });
    await page.waitForSelector(".replay[data-ready=true]");
    await page.locator(".share summary").last().click();
    await assertAccessible(page, "/g/ID");
    const bring = await open("/g", { locale, viewport });
    await assertAccessible(bring, "/g");
  });
}

/** Blue's three in a row are a blinker, and a fourth a lone cell; then Red bombs nothing yet. */
const BLINKER = `[Game "conquerors-v2"]

1. c12,d12,e12,a1 x12,y12,x13,y13
2. pass
`;

const BLINKER_LINK = `/g#${writeLink({ ...readRecords(BLINKER)[0]!, tags: {} })}`;

story(
  "a cell of a replay is asked about by its name, and leads to its causes",
  async ({ open }) => {
    const page = await open(BLINKER_LINK);
    await page.waitForSelector(".replay[data-ready=true]");
    const before = (await sentTo(page)).length;
    await page.locator(".turns button").first().click();
    await page.getByText("Why this cell?").click();
    await page.getByLabel("Cell", { exact: true }).fill("d11");
    await page.keyboard.press("Enter");
    const answer = page.locator(".why");
    await answer.getByText("d11 is blue because of Blue's c12 in round 1").waitFor();
    const causes = answer.locator(".turns button");
    assertEquals(await causes.allTextContents(), [
      "Blue's c12 in round 1",
      "Blue's d12 in round 1",
      "Blue's e12 in round 1",
    ]);
    await causes.first().click();
    assertEquals(await page.locator(".scrubber input").inputValue(), "1");
    await answer.getByText("d11 is empty").waitFor();
    await page.getByLabel("Cell", { exact: true }).fill("zz99");
    await page.keyboard.press("Enter");
    await answer.getByText("That cell doesn't exist.").waitFor();
    assert((await sentTo(page)).length > before, "what answers is loaded with the question");
    await assertAccessible(page, "asked");
  },
);

story("a tap on a cell of a replay asks about it", async ({ open }) => {
  const page = await open(BLINKER_LINK, { viewport: { width: 360, height: 640 } });
  await page.waitForSelector(".replay[data-ready=true]");
  for (let step = 0; step < 2; step++) await page.keyboard.press("ArrowRight");
  const box = (await page.locator("canvas.board").boundingBox())!;
  const { x, y } = centerOf(fitBoard({ width: 28, height: 26 }, box.width, false), cellOf("a1"));
  await page.mouse.click(box.x + x, box.y + y);
  await page.getByText("a1 is empty. No single placement caused it").waitFor();
});
