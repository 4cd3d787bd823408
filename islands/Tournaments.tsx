/** All tournaments there are, and making one. */

import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { lobbyWordsIn } from "../lib/ui/home/words/mod.ts";
import { useEarlyChoices } from "../lib/ui/parts/early_choices.ts";
import { NothingYet } from "../lib/ui/parts/nothing_yet.tsx";
import { readServer } from "../lib/ui/net/read_server.ts";
import { Tournaments as Desk } from "../lib/ui/net/tournaments.ts";
import { useRefresh } from "../lib/ui/parts/use_refresh.ts";
import { MakeForm } from "../lib/ui/tournaments/make_form.tsx";
import { type Listed, TournamentList } from "../lib/ui/tournaments/tournament_list.tsx";
import { useServerClock } from "../lib/ui/tournaments/time.ts";
import { tournamentWordsIn } from "../lib/ui/tournaments/words/mod.ts";
import type { Language } from "../lib/words/language.ts";

interface Lists {
  readonly running: readonly Listed[];
  readonly coming: readonly Listed[];
  readonly past: readonly Listed[];
}

interface TournamentsProps {
  readonly language: Language;
  readonly lists: Lists;
  /** The server's clock as the page was made, ms. */
  readonly now: number;
  readonly games: readonly { readonly id: string; readonly text: string }[];
  readonly clocks: readonly string[];
}

const LISTS = ["running", "coming", "past"] as const;

export default function Tournaments({ language, lists, now, games, clocks }: TournamentsProps) {
  useEarlyChoices();
  const words = tournamentWordsIn(language), lobby = lobbyWordsIn(language);
  const desk = useMemo(() => new Desk(), []);
  const shown = useSignal(lists), told = useSignal(now), clock = useServerClock(told.value);
  const tellTime = (now: number) => told.value = now || told.peek();
  useRefresh(
    () => readServer<Lists>("/api/tournaments", tellTime),
    (lists) => shown.value = lists ?? shown.peek(),
  );
  const names = Object.fromEntries(games.map(({ id, text }) => [id, text]));
  const isEmpty = LISTS.every((list) => shown.value[list].length === 0);
  return (
    <div class="tournaments">
      {isEmpty && <NothingYet title={words.none} text={words.first} />}
      {LISTS.map((list) => (
        <TournamentList
          key={list}
          words={words}
          lobby={lobby}
          language={language}
          games={names}
          id={list}
          title={words[list]}
          tournaments={shown.value[list]}
          now={clock}
        />
      ))}
      <MakeForm words={words} lobby={lobby} tournaments={desk} games={games} clocks={clocks} />
    </div>
  );
}
