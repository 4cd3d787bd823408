/** The ways from one leaderboard to the others. */

import { rankedIds } from "../../games/registry.ts";
import { OPPONENT_KINDS } from "../../leaderboard/board.ts";
import { type BoardChoice, boardQuery } from "../../leaderboard/board_choice.ts";
import { PERIODS } from "../../leaderboard/period.ts";
import type { PeopleWords } from "./words/mod.ts";

interface BoardTabsProps {
  readonly words: PeopleWords;
  /** The games by name. */
  readonly games: Readonly<Record<string, string>>;
  /** The board that is shown. */
  readonly choice: BoardChoice;
}

export function BoardTabs({ words, games, choice }: BoardTabsProps) {
  const { leaderboard } = words;
  const periods = PERIODS.map((period) => ({ text: leaderboard.periods[period], to: { period } }));
  const opponents = OPPONENT_KINDS.map((opponent) => ({
    text: leaderboard.opponents[opponent],
    to: { opponent },
  }));
  const rules = rankedIds().map((game) => ({ text: games[game]!, to: { game } }));
  return (
    <div class="tabs">
      <Tabs label={leaderboard.period} choice={choice} tabs={periods} />
      <Tabs
        label={leaderboard.opponent}
        choice={choice}
        tabs={[{ text: leaderboard.anyOpponent, to: { opponent: null } }, ...opponents]}
      />
      <Tabs
        label={leaderboard.game}
        choice={choice}
        tabs={[{ text: leaderboard.anyGame, to: { game: null } }, ...rules]}
      />
    </div>
  );
}

interface Tab {
  readonly text: string;
  /** What it changes of the choice. */
  readonly to: Partial<BoardChoice>;
}

interface TabsProps {
  readonly label: string;
  readonly choice: BoardChoice;
  readonly tabs: readonly Tab[];
}

function Tabs({ label, choice, tabs }: TabsProps) {
  const here = boardQuery({ ...choice, page: 1 });
  return (
    <nav aria-label={label}>
      <ul>
        {tabs.map(({ text, to }) => {
          const query = boardQuery({ ...choice, ...to, page: 1 });
          return (
            <li key={text}>
              <a href={`/leaderboard${query}`} aria-current={query === here ? "page" : "false"}>
                {text}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
