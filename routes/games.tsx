import { asset } from "fresh/runtime";
import { page } from "fresh";
import MyRooms from "../islands/MyRooms.tsx";
import { profileHref } from "../lib/leaderboard/player.ts";
import { define } from "../lib/server/define.ts";
import {
  type GameSearch,
  queryOf,
  readSearch,
  searchHref,
} from "../lib/server/http/game_search.ts";
import { FindForm } from "../lib/server/http/pages/find_form.tsx";
import { gameChoices, gameNames } from "../lib/server/http/pages/game_choices.ts";
import { PageError } from "../lib/server/http/pages/page_error.ts";
import { PageHead } from "../lib/server/http/pages/page_head.tsx";
import { FinishedGames } from "../lib/ui/people/finished_games.tsx";
import { type GameChoice, OpenGames } from "../lib/ui/home/open_games.tsx";
import { WaysOn } from "../lib/ui/parts/ways_on.tsx";
import type { Language } from "../lib/words/language.ts";
import { wordsIn } from "../lib/words/mod.ts";
import { replayWordsIn } from "../lib/ui/replay/words/mod.ts";
import { lobbyWordsIn } from "../lib/ui/home/words/mod.ts";
import { roomsWordsIn } from "../lib/words/rooms/mod.ts";
import { siteWordsIn } from "../lib/words/site/mod.ts";
import { openingWordsIn } from "../lib/ui/openings/words/mod.ts";
import { tvWordsIn } from "../lib/ui/tv/words/mod.ts";
import { peopleWordsIn } from "../lib/ui/people/words/mod.ts";

/** How many players a search by name leads to, at most. */
const PLAYERS = 10;

export const handler = define.handlers({
  async GET({ url, state }) {
    const search = readSearch(url.searchParams);
    if (!search) throw new PageError(400, "bad-link");
    const { archive, lobby, profiles } = await state.online();
    const found = await archive.list(queryOf(search, url.searchParams.get("after")));
    const players = await profiles.beginning(search.name, PLAYERS);
    return page({ search, open: await lobby.waiting(), players, ...found });
  },
});

/** One's own games under way, open ones, and all finished games, the newest first. */
export default define.page<typeof handler>(({ data, state: { language } }) => {
  const { search, open, players, games, next } = data;
  const table = wordsIn(language), replay = replayWordsIn(language);
  const { games: words, leaderboard } = peopleWordsIn(language);
  const rooms = roomsWordsIn(language);
  const choices = gameChoices(language);
  const names = gameNames(language);
  const isNobodys = search.name !== "" && players.length === 0;
  const none = isNobodys ? words.notFound : words.none;
  const areAll = Object.values(search).every((value) => value === "");
  return (
    <main id="content" class="prose-page">
      <link rel="stylesheet" href={asset("/lists.css")} />
      <PageHead title={words.title} site={table.site.name} />
      <h1>{rooms.page}</h1>
      <p>
        <a class="button" href="/tv">{tvWordsIn(language).link}</a>{" "}
        <a class="button" href="/openings">{openingWordsIn(language).link}</a>
      </p>
      <h2>{rooms.title}</h2>
      <MyRooms language={language} games={names} />
      <h2>{rooms.open}</h2>
      <OpenGames
        words={lobbyWordsIn(language)}
        choices={{ seats: table.seats, games: choices }}
        open={open}
      />
      <h2 id="finished">{words.title}</h2>
      <SearchForm language={language} search={search} choices={choices} />
      {players.length > 0 && (
        <nav class="pages" aria-label={words.players}>
          {players.map((player) => (
            <a key={player.id} class="button quiet" href={profileHref(player)}>{player.name}</a>
          ))}
        </nav>
      )}
      <FinishedGames
        words={table}
        names={names}
        games={games}
        none={next === undefined ? none : words.further}
      />
      {games.length === 0 && next === undefined && (
        <WaysOn
          words={siteWordsIn(language)}
          ways={areAll ? ["play", "learn"] : ["play", "games", "learn"]}
        />
      )}
      <nav class="pages" aria-label={leaderboard.pages}>
        {next !== undefined && (
          <a class="button" href={`${searchHref(search, next)}#finished`} rel="next">
            {leaderboard.next}
          </a>
        )}
        <a class="button quiet" href="/g">{replay.bringTitle}</a>
        <a class="button quiet" href="/verify">{replay.verify.title}</a>
      </nav>
    </main>
  );
});

interface SearchFormProps {
  readonly language: Language;
  readonly search: GameSearch;
  readonly choices: readonly GameChoice[];
}

/** Finds finished games by who played them, and by their kind. */
function SearchForm({ language, search, choices }: SearchFormProps) {
  const { games: words, leaderboard } = peopleWordsIn(language);
  return (
    <FindForm action="/games#finished">
      <label>
        {words.name}
        <input name="name" value={search.name} maxLength={40} autocomplete="off" />
      </label>
      <label>
        {leaderboard.game}
        <select name="game">
          <option value="">{leaderboard.anyGame}</option>
          {choices.map(({ id, text }) => (
            <option key={id} value={id} selected={id === search.game}>{text}</option>
          ))}
        </select>
      </label>
      <button type="submit" class="primary">{words.find}</button>
    </FindForm>
  );
}
