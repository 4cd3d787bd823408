import { DEFAULT_GAME } from "../../lib/games/registry.ts";
import { define } from "../../lib/server/define.ts";
import { RivalsPage } from "../../lib/server/http/pages/rivals_page.tsx";

/** The ladder that most people climb. */
export default define.page(({ state: { language } }) => (
  <RivalsPage game={DEFAULT_GAME} language={language} />
));
