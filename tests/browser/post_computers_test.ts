/** Conway by post in a room with computers. */

import { assertEquals, assertStringIncludes } from "@std/assert";
import { colony, mail, makePostRoom, seated, takeSeat } from "./post.ts";
import { cue, hasBegun } from "./room.ts";
import { type Stage, story } from "./story.ts";
import type { TablePage } from "./table_page.ts";

/**
 * A room of three whose host plays Blue, and gives the other seats to computers by keyboard only. On
 * so small a board computers do not live for long.
 */
async function besideComputers(stage: Stage): Promise<TablePage> {
  const host = await takeSeat(stage, await makePostRoom(stage.url, { seats: "3", size: "4" }));
  await host.page.getByLabel("Level").focus();
  await host.keys("ArrowDown", "ArrowDown", "Tab", "Enter");
  await host.says("The computer has 1 seat.");
  await host.keys("Shift+Tab", "ArrowUp", "ArrowUp", "Tab", "Enter");
  await host.says("The computer has 2 seats.");
  await host.keys("Enter");
  await host.says("No free seats.");
  return host;
}

story("one person and two computers play a whole game, through a reload", async (stage) => {
  const host = await besideComputers(stage);
  const link = host.page.url();
  const late = await stage.open(link);
  await late.getByText("All seats are taken, so you're watching.").waitFor();
  await host.press("Start with 3");
  await hasBegun(host.page);
  await colony(host, 1).getByText("Computer, Hard").waitFor();
  await late.locator(".seat-who", { hasText: "Computer, Easy" }).waitFor();
  assertEquals(await host.button("Offer a draw").count(), 0, "computers decline");

  await mail(host, "b2");
  await host.turns(3);
  await host.page.reload();
  const back = await seated(host.page);
  await back.turns(3);
  await mail(back, "random");
  await back.turns(6);
  await back.press("Resign");
  await back.press("Really resign");
  await back.result.waitFor();
  const href = await back.page.getByRole("link", { name: "Review game" }).getAttribute("href");
  const replay = await stage.open(href!);
  await replay.getByText("Computer, Hard").first().waitFor();
  const [game] = (await stage.services.archive.list({ limit: 1 })).games;
  assertEquals(game!.unrated, "computer");
  assertStringIncludes(game!.record, '[Seat2 "hard"]\n[Seat3 "easy"]');

  await back.press("Rematch");
  await cue(back).getByText(/turn$/).waitFor();
});

story("the host takes a computer's seat back, and a person has it", async (stage) => {
  const host = await besideComputers(stage);
  await host.press("Computer, Easy: remove");
  await host.says("The computer has 1 seat.");
  const guest = await takeSeat(stage, host.page.url());
  for (const table of [host, guest]) await cue(table).getByText(/turn$/).waitFor();
  assertEquals(await host.page.locator(".seat-who", { hasText: "Computer" }).count(), 1);
});
