/** The first turns that somebody plays most often, each with its cells. */

import { boardWith } from "../../games/conquerors/turn.ts";
import { lifeGameOf } from "../../games/life_games.ts";
import type { FirstTurn } from "../../leaderboard/first_turns.ts";
import type { Words } from "../../words/mod.ts";
import { PlainBoardSvg } from "../board/svg.tsx";
import { openingsHref } from "../openings/path.ts";
import type { PlayerWords } from "./words/player/mod.ts";

interface FavoriteOpeningsProps {
  readonly table: Words;
  readonly words: PlayerWords;
  /** The games by name. */
  readonly names: Readonly<Record<string, string>>;
  readonly turns: readonly FirstTurn[];
}

export function FavoriteOpenings({ table, words, names, turns }: FavoriteOpeningsProps) {
  if (turns.length === 0) return null;
  return (
    <section aria-labelledby="openings">
      <h2 id="openings">{words.openings}</h2>
      <ul class="opening-turns">
        {turns.map(({ game: id, seat, move, games, wins }) => {
          const game = lifeGameOf(id), start = { ...game.initial({}), turn: seat };
          const board = boardWith(start, game.text.readMove(start, move));
          const cells = move.replaceAll(",", " "), title = `${table.seats[seat]}: ${cells}`;
          return (
            <li key={`${id} ${seat} ${move}`}>
              <PlainBoardSvg board={board} home={game.rules.home} />
              <div>
                {seat === 0 ? <a href={openingsHref(id, [move])}>{title}</a> : <p>{title}</p>}
                <p>{words.opened(games, wins)}</p>
                <small>{names[id]}</small>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
