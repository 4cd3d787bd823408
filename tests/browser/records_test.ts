/** The pages about records: finding finished games, and checking what somebody shows. */

import { assertEquals } from "@std/assert";
import { finishedGame, gameId } from "../store/finished.ts";
import { wholeGame } from "../ui/replay/game.ts";
import { story } from "./story.ts";

const CCN = wholeGame();

story("records are checked one by one, without asking anyone", async ({ open }) => {
  const page = await open("/verify");
  const asked: string[] = [];
  page.on("request", (request) => request.resourceType() === "fetch" && asked.push(request.url()));
  await page.getByRole("textbox").fill(CCN + CCN.replace(/\[Result "\w+/, '[Result "draw'));
  await page.getByRole("button", { name: "Check" }).click();
  const verdicts = page.locator(".verdicts li");
  await verdicts.nth(1).waitFor();
  assertEquals(
    await verdicts.evaluateAll((items) => items.map((item) => item.getAttribute("data-true"))),
    ["true", "false"],
  );
  assertEquals(asked, []);
});

story(
  "a finished game is found by a player's name, without scripts",
  async ({ open, services }) => {
    const seats = [{ identity: "finder a", name: "Ada" }, { identity: "finder b", name: "Bea" }];
    await services.archive.keep(finishedGame({ id: gameId(77), seats, record: CCN }));
    const page = await open("/games", { javaScriptEnabled: false });
    await page.getByLabel("Player name").fill("ada");
    await page.getByRole("button", { name: "Find" }).click();
    await page.getByRole("link", { name: "Ada against Bea" }).click();
    await page.getByRole("heading", { name: "Ada against Bea" }).waitFor();
  },
);
