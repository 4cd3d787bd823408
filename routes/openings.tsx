import { page } from "fresh";
import { asset } from "fresh/runtime";
import type { LifeGame } from "../lib/games/conquerors/conquerors.ts";
import { OPENING_ROUNDS, OPENING_TURNS } from "../lib/games/conquerors/opening.ts";
import type { LifePosition } from "../lib/games/conquerors/position.ts";
import { LIFE_GAME_IDS } from "../lib/games/life_games.ts";
import { type Crowd, CROWD_IDS, CROWDS } from "../lib/leaderboard/opening_bands.ts";
import { define } from "../lib/server/define.ts";
import { gameNames } from "../lib/server/http/pages/game_choices.ts";
import { PageError } from "../lib/server/http/pages/page_error.ts";
import { PageHead } from "../lib/server/http/pages/page_head.tsx";
import { readAsked } from "../lib/server/openings/explorer.ts";
import type { OpeningTurn } from "../lib/server/store/openings.ts";
import { BoardSvg, PlainBoardSvg } from "../lib/ui/board/svg.tsx";
import { openingsHref } from "../lib/ui/openings/path.ts";
import { type OpeningWords, openingWordsIn } from "../lib/ui/openings/words/mod.ts";
import { Tabs } from "../lib/ui/parts/tabs.tsx";
import { replayWordsIn } from "../lib/ui/replay/words/mod.ts";
import { resultHeadline } from "../lib/ui/table/headline.ts";
import type { Language } from "../lib/words/language.ts";
import { wordsIn } from "../lib/words/mod.ts";

export const handler = define.handlers({
  async GET({ url, state }) {
    const asked = readAsked(url);
    if (!asked) throw new PageError(400, "bad-link");
    const { explorer } = await state.online(), { game, who, path } = asked;
    return page({ ...asked, found: await explorer.at(game, path.at(-1)!, CROWDS[who]) });
  },
});

/** What others played in a position of a game's beginning, and how that went. */
export default define.page<typeof handler>(({ data, state: { language } }) => {
  const { game, who, tokens, path, found } = data;
  const words = openingWordsIn(language), { site, seats } = wordsIn(language);
  const position = path.at(-1)!, more = who === "all" ? {} : { who };
  return (
    <main id="content" class="prose-page openings">
      <link rel="stylesheet" href={asset("/openings.css")} />
      <PageHead title={words.title} site={site.name} description={words.description} />
      <h1>{words.title}</h1>
      <Choices words={words} language={language} game={game} who={who} />
      <Path words={words} seats={seats} game={game} tokens={tokens} more={more} />
      <div class="opening">
        <div>
          <BoardSvg board={position.board} home={game.rules.home} label={words.board} />
          <p>{whereSentence(words, language, game, position)}</p>
        </div>
        <section aria-labelledby="next">
          {found.games > 0
            ? (
              <>
                <p>
                  <strong>{replayWordsIn(language).inGames(found.games)}</strong>
                </p>
                <ShareBar words={words} language={language} {...found} />
              </>
            )
            : <p>{words.none}</p>}
          <h2 id="next">{words.next}</h2>
          {tokens.length === OPENING_TURNS && <p>{words.over(OPENING_ROUNDS)}</p>}
          <ul class="opening-turns">
            {found.turns.map((turn) => (
              <Turn
                key={turn.move}
                words={words}
                language={language}
                game={game}
                position={position}
                turn={turn}
                href={openingsHref(game.id, [...tokens, turn.move], more)}
              />
            ))}
          </ul>
          <p>
            <small>{words.mirrored}</small>
          </p>
        </section>
      </div>
    </main>
  );
});

/** Whose turn it is, or how the game ended that came no further. */
function whereSentence(
  own: OpeningWords,
  language: Language,
  game: LifeGame,
  position: LifePosition,
): string {
  const words = wordsIn(language), { round, turn, outcome } = position;
  if (!outcome) return own.where(round, words.seats[turn]!);
  const ending = words.result.by[outcome.by](game.round!(position));
  return `${resultHeadline(words, outcome, [])} ${ending}.`;
}

interface ChoicesProps {
  readonly words: OpeningWords;
  readonly language: Language;
  readonly game: LifeGame;
  readonly who: Crowd;
}

/** Another game begins from its start; so does another crowd, whose games may never have come here. */
function Choices({ words, language, game, who }: ChoicesProps) {
  const names = gameNames(language);
  return (
    <form class="opening-choices" action="/openings">
      <label>
        {words.game}
        <select name="game">
          {LIFE_GAME_IDS.map((id) => (
            <option key={id} value={id} selected={id === game.id}>{names[id]}</option>
          ))}
        </select>
      </label>
      <label>
        {words.who}
        <select name="who">
          {CROWD_IDS.map((id) => (
            <option key={id} value={id} selected={id === who}>{words.crowds[id]}</option>
          ))}
        </select>
      </label>
      <button type="submit">{words.show}</button>
    </form>
  );
}

interface PathProps {
  readonly words: OpeningWords;
  readonly seats: readonly string[];
  readonly game: LifeGame;
  readonly tokens: readonly string[];
  readonly more: Readonly<Record<string, string>>;
}

/** The turns so far, each the way back to it. */
function Path({ words, seats, game, tokens, more }: PathProps) {
  const turns = ["", ...tokens].map((token, index) => ({
    text: index === 0 ? words.start : turnText(words, seats[(index - 1) % 2]!, token),
    href: openingsHref(game.id, tokens.slice(0, index), more),
    isHere: index === tokens.length,
  }));
  return <Tabs label={words.path} tabs={turns} />;
}

interface TurnProps {
  readonly words: OpeningWords;
  readonly language: Language;
  readonly game: LifeGame;
  readonly position: LifePosition;
  readonly turn: OpeningTurn;
  readonly href: string;
}

function Turn({ words, language, game, position, turn, href }: TurnProps) {
  const { seats } = wordsIn(language);
  const after = game.play(position, game.text.readMove(position, turn.move));
  return (
    <li>
      <PlainBoardSvg board={after.board} home={game.rules.home} />
      <div>
        <a href={href} aria-current="false">{turnText(words, seats[position.turn]!, turn.move)}</a>
        <p>{words.games(turn.games)}</p>
        <ShareBar words={words} language={language} {...turn} />
      </div>
    </li>
  );
}

function turnText(words: OpeningWords, seat: string, token: string): string {
  return token === "pass" ? words.skipped(seat) : words.placed(seat, token.replaceAll(",", " "));
}

interface ShareBarProps {
  readonly words: OpeningWords;
  readonly language: Language;
  readonly games: number;
  readonly blue: number;
  readonly red: number;
}

/** How games ended: a bar of Blue's wins, draws and Red's. */
function ShareBar({ words, language, games, blue, red }: ShareBarProps) {
  const share = (part: number) =>
    (part / games).toLocaleString(language, { style: "percent", maximumFractionDigits: 0 });
  const left = 100 * blue / games, right = 100 * red / games;
  return (
    <>
      <svg class="outcomes" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect class="ended-draw" width={100} height={6} />
        <rect class="ended-blue" width={left} height={6} />
        <rect class="ended-red" x={100 - right} width={right} height={6} />
      </svg>
      <small>{words.share(share(blue), share(games - blue - red), share(red))}</small>
    </>
  );
}
