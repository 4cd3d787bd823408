import { assert } from "@std/assert";
import { FITTED } from "./fit.ts";
import { story } from "./story.ts";

/** Phones upright and on their side, a tablet and a small laptop. */
const SCREENS = [[360, 640], [320, 568], [390, 844], [844, 390], [640, 360], [768, 1024], [
  1280,
  640,
]];

for (const locale of FITTED) {
  story(
    `who comes first sees the button that begins a game, on every screen, ${locale}`,
    async ({ open }) => {
      const page = await open("/", { locale });
      const start = page.locator(".start"), tabs = page.locator(".site-nav");
      for (const [width, height] of SCREENS) {
        await page.setViewportSize({ width: width!, height: height! });
        const { y, height: tall } = (await start.boundingBox())!;
        const { y: nav } = (await tabs.boundingBox())!;
        const room = nav > y ? nav : height!;
        assert(y + tall <= room, `${width}×${height}: ${y + tall} of ${room}`);
      }
    },
  );
}
