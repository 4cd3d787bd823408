import { define } from "../../lib/server/define.ts";
import { DEFAULT_GAME } from "../../lib/games/registry.ts";
import { RulesPage } from "../../lib/server/http/pages/rules_page.tsx";

/** The rules that most people play by. */
export default define.page(({ state: { language } }) => (
  <RulesPage game={DEFAULT_GAME} language={language} />
));
