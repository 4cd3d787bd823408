/** Moves left in advance, in a room by post. */

import { assertEquals } from "@std/assert";
import { gather, mail, makePostRoom, playTurns } from "./post.ts";
import { BLUE_BLOCK, cue, host, pair, PHONE, place, visitRoom, watch } from "./room.ts";
import { story } from "./story.ts";
import type { TablePage } from "./table_page.ts";

const door = ({ page }: TablePage) => page.getByRole("button", { name: /^(Premoves|Anticipadas)/ });

/** The door as it says how many moves lie behind it. */
const count = (table: TablePage, count: number) =>
  door(table).filter({ hasText: count > 0 ? `: ${count}` : /[^\d]$/ }).waitFor();

/** Adds one more premove, by keys only. */
async function leave(table: TablePage, after: string, move: string): Promise<void> {
  const { page } = table;
  if (await door(table).getAttribute("aria-expanded") === "false") {
    await door(table).focus();
    await page.keyboard.press("Enter");
  }
  await page.locator("#queue-after").focus();
  await page.keyboard.type(after);
  await page.keyboard.press("Tab");
  await page.keyboard.type(move);
  await page.keyboard.press("Enter");
}

story("moves left in advance are secret, outlive a reload, and are played", async (stage) => {
  const link = await makePostRoom(stage.url, { seats: "3" });
  const tables = await gather(stage, link, [{}, {}, {}]);
  const [blue, red, green] = tables;
  const watcher = await watch(stage, blue!);
  await leave(red!, "b2", "e5,e6");
  await red!.says("Premoves: b2: e5,e6.");
  await leave(red!, "", "pass");
  await count(red!, 2);

  for (const other of [blue!, green!, watcher]) {
    assertEquals(await other.page.getByText("e5,e6").count(), 0);
  }
  assertEquals(await door(watcher).count(), 0);
  await count(blue!, 0);

  await red!.page.reload();
  await count(red!, 2);
  await mail(blue!, "b2");
  for (const table of [...tables, watcher]) await table.turns(2);
  await green!.alerted.getByText("Red placed e5, e6.").waitFor();
  await cue(green!).getByText("Your turn").waitFor();
  await count(red!, 1);
});

story("what does not fit any more is dropped, and its owner told", async (stage) => {
  const link = await makePostRoom(stage.url, { seats: "2" });
  const tables = await gather(stage, link, [{}, { ...PHONE, locale: "es-ES" }]);
  const [blue, red] = tables;
  await playTurns(tables, [[0, "b2"], [1, "e5,e6"]]);
  await leave(red!, "g7", "g2");
  await count(red!, 1);
  await mail(blue!, "h8");
  const told = red!.page.locator(".talk").getByText(
    "Tus jugadas anticipadas se cancelaron antes de g2. Las jugadas no fueron las que esperabas.",
  );
  await told.first().waitFor({ state: "attached" });
  await count(red!, 0);
  await cue(red!).getByText("Tu turno").waitFor();
});

story("on one's own turn a premove is played at once, and its button says so", async (stage) => {
  const link = await makePostRoom(stage.url, { seats: "2" });
  const [blue, red] = await gather(stage, link, [{}, { locale: "es-ES" }]);
  await leave(red!, "", "e5,e6");
  await count(red!, 1);
  await red!.button("Agregar").waitFor();
  await door(blue!).click();
  await blue!.button("Play now").waitFor();
  await leave(blue!, "g7", "b2");
  await blue!.says("Your premoves were canceled before b2.");
  await leave(blue!, "", "b2");
  await blue!.turns(2);
  await count(red!, 0);
  assertEquals(await blue!.said.filter({ hasText: "Premoves:" }).count(), 0);
  await blue!.button("Play now").waitFor();
});

story("what was left is taken back, and what nobody can read is not left", async (stage) => {
  const link = await makePostRoom(stage.url, { seats: "2" });
  const [blue, red] = await gather(stage, link, [{}, {}]);
  await leave(red!, "", "over there");
  await red!.says("I don't know “over there”.");
  await leave(red!, "", "nonsense");
  await red!.says("The server couldn't read that turn.");
  await red!.page.locator("#queue-move").fill("a1,a2");
  await red!.press("Add");
  await red!.press("Cancel all");
  await red!.says("No premoves left.");
  await mail(blue!, "b2");
  await red!.turns(1);
  await cue(red!).getByText("Your turn").waitFor();
});

story("two colonies take premoves where a turn may take days", async (stage) => {
  const blue = await host(stage, {}, { clock: "86400" });
  const red = await visitRoom(stage, blue);
  await blue.page.locator(".clock", { hasText: /^(1 d 0|23) h$/ }).waitFor();
  await leave(red, "", "x12,y12,x13,y13");
  await count(red, 1);
  await place(blue, BLUE_BLOCK);
  for (const table of [blue, red]) await table.turns(2);
  const { blue: quick } = await pair(stage);
  assertEquals(await door(quick).count(), 0);
});
