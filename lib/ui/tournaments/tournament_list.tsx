/** Tournaments in a list, each a way to its page. */

import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import type { Tournament } from "../../tournaments/tournament.ts";
import type { Language } from "../../words/language.ts";
import { whenText } from "../../words/when.ts";
import { clockText } from "../home/room_fields.tsx";
import type { LobbyWords } from "../home/words/mod.ts";
import { type GameNames, titleOf } from "./phrases.ts";
import { timeText } from "./time.ts";
import type { TournamentWords } from "./words/mod.ts";

/** A tournament as a list shows it. */
export interface Listed extends Tournament {
  readonly players: number;
  readonly winner: string | null;
}

interface TournamentListProps {
  readonly words: TournamentWords;
  readonly lobby: LobbyWords;
  readonly language: Language;
  readonly games: GameNames;
  readonly title: string;
  readonly id: string;
  readonly tournaments: readonly Listed[];
  /** The server's clock, ms. */
  readonly now: number;
}

export function TournamentList(props: TournamentListProps) {
  const { words, games, title, id, tournaments } = props;
  if (tournaments.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul class="tournament-list">
        {tournaments.map((one) => (
          <li key={one.id}>
            <a href={`/tournament/${one.id}`}>{titleOf(words, games, one)}</a>
            <small>{factsOf(props, one).join(" · ")}</small>
            <small>{<Time {...props} tournament={one} />}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is to be known of one before entering. */
export function factsOf(
  { words, lobby, games }: Pick<TournamentListProps, "words" | "lobby" | "games">,
  { name, kind, game, clock, minutes, rounds, players, allowsBots }: Listed,
): string[] {
  return [
    ...name === "" ? [] : [words[kind](games[game] ?? game)],
    clockText(lobby, clock),
    kind === "arena" ? words.minutes(minutes) : words.rounds(rounds),
    words.players(players),
    ...allowsBots ? [words.bots] : [],
  ];
}

interface TimeProps extends Pick<TournamentListProps, "words" | "language" | "now"> {
  readonly tournament: Listed;
}

/** By the reader's own clock, once the page is theirs. */
function Time({ words, language, now, tournament }: TimeProps) {
  const isReaders = useSignal(false);
  useEffect(() => {
    isReaders.value = true;
  }, []);
  const { phase, starts, winner } = tournament;
  const when = whenText(language, starts, isReaders.value);
  if (phase === "over") return <>{winner ? `${when} · ${words.won(winner)}` : when}</>;
  return <>{phase === "coming" && `${when} · `}{timeText(words, tournament, now)}</>;
}
