import { page } from "fresh";
import HillTable from "../../islands/HillTable.tsx";
import { kingOfTheHill } from "../../lib/games/hill/hill.ts";
import { define } from "../../lib/server/define.ts";
import { PageError } from "../../lib/server/http/pages/page_error.ts";
import { TablePage } from "../../lib/server/http/pages/table_page.tsx";
import { readSettings } from "../../lib/rooms/settings.ts";
import { hillWordsIn } from "../../lib/ui/games/hill/words/mod.ts";
import { wordsIn } from "../../lib/words/mod.ts";

export const handler = define.handlers({
  GET({ url: { searchParams } }) {
    const choose = (name: string) =>
      name === "game" ? kingOfTheHill.id : searchParams.get(name) ?? undefined;
    const settings = readSettings(choose, () => 0);
    if (!settings) throw new PageError(400, "bad-link");
    return page({ options: settings.options });
  },
});

/** A king of the hill at one device, as a room's form sets it up. */
export default define.page<typeof handler>(({ data: { options }, state: { language } }) => {
  const words = wordsIn(language);
  return (
    <TablePage words={words} title={hillWordsIn(language).title}>
      <HillTable language={language} options={options} />
    </TablePage>
  );
});
