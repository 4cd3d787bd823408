import { asset } from "fresh/runtime";
import { page } from "fresh";
import Player from "../../islands/Player.tsx";
import { isRankedId } from "../../lib/games/registry.ts";
import { OPPONENT_KINDS } from "../../lib/leaderboard/board.ts";
import { type Player as Known, profileHref } from "../../lib/leaderboard/player.ts";
import type { Profile, Tallied } from "../../lib/leaderboard/profile.ts";
import { define } from "../../lib/server/define.ts";
import { FindForm } from "../../lib/server/http/pages/find_form.tsx";
import { gameChoices, gameNames } from "../../lib/server/http/pages/game_choices.ts";
import { lastParts } from "../../lib/server/http/pages/last_parts.ts";
import { PageError } from "../../lib/server/http/pages/page_error.ts";
import { PageHead } from "../../lib/server/http/pages/page_head.tsx";
import type { Services } from "../../lib/server/services.ts";
import type { GamesQuery } from "../../lib/server/store/archive.ts";
import { FavoriteOpenings } from "../../lib/ui/people/favorite_openings.tsx";
import { FinishedGames } from "../../lib/ui/people/finished_games.tsx";
import { RatingGraph } from "../../lib/ui/people/rating_graph.tsx";
import { peopleWordsIn } from "../../lib/ui/people/words/mod.ts";
import { type PlayerWords, playerWordsIn } from "../../lib/ui/people/words/player/mod.ts";
import { wordsIn } from "../../lib/words/mod.ts";
import type { TournamentPlan } from "../../lib/tournaments/tournament.ts";
import type { Language } from "../../lib/words/language.ts";
import { whenText } from "../../lib/words/when.ts";
import { type GameNames, titleOf } from "../../lib/ui/tournaments/phrases.ts";
import { tournamentWordsIn } from "../../lib/ui/tournaments/words/mod.ts";

/** Games on a page. */
const PAGE = 20;
/** A number instead of a name, which has no such sign. */
const NUMBER = /^~(\d{1,12})$/;

type Filters = Pick<GamesQuery, "game" | "opponent">;

export const handler = define.handlers({
  async GET(ctx) {
    const { profiles, archive, tournaments } = await ctx.state.online();
    const player = await find(profiles, lastParts(ctx.url, 1)[0]!);
    const filters = readFilters(ctx.url.searchParams);
    if (!player) throw new PageError(404, "unknown-player");
    if (!filters) throw new PageError(400, "bad-link");
    const href = profileHref(player);
    if (href !== ctx.url.pathname) return ctx.redirect(href + ctx.url.search);
    const after = ctx.url.searchParams.get("after");
    const query = { player: player.id, limit: PAGE, ...filters, ...after !== null && { after } };
    const [profile, list, openings, trophies] = await Promise.all([
      profiles.of(player),
      archive.list(query),
      profiles.firstTurns(player),
      tournaments.book.trophies(player.id),
    ]);
    return page({ profile, openings, filters, href, trophies, ...list });
  },
});

async function find(profiles: Services["profiles"], text: string): Promise<Known | undefined> {
  const [, number] = NUMBER.exec(text) ?? [];
  return number === undefined
    ? await profiles.named(text)
    : await profiles.numbered(Number(number));
}

/** Undefined for a link that asks for what there is not. */
function readFilters(params: URLSearchParams): Filters | undefined {
  const game = params.get("game") || undefined, against = params.get("against") || undefined;
  const opponent = OPPONENT_KINDS.find((kind) => kind === against);
  if (against !== opponent || game !== undefined && !isRankedId(game)) return undefined;
  return { ...game !== undefined && { game }, ...opponent && { opponent } };
}

/** A player as anyone may know them: how strong, how often they won, against whom, and their games. */
export default define.page<typeof handler>(({ data, state: { language } }) => {
  const { profile, openings, filters, href, trophies, games, next } = data;
  const { player, isBot, botName, rating, ratings, rivals, bestWins } = profile;
  const table = wordsIn(language), words = playerWordsIn(language);
  const { leaderboard, me } = peopleWordsIn(language);
  const nameOf = namesIn(language);
  const title = isBot ? me.bot(botName ?? nameOf(player)) : nameOf(player);
  return (
    <main id="content" class="prose-page">
      <link rel="stylesheet" href={asset("/lists.css")} />
      {openings.length > 0 && <link rel="stylesheet" href={asset("/openings.css")} />}
      <PageHead title={title} site={table.site.name} />
      <h1>{title}</h1>
      <Player
        language={language}
        player={player.id}
        name={nameOf(player)}
        games={isBot ? [] : gameChoices(language).filter(({ isApart }) => !isApart)}
      />
      <section aria-labelledby="rating">
        <h2 id="rating">{words.rating}</h2>
        <p>
          {rating
            ? <strong>{leaderboard.ratingOf(rating.rating, rating.deviation)}</strong>
            : words.unrated}
        </p>
        {ratings.length > 1 && <RatingGraph words={words} language={language} ratings={ratings} />}
      </section>
      <Record words={words} profile={profile} />
      <Trophies language={language} trophies={trophies} games={gameNames(language)} />
      <Rivals language={language} rivals={rivals} />
      <BestWins language={language} wins={bestWins} />
      <FavoriteOpenings
        table={table}
        words={words}
        names={gameNames(language)}
        turns={openings}
      />
      <section aria-labelledby="games">
        <h2 id="games">{words.gamesTitle}</h2>
        <GameSearch language={language} filters={filters} href={href} />
        <FinishedGames
          words={table}
          names={gameNames(language)}
          games={games}
          none={next === undefined ? words.none : words.further}
          player={player.id}
        />
        {next !== undefined && (
          <nav class="pages" aria-label={leaderboard.pages}>
            <a class="button" rel="next" href={moreHref(href, filters, next)}>{leaderboard.next}</a>
          </nav>
        )}
      </section>
    </main>
  );
});

/** What a player is called: by name, or by number where none is claimed. */
function namesIn(language: Language): (player: Known) => string {
  const { leaderboard } = peopleWordsIn(language);
  return ({ id, name }) => name ?? leaderboard.nameless(id);
}

interface RivalsProps {
  readonly language: Language;
  readonly rivals: Profile["rivals"];
}

function Rivals({ language, rivals }: RivalsProps) {
  if (rivals.length === 0) return null;
  const words = playerWordsIn(language), nameOf = namesIn(language);
  return (
    <section aria-labelledby="rivals">
      <h2 id="rivals">{words.rivals}</h2>
      <ol class="game-list">
        {rivals.map(({ player, games, wins, draws }) => (
          <li key={player.id}>
            <a href={profileHref(player)}>{nameOf(player)}</a>{" "}
            <small>{words.tally(wins, draws, games - wins - draws)}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface BestWinsProps {
  readonly language: Language;
  readonly wins: Profile["bestWins"];
}

function BestWins({ language, wins }: BestWinsProps) {
  if (wins.length === 0) return null;
  const words = playerWordsIn(language), nameOf = namesIn(language);
  return (
    <section aria-labelledby="best">
      <h2 id="best">{words.bestTitle}</h2>
      <ol class="game-list">
        {wins.map(({ id, player, name, rating }) => (
          <li key={id}>
            <a href={`/g/${id}`}>
              {words.best(nameOf({ id: player, name }), Math.round(rating))}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface GameSearchProps {
  readonly language: Language;
  readonly filters: Filters;
  /** The player's page. */
  readonly href: string;
}

/** Asks for games of one kind, or against some. */
function GameSearch({ language, filters, href }: GameSearchProps) {
  const words = playerWordsIn(language), { leaderboard } = peopleWordsIn(language);
  return (
    <FindForm action={`${href}#games`}>
      <label>
        {leaderboard.game}
        <select name="game">
          <option value="">{leaderboard.anyGame}</option>
          {gameChoices(language).filter(({ id }) => isRankedId(id)).map(({ id, text }) => (
            <option key={id} value={id} selected={id === filters.game}>{text}</option>
          ))}
        </select>
      </label>
      <label>
        {words.against}
        <select name="against">
          <option value="">{leaderboard.anyOpponent}</option>
          {OPPONENT_KINDS.map((kind) => (
            <option key={kind} value={kind} selected={kind === filters.opponent}>
              {leaderboard.opponents[kind]}
            </option>
          ))}
        </select>
      </label>
      <button type="submit">{words.show}</button>
    </FindForm>
  );
}

function moreHref(href: string, { game, opponent }: Filters, after: string): string {
  const chosen = { ...game && { game }, ...opponent && { against: opponent }, after };
  return `${href}?${new URLSearchParams(chosen)}#games`;
}

interface RecordProps {
  readonly words: PlayerWords;
  readonly profile: Profile;
}

function Record({ words, profile: { newest, online, bots, cpu, streak } }: RecordProps) {
  const tally = ({ games, wins, draws }: Tallied) => words.tally(wins, draws, games - wins - draws);
  return (
    <section aria-labelledby="record">
      <h2 id="record">{words.record}</h2>
      <dl class="record">
        <dt>{words.people}</dt>
        <dd>{tally(online)}</dd>
        {bots.games > 0 && (
          <>
            <dt>{words.bots}</dt>
            <dd>{tally(bots)}</dd>
          </>
        )}
        <dt>{words.computer}</dt>
        <dd>{tally(cpu)}</dd>
        <dt>{words.streak}</dt>
        <dd>{words.streakOf(streak.now, streak.best)}</dd>
      </dl>
      {newest !== null && <p>{words.newest(newest)}</p>}
    </section>
  );
}

interface TrophiesProps {
  readonly language: Language;
  readonly trophies: readonly {
    readonly tournament: TournamentPlan;
    readonly rank: number;
  }[];
  readonly games: GameNames;
}

/** What a player has won in tournaments. */
function Trophies({ language, trophies, games }: TrophiesProps) {
  if (trophies.length === 0) return null;
  const words = tournamentWordsIn(language);
  return (
    <section aria-labelledby="trophies">
      <h2 id="trophies">{words.trophies}</h2>
      <ul class="game-list">
        {trophies.map(({ tournament, rank }) => (
          <li key={tournament.id}>
            <a href={`/tournament/${tournament.id}`}>
              {words.trophy(rank, titleOf(words, games, tournament))}
            </a>{" "}
            <small>{whenText(language, tournament.starts, false)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
