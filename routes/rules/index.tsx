import { define } from "../../lib/define.ts";
import { DEFAULT_GAME } from "../../lib/games/mod.ts";
import { RulesPage } from "../../lib/http/rules_page.tsx";

/** The rules that most people play by. */
export default define.page(({ state: { language } }) => (
  <RulesPage game={DEFAULT_GAME} language={language} />
));
