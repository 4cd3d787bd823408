import { HttpError, page } from "fresh";
import { define } from "../../lib/server/define.ts";
import { rivalsIds, RivalsPage } from "../../lib/server/http/pages/rivals_page.tsx";

export const handler = define.handlers({
  GET({ params }) {
    const game = rivalsIds().find((id) => id === params.game);
    if (!game) throw new HttpError(404);
    return page({ game });
  },
});

export default define.page<typeof handler>(({ data: { game }, state: { language } }) => (
  <RivalsPage game={game} language={language} />
));
