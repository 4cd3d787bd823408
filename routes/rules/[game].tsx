import { HttpError, page } from "fresh";
import { define } from "../../lib/server/define.ts";
import { isGameId } from "../../lib/games/registry.ts";
import { RulesPage } from "../../lib/server/http/pages/rules_page.tsx";

export const handler = define.handlers({
  GET({ params }) {
    const game = params.game!;
    if (!isGameId(game)) throw new HttpError(404);
    return page({ game });
  },
});

export default define.page<typeof handler>(({ data: { game }, state: { language } }) => (
  <RulesPage game={game} language={language} />
));
