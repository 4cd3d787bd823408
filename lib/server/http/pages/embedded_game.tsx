/** A game in a frame on another site. */

import { findLifeGame } from "../../../games/life_games.ts";
import { readRecords } from "../../../games/notation/notation.ts";
import type { LifeGame } from "../../../games/conquerors/conquerors.ts";
import type { LifePosition } from "../../../games/conquerors/position.ts";
import type { ArchivedGame } from "../../../leaderboard/finished_game.ts";
import type { TvShow } from "../../../rooms/tv.ts";
import { EmbedCard, EmbedReel } from "../../../ui/embed/document.tsx";
import { reelOf } from "../../../ui/embed/reel.ts";
import { embedWordsIn } from "../../../ui/embed/words/mod.ts";
import { endingSentence, titleOf } from "../../../ui/people/archived.ts";
import { positionsOf, sidesText } from "../../../ui/tv/watched_game.ts";
import { tvWordsIn } from "../../../ui/tv/words/mod.ts";
import type { Language } from "../../../words/language.ts";
import { wordsIn } from "../../../words/mod.ts";

interface Place {
  readonly language: Language;
  readonly origin: string;
}

/** A finished game: of two colonies turn by turn, of others the last board. */
export function embeddedGame({ language, origin }: Place, archived: ArchivedGame) {
  const words = wordsIn(language), embed = embedWordsIn(language);
  const title = titleOf(words, archived);
  const ending = endingSentence(words, archived);
  const game = findLifeGame(archived.game);
  const card = (
    <EmbedCard
      language={language}
      title={title}
      line={`${ending}.`}
      link={[`${origin}/g/${archived.id}`, embed.review]}
      name={archived.id}
    >
      {game
        ? <Played language={language} game={game} positions={replay(game, archived)} isOver />
        : (
          <img
            src={`${origin}/g/${archived.id}.png`}
            alt={`${embed.board}. ${ending}.`}
            width={1200}
            height={630}
          />
        )}
    </EmbedCard>
  );
  return { title, card };
}

/** How often a frame asks what goes on, s. */
const REFRESH = 5;

/** What is on: a running game as far as it's shown, or one that was played before. */
export function embeddedTv({ language, origin }: Place, show: TvShow | undefined, names: Names) {
  const tv = tvWordsIn(language);
  const link = [`${origin}/tv`, embedWordsIn(language).watch] as const;
  const common = { language, link, refresh: REFRESH };
  if (!show) {
    const card = <EmbedCard {...common} title={tv.title} line={tv.nothing} name="" />;
    return { title: tv.title, card };
  }
  const title = sidesText(tv, show.sides), isOver = show.result !== null;
  const card = (
    <EmbedCard
      {...common}
      title={title}
      line={`${isOver ? tv.replay : tv.live} · ${names[show.game]}`}
      name={`${show.id} ${isOver ? "" : show.turns}`}
    >
      <Played
        language={language}
        game={findLifeGame(show.game)!}
        positions={positionsOf(show)}
        isOver={isOver}
        isPlaying={isOver}
      />
    </EmbedCard>
  );
  return { title, card };
}

/** What the games are called. */
type Names = Readonly<Record<string, string>>;

interface PlayedProps {
  readonly language: Language;
  readonly game: LifeGame;
  readonly positions: readonly LifePosition[];
  readonly isOver: boolean;
  readonly isPlaying?: boolean;
}

/** It begins at its last board. */
function Played({ language, game, positions, isOver, isPlaying = false }: PlayedProps) {
  return (
    <EmbedReel
      language={language}
      reel={reelOf(embedWordsIn(language), game, positions, isOver)}
      at={positions.length - 1}
      board={game.board(positions.at(-1)!)}
      home={game.home ?? 0}
      isPlaying={isPlaying}
    />
  );
}

function replay(game: LifeGame, { record }: ArchivedGame): readonly LifePosition[] {
  const { start, moves } = readRecords(record)[0]!;
  const positions = [start as LifePosition];
  for (const move of moves) positions.push(game.play(positions.at(-1)!, move as never));
  return positions;
}
