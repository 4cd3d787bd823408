/** Frames on other people's pages. */

import { assert, assertEquals, assertMatch } from "@std/assert";
import { wholeGame } from "../ui/replay/game.ts";
import { finishedGame, gameId } from "../store/finished.ts";
import { assertAccessible } from "./axe.ts";
import { story } from "./story.ts";

const record = wholeGame().replace(/^\[(Blue|Red) .*\n/gm, "");

story(
  "a game in a sandboxed frame of another site plays, and leaves nothing behind",
  async (stage) => {
    const id = gameId(1);
    await stage.services.archive.keep(finishedGame({ id, record, endedAt: Date.now() }));
    const replay = await stage.open(`/g/${id}`, { viewport: { width: 360, height: 640 } });
    await replay.getByText("Embed", { exact: true }).click();
    const code = await replay.locator(".share textarea").inputValue();
    // Another site: its name is another, and its frames may not store anything.
    const tv = code.replace(`/embed/g/${id}`, "/embed/tv?theme=dark");
    const daily = code.replace(`/embed/g/${id}`, "/embed/puzzle/daily?lang=es");
    const site =
      `<!DOCTYPE html><html lang="en"><title>Blog</title><main><h1>Blog</h1>${code}${tv}${daily}`;
    const host = Deno.serve(
      { hostname: "127.0.0.1", port: 0, onListen() {} },
      () => new Response(site, { headers: { "content-type": "text/html" } }),
    );
    const page = await stage.open(`http://blog.test:${host.addr.port}/`, {
      viewport: { width: 360, height: 640 },
      expected: /asked another host/,
    });
    const [game, live, puzzle] = [0, 1, 2].map((n) => page.frameLocator("iframe").nth(n));
    await game!.getByRole("button", { name: "One turn back" }).click();
    const said = game!.locator(".embed-turn");
    const turns = Number((await said.textContent())!.match(/of (\d+)/)![1]);
    assertMatch((await said.textContent())!, new RegExp(`^Turn ${turns - 1} of ${turns} · Blue`));
    await game!.getByRole("button", { name: "Play" }).click();
    await game!.getByText(`Turn ${turns} of ${turns}`).waitFor();
    await live!.getByRole("button", { name: "Pause" }).click();
    await live!.getByText("Replay").waitFor();
    await puzzle!.getByText("Resuélvelo").waitFor();
    const looks = await Promise.all(
      page.frames().slice(1).map((frame) =>
        frame.evaluate(() => ({
          theme: getComputedStyle(document.documentElement).colorScheme,
          wide: document.documentElement.scrollWidth - innerWidth,
          cookies: (() => {
            try {
              return document.cookie;
            } catch {
              return "none may be kept";
            }
          })(),
        }))
      ),
    );
    assertEquals(looks.map(({ wide }) => wide), [0, 0, 0]);
    assertEquals(looks[1]!.theme, "dark");
    assertEquals(looks[0]!.cookies, "none may be kept");
    assertEquals(await page.context().cookies(), []);
    const alone = await stage.open(`/embed/g/${id}`);
    await alone.getByRole("button", { name: "Play" }).waitFor();
    for (const name of ["One turn back", "One turn forward"]) {
      await alone.getByRole("button", { name }).press("Enter");
    }
    await alone.locator(".embed-forward:focus[aria-disabled=true]").waitFor();
    await assertAccessible(alone, "a frame");
    const [opened] = await Promise.all([
      page.waitForEvent("popup"),
      game!.getByRole("link", { name: "Review game" }).click(),
    ]);
    await opened.waitForURL(new RegExp(`/g/${id}$`));
    assert(opened.url().startsWith(stage.url));
    await host.shutdown();
  },
);
