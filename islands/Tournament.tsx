/** A tournament: its standings as they change, your place in it, and what is said. */

import type { TournamentNews } from "../lib/tournaments/news.ts";
import { lobbyWordsIn } from "../lib/ui/home/words/mod.ts";
import { useEarlyChoices } from "../lib/ui/parts/early_choices.ts";
import { FoldedLink, LinkBox, type LinkWords } from "../lib/ui/parts/link_box.tsx";
import { Entry } from "../lib/ui/tournaments/entry.tsx";
import { type GameNames, nameOf, refusalText } from "../lib/ui/tournaments/phrases.ts";
import { Podium, Standings } from "../lib/ui/tournaments/standings.tsx";
import { Talk } from "../lib/ui/tournaments/talk.tsx";
import { timeText, useServerClock } from "../lib/ui/tournaments/time.ts";
import { factsOf } from "../lib/ui/tournaments/tournament_list.tsx";
import { useTournament } from "../lib/ui/tournaments/use_tournament.ts";
import { type TournamentWords, tournamentWordsIn } from "../lib/ui/tournaments/words/mod.ts";
import type { Language } from "../lib/words/language.ts";
import type { Tournament } from "../lib/tournaments/tournament.ts";
import { SureButton } from "../lib/ui/parts/sure_button.tsx";

interface TournamentProps {
  readonly language: Language;
  readonly news: TournamentNews;
  /** The server's clock as the page was made, ms. */
  readonly now: number;
  readonly games: GameNames;
  /** What is said next to the link that invites. */
  readonly link: LinkWords;
}

export default function Tournament(
  { language, news: first, now, games, link }: TournamentProps,
) {
  useEarlyChoices();
  const words = tournamentWordsIn(language), lobby = lobbyWordsIn(language);
  const seen = useTournament(first, now);
  const clock = useServerClock(seen.clock.value);
  const news = seen.news.value, me = seen.me.value ?? null;
  const { tournament, players } = news, isOver = tournament.phase === "over";
  const facts = factsOf({ words, lobby, games }, { ...tournament, players, winner: null });
  return (
    <div class="tournament" data-ready={`${seen.me.value !== undefined}`}>
      <p>{facts.join(" · ")}</p>
      <p class="tournament-time" role="timer">{timeText(words, tournament, clock)}</p>
      <p>{tournament.kind === "arena" ? words.arenaRule : words.swissRule}</p>
      <Entry
        words={words}
        lobby={lobby}
        tournament={tournament}
        me={me}
        now={clock}
        refusal={refusalText(words, seen.refused.value)}
        join={seen.join}
        leave={seen.leave}
      />
      <Invite
        words={words}
        link={link}
        tournament={tournament}
        isMaker={seen.isMaker.value}
        callOff={seen.callOff}
      />
      <Podium words={words} news={news} />
      <Standings words={words} news={news} me={me} onPage={seen.look} />
      {news.games.length > 0 && (
        <section aria-labelledby="games">
          <h2 id="games">{isOver ? words.lastOfPodium : words.games}</h2>
          <ul class="game-list">
            {news.games.map(({ id, players: [one, other] }) => (
              <li key={id}>
                <a href={isOver ? `/g/${id}` : `/tv?id=${id}`}>
                  {words.versus(nameOf(words, one), nameOf(words, other))}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Talk
        words={words}
        id={tournament.id}
        lines={news.lines}
        isNamed={tournament.name !== ""}
        isIn={me !== null}
        say={seen.say}
      />
    </div>
  );
}

interface InviteProps {
  readonly words: TournamentWords;
  readonly link: LinkWords;
  readonly tournament: Tournament;
  readonly isMaker: boolean;
  readonly callOff: () => void;
}

/** How others find it, and what its maker can do before it starts. */
function Invite({ words, link, tournament, isMaker, callOff }: InviteProps) {
  const { id, phase } = tournament;
  const label = words.inviteLabel, address = () => `${location.origin}/tournament/${id}`;
  if (phase === "over") return null;
  if (!isMaker || phase !== "coming") {
    return (
      <p>
        <FoldedLink words={link} title={words.invite} link={address} label={label} />
      </p>
    );
  }
  return (
    <section class="card" aria-labelledby="invite">
      <h2 id="invite">{words.invite}</h2>
      <LinkBox words={link} link={address()} label={label} />
      <SureButton text={words.callOff} sure={words.callOffSure} onSure={callOff} />
    </section>
  );
}
