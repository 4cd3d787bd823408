import { asset } from "fresh/runtime";
import { LESSONS } from "../lib/learn/lessons.ts";
import { LADDER } from "../lib/games/game.ts";
import { DEFAULT_GAME, LIFE_GAMES } from "../lib/games/life_games.ts";
import { gameIds } from "../lib/games/registry.ts";
import { define } from "../lib/server/define.ts";
import { CONTINUE_SCRIPT, type ContinueWords } from "../lib/server/http/scripts/continue.ts";
import { gameNames } from "../lib/server/http/pages/game_choices.ts";
import { VERSION } from "../lib/server/http/version.ts";
import { gameHref } from "../lib/server/http/pages/rivals_page.tsx";
import { aboutGame } from "../lib/ui/games/registry.ts";
import { Playback, type PlaybackFrame } from "../lib/ui/home/playback.tsx";
import { Pattern, type PatternName } from "../lib/ui/parts/pattern.tsx";
import { RANDOM, setupHref } from "../lib/ui/table/setup.ts";
import { wordsIn } from "../lib/words/mod.ts";
import type { Language } from "../lib/words/language.ts";
import { keptWordsIn } from "../lib/ui/table/words/kept/mod.ts";
import { roomsWordsIn } from "../lib/words/rooms/mod.ts";
import { friendsWordsIn } from "../lib/ui/people/words/friends/mod.ts";
import { type SiteWords, siteWordsIn } from "../lib/words/site/mod.ts";
import { conquerorsV2 } from "../lib/games/conquerors/conquerors.ts";

/** Normal against Normal, as CCN: Red leads from the first round to the eighth, and loses. */
const MOVES =
  "g13,h13,g14,h14 u13,v13,u14,v14 t1,i12,f16,t25 l3,k4,n6,x12 j14,e17,h17,h18 t13,y14,v15,z15 " +
  "j10,d11,j12,k13 j11,s15,v16,w16 i12,h13,f15,t16 u9,v10,w10,w15 c14,f14,h14,j17 " +
  "s14,aa14,q15,q17 h9,f10,a13,k17 s9,r14,v14,i18 i10,f11,k16,k17 r10,q12,p13,s15 e7,e8,g8,k15 " +
  "u12,y12,q14,p17 e6,c8,j10,l15 v11,u14,v14,s20 j12,k13,m13,d18 x11,y11,s12,p14 i8,i12,j13,a17 " +
  "p10,u11,s15,z16";

/** The game that the page shows: its board after each round. */
function famousGame(): [PlaybackFrame, ...PlaybackFrame[]] {
  const game = conquerorsV2, frames: PlaybackFrame[] = [];
  let position = game.initial({});
  for (const token of MOVES.split(" ")) {
    position = game.play(position, game.text.readMove(position, token));
    if (position.turn === 0) {
      frames.push({ board: position.board, score: game.tally(position).count });
    }
  }
  return frames as [PlaybackFrame, ...PlaybackFrame[]];
}

const PLAYBACK = famousGame();
const { home } = LIFE_GAMES[DEFAULT_GAME].rules;
const FIRST = LADDER[0]!;

/** The front door: the board is one click from here, every other way to play two at most. */
export default define.page(({ state: { language } }) => {
  const { front, nav, about } = siteWordsIn(language);
  return (
    <main id="content" class="home">
      <link rel="stylesheet" href={asset("/home.css")} />
      <section class="hero">
        <Playback frames={PLAYBACK} home={home} words={front.playback} />
        <div class="hero-say">
          <h1>
            {front.lines[0]}
            <br />
            {front.lines[1]}
          </h1>
          <p>{front.under}</p>
          <Continue language={language} />
          <a
            class="button primary start"
            href={setupHref({ game: DEFAULT_GAME, opponent: FIRST, side: RANDOM })}
          >
            {front.start}
            <small>{front.firstRival(wordsIn(language).levels[FIRST])}</small>
          </a>
          <a class="button stranger" href="/now">{front.stranger}</a>
          <script
            // deno-lint-ignore react-no-danger -- ours, and escaping would break it
            dangerouslySetInnerHTML={{ __html: CONTINUE_SCRIPT }}
          />
        </div>
      </section>
      <Ways front={front} />
      <section aria-labelledby="others">
        <h2 id="others">{front.othersTitle}</h2>
        <Others language={language} />
      </section>
      <footer class="pages">
        <a href="/rules">{nav.rules}</a>
        <a href="/me">{nav.me}</a>
        <a href="/about">{nav.about}</a>
        <a href="/changelog">{about.version(VERSION)}</a>
      </footer>
    </main>
  );
});

/** Who wants to play, and the games that somebody is in the middle of; empty until a script has looked. */
function Continue({ language }: { readonly language: Language }) {
  const words = keptWordsIn(language);
  return (
    <div class="continue" data-words={JSON.stringify(continueWords(language))}>
      <div role="status">
        <a href="/friend" hidden />
      </div>
      <a hidden>
        {words.goOn}
        <small />
      </a>
      <details hidden>
        <summary>{words.others}</summary>
        <ul />
      </details>
      <p role="status" hidden>{words.damaged}</p>
    </div>
  );
}

/** The ways to play besides the first, to learn and to try things out. */
function Ways({ front }: { readonly front: SiteWords["front"] }) {
  const ways: [PatternName, string, [string, string]][] = [
    ["friend", "/friend", front.friend],
    ["rivals", "/rivals", front.rivals(LADDER.length)],
    ["daily", "/puzzle/daily", front.daily],
    ["learn", "/learn", front.learn(LESSONS.length)],
    ["sandbox", "/sandbox", front.sandbox],
  ];
  return (
    <ul class="cards ways">
      {ways.map(([name, href, [title, line]]) => (
        <li key={name}>
          <a class="card" href={href}>
            <Pattern name={name} />
            <h2>{title}</h2>
            <p>{line}</p>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The games besides the main one. */
function Others({ language }: { readonly language: Language }) {
  const others = gameIds().map((id) => ({ id, ...aboutGame(id) })).filter(({ Picture }) => Picture);
  return (
    <ul class="cards games">
      {others.map(({ id, words, Picture }) => (
        <li key={id}>
          <a class="card" href={gameHref(id)}>
            {Picture && <Picture />}
            <h3>{words(language).text}</h3>
            <p>{words(language).short}</p>
          </a>
        </li>
      ))}
    </ul>
  );
}

function continueWords(language: Language): ContinueWords {
  const { myTurn, turnOf, guest, computer, awaiting } = roomsWordsIn(language);
  const { invitation } = friendsWordsIn(language);
  return {
    games: gameNames(language),
    myTurn,
    turnOf: turnOf("{who}"),
    guest,
    computer,
    waiting: awaiting,
    asked: invitation("{who}", "{game}"),
    askedByGuest: invitation("", "{game}"),
  };
}
