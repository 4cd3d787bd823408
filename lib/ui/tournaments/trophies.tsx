/** What a player has won in tournaments. */

import type { TournamentPlan } from "../../tournaments/tournament.ts";
import type { Language } from "../../words/language.ts";
import { whenText } from "../../words/when.ts";
import { type GameNames, titleOf } from "./names.ts";
import { tournamentWordsIn } from "./words/mod.ts";

interface TrophiesProps {
  readonly language: Language;
  readonly trophies: readonly {
    readonly tournament: TournamentPlan;
    readonly rank: number;
  }[];
  readonly games: GameNames;
}

export function Trophies({ language, trophies, games }: TrophiesProps) {
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
