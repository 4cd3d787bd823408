import { assertAccessible } from "./axe.ts";
import { story } from "./story.ts";
import { TablePage } from "./table_page.ts";

const SIZES = { phone: { width: 360, height: 640 }, desk: { width: 1280, height: 800 } };

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const locale of ["en-GB", "es-ES"]) {
    story(`axe finds nothing at the front door on a ${size}, ${locale}`, async ({ open }) => {
      await assertAccessible(await open("/", { viewport, locale }), "front door");
    });

    story(`axe finds nothing at the table on a ${size}, ${locale}`, async ({ open }) => {
      const page = await open("/play?two=", { viewport, locale });
      const table = await TablePage.at(page);
      await assertAccessible(page, "first turn");
      for (const line of ["c12 d12 c13 d13", "confirm", "x12"]) await table.type(line);
      await assertAccessible(page, "turn typed");
      await table.tabToBoard();
      await assertAccessible(page, "text board open");
      await table.keys("?");
      await assertAccessible(page, "help open");
      await table.keys("Escape", "u", "k", "Enter");
      await table.result.waitFor();
      await assertAccessible(page, "result");
    });
  }
}
