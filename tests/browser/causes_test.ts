/** Why a cell of a finished game is as it is: asked by tapping it, and by its name. */

import { assert, assertEquals } from "@std/assert";
import { writeLink } from "../../lib/games/notation/link.ts";
import { readRecords } from "../../lib/games/notation/notation.ts";
import { centerOf, fitBoard } from "../../lib/ui/board/geometry.ts";
import { assertAccessible } from "./axe.ts";
import { story } from "./story.ts";
import { cellOf } from "./table_page.ts";
import { sentTo } from "./weight.ts";

/** Blue's three in a row are a blinker, and a fourth a lone cell; then Red bombs nothing yet. */
const CCN = `[Game "conquerors-v2"]

1. c12,d12,e12,a1 x12,y12,x13,y13
2. pass
`;

const [RECORD] = readRecords(CCN);
const LINK = `/g#${writeLink({ ...RECORD!, tags: {} })}`;

story(
  "a cell of a replay is asked about by its name, and leads to its causes",
  async ({ open }) => {
    const page = await open(LINK);
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
  const page = await open(LINK, { viewport: { width: 360, height: 640 } });
  await page.waitForSelector(".replay[data-ready=true]");
  for (let step = 0; step < 2; step++) await page.keyboard.press("ArrowRight");
  const box = (await page.locator("canvas.board").boundingBox())!;
  const { x, y } = centerOf(fitBoard({ width: 28, height: 26 }, box.width, false), cellOf("a1"));
  await page.mouse.click(box.x + x, box.y + y);
  await page.getByText("a1 is empty. No single placement caused it").waitFor();
});
