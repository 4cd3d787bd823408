import { define } from "../lib/server/define.ts";
import { PageHead } from "../lib/server/http/pages/page_head.tsx";
import { SETTINGS_SCRIPT } from "../lib/server/http/scripts/theme.ts";
import { type SettingName, SETTINGS } from "../lib/ui/settings/settings.ts";
import { type SettingsWords, settingsWordsIn } from "../lib/ui/settings/words/mod.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "../lib/words/language.ts";
import { wordsIn } from "../lib/words/mod.ts";

const GROUPS: Record<keyof SettingsWords["groups"], readonly SettingName[]> = {
  look: ["theme", "motion", "pace", "coordinates"],
  play: ["confirm", "guided", "coach"],
  senses: ["sounds", "haptics", "arrowPad", "textBoard"],
};

/** What a person may choose once for all games. */
export default define.page(({ state: { language } }) => {
  const words = settingsWordsIn(language);
  return (
    <main id="content" class="prose-page">
      <PageHead title={words.title} site={wordsIn(language).site.name} />
      <h1>{words.title}</h1>
      <p>{words.intro}</p>
      <noscript>
        <p class="notice">{words.noScript}</p>
      </noscript>
      <p class="notice" id="unkept" role="status" hidden>{words.unkept}</p>
      <nav class="tabs" aria-label={words.whichLanguage}>
        <ul>
          {LANGUAGES.map((id) => (
            <li key={id}>
              <a
                href={`?lang=${id}`}
                hreflang={id}
                lang={id}
                aria-current={id === language ? "true" : "false"}
              >
                {LANGUAGE_NAMES[id]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {Object.entries(GROUPS).map(([group, names]) => (
        <section key={group} class="card settings" aria-labelledby={group}>
          <h2 id={group}>{words.groups[group as keyof typeof GROUPS]}</h2>
          {names.map((name) => <SettingField key={name} words={words} name={name} />)}
        </section>
      ))}
      <nav class="pages" aria-label={words.title}>
        <a class="button quiet" href="/me">{words.me}</a>
        <a class="button quiet" href="/about">{words.about}</a>
      </nav>
      <script
        // deno-lint-ignore react-no-danger -- ours, and escaping would break it
        dangerouslySetInnerHTML={{ __html: SETTINGS_SCRIPT }}
      />
    </main>
  );
});

interface SettingFieldProps {
  readonly words: SettingsWords;
  readonly name: SettingName;
}

/** A setting to choose; the page's script keeps it. */
function SettingField({ words, name }: SettingFieldProps) {
  const { title, line, choices } = words.settings[name];
  const textOf: Readonly<Record<string, string>> = choices;
  return (
    <div class="setting">
      <label for={name}>{title}</label>
      <select id={name} data-setting={name} autocomplete="off" aria-describedby={`${name}-line`}>
        {SETTINGS[name].map((choice) => (
          <option key={choice} value={choice}>{textOf[choice]}</option>
        ))}
      </select>
      <small id={`${name}-line`}>{line}</small>
    </div>
  );
}
