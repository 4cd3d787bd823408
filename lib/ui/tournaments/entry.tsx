/** What one does in a tournament: enter, leave, come back, go to one's game. */

import type { MyEntry } from "../../tournaments/news.ts";
import { endOf, LAST_CALL, type Tournament } from "../../tournaments/tournament.ts";
import { NameField } from "../home/room_form.tsx";
import type { LobbyWords } from "../home/words/mod.ts";
import { SureButton } from "../parts/sure_button.tsx";
import { pointsText } from "./phrases.ts";
import type { TournamentWords } from "./words/mod.ts";

interface EntryProps {
  readonly words: TournamentWords;
  readonly lobby: LobbyWords;
  readonly tournament: Tournament;
  readonly me: MyEntry | null;
  /** The server's clock, ms. */
  readonly now: number;
  /** Why the last wish wasn't granted; empty if it was. */
  readonly refusal: string;
  readonly join: () => void;
  readonly leave: () => void;
}

export function Entry({ words, lobby, tournament, me, now, refusal, join, leave }: EntryProps) {
  if (tournament.phase === "over") return null;
  const isIn = me?.state === "in";
  return (
    <section class="card tournament-entry" aria-label={words.mine}>
      <p role="status">
        {refusal && `${refusal} `}
        {sentence(words, tournament, me, now)}
      </p>
      {me?.code && <a class="button primary" href={`/r/${me.code}`}>{words.game}</a>}
      {me === null && <NameField words={lobby} />}
      {!isIn && (
        <button type="button" class="primary" onClick={join}>
          {me ? words.back : words.join}
        </button>
      )}
      {isIn && <LeaveButton words={words} isPlaying={me.code !== null} leave={leave} />}
    </section>
  );
}

interface LeaveButtonProps extends Pick<EntryProps, "words" | "leave"> {
  readonly isPlaying: boolean;
}

/** Who plays may mean the game, which goes on. */
function LeaveButton({ words, isPlaying, leave }: LeaveButtonProps) {
  if (isPlaying) return <SureButton text={words.leave} sure={words.leaveSure} onSure={leave} />;
  return <button type="button" onClick={leave}>{words.leave}</button>;
}

function sentence(
  words: TournamentWords,
  tournament: Tournament,
  me: MyEntry | null,
  now: number,
): string {
  if (!me) return words.notIn;
  if (me.state === "out") return words.out;
  const { phase, kind } = tournament;
  if (phase === "coming") return words.waitingToStart;
  const place = words.place(me.rank, words.points(pointsText(kind, me.score)));
  return `${place} ${doing(words, tournament, me, now)}`;
}

function doing(
  words: TournamentWords,
  tournament: Tournament,
  me: MyEntry,
  now: number,
): string {
  if (me.code) return words.playing;
  if (me.state === "paused") return words.paused;
  const isSwiss = tournament.kind === "swiss";
  const isLate = isSwiss
    ? tournament.round >= tournament.rounds
    : endOf(tournament) - now <= LAST_CALL;
  if (isLate) return words.lastGames;
  return isSwiss ? words.waitingRound : words.waiting;
}
