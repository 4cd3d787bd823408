import { asset } from "fresh/runtime";
import { page } from "fresh";
import Tv from "../islands/Tv.tsx";
import { define } from "../lib/server/define.ts";
import { gameNames } from "../lib/server/http/pages/game_choices.ts";
import { oembedHref } from "../lib/server/http/oembed.ts";
import { rankedIds } from "../lib/games/registry.ts";
import { readTvChoice } from "../lib/server/rooms/tv.ts";
import { PageHead } from "../lib/server/http/pages/page_head.tsx";
import { Tabs } from "../lib/ui/parts/tabs.tsx";
import { tvWordsIn } from "../lib/ui/tv/words/mod.ts";
import { wordsIn } from "../lib/words/mod.ts";
import { siteWordsIn } from "../lib/words/site/mod.ts";

export const handler = define.handlers({
  async GET({ url, state }) {
    const { tv } = await state.online();
    const choice = readTvChoice(url);
    return page({ news: await tv.news(choice), game: choice.game });
  },
});

/** Games of others, while they are played; and one that was good while nobody plays. */
export default define.page<typeof handler>(
  ({ data: { news, game }, state: { language, origin } }) => {
    const words = tvWordsIn(language), { site, seats } = wordsIn(language);
    const names = gameNames(language);
    const kinds = [
      { text: words.all, href: "/tv", isHere: !game },
      ...rankedIds().map((id) => ({
        text: names[id]!,
        href: `/tv?game=${id}`,
        isHere: id === game,
      })),
    ];
    return (
      <main id="content" class="prose-page tv-page">
        <link rel="stylesheet" href={asset("/lists.css")} />
        <PageHead
          title={words.title}
          site={site.name}
          description={words.description}
          oembed={oembedHref(origin, "/tv")}
        />
        <h1>{words.title}</h1>
        <noscript>
          <p class="notice">{siteWordsIn(language).noScript}</p>
        </noscript>
        <Tabs label={words.kinds} tabs={kinds} />
        <Tv language={language} news={news} names={names} seats={seats} />
      </main>
    );
  },
);
