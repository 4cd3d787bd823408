import { asset } from "fresh/runtime";
import Sandbox from "../islands/Sandbox.tsx";
import { define } from "../lib/server/define.ts";
import { gameNames } from "../lib/server/http/pages/game_choices.ts";
import { TablePage } from "../lib/server/http/pages/table_page.tsx";
import { wordsIn } from "../lib/words/mod.ts";
import { sandboxWordsIn } from "../lib/ui/sandbox/words/mod.ts";

/** One device, both colonies: painted freely, or played by the rules. */
export default define.page(({ state: { language } }) => {
  const { title, description } = sandboxWordsIn(language);
  return (
    <TablePage words={wordsIn(language)} title={title} description={description}>
      <link rel="stylesheet" href={asset("/sandbox.css")} />
      <Sandbox
        language={language}
        games={gameNames(language)}
        searchUrl={asset("/predecessor.js")}
      />
    </TablePage>
  );
});
