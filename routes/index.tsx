import { define } from "../lib/define.ts";
import { DEFAULT_GAME, GAMES } from "../lib/games/mod.ts";
import { SetupForm } from "../lib/view/parts/setup_form.tsx";
import { LEVEL_IDS, type Setup, setupHref } from "../lib/view/setup.ts";
import { wordsIn } from "../lib/view/words/mod.ts";

const SETUP: Setup = { game: DEFAULT_GAME, opponent: "normal", side: 0 };

/** The front door: every way to a board is one click from here. */
export default define.page(({ state: { language } }) => {
  const words = wordsIn(language);
  const { home, levels, site } = words;
  return (
    <main id="content" class="home">
      <section class="hero">
        <h1>{site.name}</h1>
        <p>{site.tagline}</p>
      </section>
      <section class="card" aria-labelledby="cpu">
        <h2 id="cpu">{home.playCpu}</h2>
        <p>{home.playCpuLine}</p>
        <ul class="levels">
          {LEVEL_IDS.map((opponent) => (
            <li key={opponent}>
              <a class="button" href={setupHref({ ...SETUP, opponent })}>{levels[opponent].text}</a>
              <span>{levels[opponent].line}</span>
            </li>
          ))}
        </ul>
      </section>
      <section class="card" aria-labelledby="two">
        <h2 id="two">{home.twoTitle}</h2>
        <p>{home.twoLine}</p>
        <a class="button" href={setupHref({ ...SETUP, opponent: "person" })}>{home.twoStart}</a>
      </section>
      <section class="card" aria-labelledby="choose">
        <h2 id="choose">{home.chooseTitle}</h2>
        <SetupForm words={words} setup={SETUP} />
      </section>
      <section class="card how" aria-labelledby="how">
        <h2 id="how">{home.howTitle}</h2>
        <ol>
          {home.how(GAMES[DEFAULT_GAME].rules).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
      </section>
    </main>
  );
});
