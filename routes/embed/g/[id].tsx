import { isArchiveId } from "../../../lib/leaderboard/finished_game.ts";
import { define } from "../../../lib/server/define.ts";
import { embedResponse } from "../../../lib/server/http/pages/embed.tsx";
import { embeddedGame } from "../../../lib/server/http/pages/embedded_game.tsx";
import { EmbedCard } from "../../../lib/ui/embed/document.tsx";
import { embedWordsIn } from "../../../lib/ui/embed/words/mod.ts";
import { wordsIn } from "../../../lib/words/mod.ts";

/** A name may be deleted: what is kept must not be for long, s. */
const KEPT_FOR = 300;

/** A finished game, for frames on other sites. */
export const handler = define.handlers({
  async GET(ctx) {
    const { params: { id }, state } = ctx, { language, origin } = state;
    const { archive } = await state.online();
    const archived = isArchiveId(id!) ? await archive.find(id!) : undefined;
    if (archived) {
      const { title, card } = embeddedGame({ language, origin }, archived);
      return embedResponse(ctx, { title, children: card, keptFor: KEPT_FOR });
    }
    const { unknown } = embedWordsIn(language), { name } = wordsIn(language).site;
    const card = (
      <EmbedCard language={language} title={unknown} line="" link={[origin, name]} name="" />
    );
    return embedResponse(ctx, { title: unknown, children: card, keptFor: 0, status: 404 });
  },
});
