/** A game of others, as it goes on, and the list of those that are played. */

import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { lifeGameOf } from "../lib/games/life_games.ts";
import type { TvGame, TvNews, TvShow } from "../lib/rooms/tv.ts";
import { BoardSvg } from "../lib/ui/board/svg.tsx";
import { NothingYet } from "../lib/ui/parts/nothing_yet.tsx";
import { readServer } from "../lib/ui/net/read_server.ts";
import { useRefresh } from "../lib/ui/parts/use_refresh.ts";
import { positionsOf, sidesText } from "../lib/ui/tv/watched_game.ts";
import { type TvWords, tvWordsIn } from "../lib/ui/tv/words/mod.ts";
import type { Language } from "../lib/words/language.ts";

/** How long each turn of a game is shown that was played before, ms. */
const PACE = 1_500;

interface TvProps {
  readonly language: Language;
  readonly news: TvNews;
  /** The games by name. */
  readonly names: Readonly<Record<string, string>>;
  readonly seats: readonly string[];
}

export default function Tv({ language, news, names, seats }: TvProps) {
  const words = tvWordsIn(language);
  const shown = useSignal(news);
  useRefresh(
    () => readServer<TvNews>(`/api/tv${location.search}`),
    (news) => shown.value = news ?? shown.peek(),
  );
  const { running, shown: show } = shown.value;
  return (
    <div class="tv" data-ready="true">
      {show
        ? (
          <>
            <Screen
              key={show.result ? `${show.id} again` : show.id}
              words={words}
              show={show}
              names={names}
              seats={seats}
            />
            <TvList words={words} running={running} names={names} current={show.id} />
          </>
        )
        : (
          <NothingYet
            title={words.nothing}
            text={words.none}
            way={{ href: "/now", text: words.play }}
          />
        )}
    </div>
  );
}

interface ScreenProps extends Omit<TvProps, "language" | "news"> {
  readonly words: TvWords;
  readonly show: TvShow;
}

/** A running game as far as it's known; one that is over from its beginning on, again and again. */
function Screen({ words, show, names, seats }: ScreenProps) {
  const game = lifeGameOf(show.game);
  const positions = useMemo(() => positionsOf(show), [show.turns]);
  const at = useSignal(show.result ? 0 : Infinity), isPaused = useSignal(false);
  useEffect(() => {
    if (!show.result) return;
    isPaused.value = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (isPaused.value) at.value = positions.length - 1;
    const timer = setInterval(() => {
      if (!isPaused.peek()) at.value = (at.peek() + 1) % positions.length;
    }, PACE);
    return () => clearInterval(timer);
  }, [show.result === null]);
  const turn = Math.min(at.value, positions.length - 1);
  const position = positions[turn]!, { count } = game.tally(position);
  const go = (step: number) => {
    isPaused.value = true;
    at.value = Math.max(0, Math.min(positions.length - 1, turn + step));
  };
  return (
    <section class="tv-screen" aria-labelledby="tv-title">
      <h2 id="tv-title">{sidesText(words, show.sides)}</h2>
      <p>
        {show.result ? words.replay : words.live} · {names[show.game]} · {words.turn(turn)}
      </p>
      <BoardSvg
        board={game.board(position)}
        home={game.home ?? 0}
        label={words.board(turn, count[0]!, count[1]!)}
      />
      <p class="tv-score" aria-hidden="true">
        <strong>{seats[0]} {count[0]} – {count[1]} {seats[1]}</strong>
      </p>
      {show.result && (
        <p class="pages">
          <button type="button" onClick={() => go(-1)} aria-disabled={`${turn === 0}`}>
            {words.back}
          </button>
          <button
            type="button"
            aria-pressed={`${isPaused.value}`}
            onClick={() => isPaused.value = !isPaused.value}
          >
            {words.pause}
          </button>
          <button type="button" onClick={() => go(1)}>{words.forward}</button>
          <a class="button" href={`/g/${show.id}`}>{words.review}</a>
        </p>
      )}
    </section>
  );
}

interface TvListProps {
  readonly words: TvWords;
  readonly running: readonly TvGame[];
  readonly names: Readonly<Record<string, string>>;
  /** The id of the game that is watched. */
  readonly current: string;
}

/** The games that are played now, each a way to watch it. */
function TvList({ words, running, names, current }: TvListProps) {
  return (
    <section aria-labelledby="tv-list">
      <h2 id="tv-list">{words.listTitle}</h2>
      {running.length === 0 && (
        <p>
          {words.none} <a href="/now">{words.play}</a>
        </p>
      )}
      <ul class="game-list">
        {running.map(({ id, game, sides, turns }) => (
          <li key={id}>
            <a href={`/tv?id=${id}`} aria-current={id === current ? "true" : undefined}>
              {sidesText(words, sides)}
            </a>{" "}
            <small>{names[game]} · {words.turn(turns)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
