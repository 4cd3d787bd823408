/** One's own bots: a token for each, shown once, and taken away. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { type OwnBot, type Scope, SCOPES } from "../../leaderboard/bot.ts";
import type { Language } from "../../words/language.ts";
import { whenText } from "../../words/when.ts";
import type { Account } from "../net/account.ts";
import { Lacking } from "../parts/lacking.tsx";
import type { BotRefusal, BotWords } from "./words/bots/mod.ts";

interface BotsProps {
  readonly words: BotWords;
  readonly notLoaded: string;
  readonly language: Language;
  readonly account: Account;
}

export function Bots({ words, notLoaded, language, account }: BotsProps) {
  const bots = useSignal<readonly OwnBot[] | null | undefined>(undefined);
  const token = useSignal("");
  const said = useSignal("");
  const look = async () => {
    bots.value = await account.bots() ?? bots.value ?? null;
  };
  useEffect(() => {
    look();
  }, []);
  const make = async (name: string, scopes: readonly Scope[]) => {
    const made = await account.makeBot(name, scopes), isMade = "token" in made;
    token.value = isMade ? made.token : "";
    said.value = isMade ? words.made : words.refused[refusalOf(words, made.refused)];
    look();
    return isMade;
  };
  const revoke = async (id: number) => {
    const isDone = await account.revokeBot(id);
    token.value = "";
    said.value = isDone ? words.isRevoked : words.refused.failed;
    await look();
  };
  return (
    <section class="card" aria-labelledby="bots-title">
      <h2 id="bots-title">{words.title}</h2>
      <p>
        {words.line} <a href="/api">{words.docs}</a>
      </p>
      <Lacking list={bots.value} none={words.none} notLoaded={notLoaded} />
      <ul class="blocked">
        {bots.value?.map((bot) => (
          <li key={bot.id}>
            <span>
              {bot.name} <small>{stateOf(words, language, bot)}</small>
            </span>
            {bot.made !== null && (
              <button
                type="button"
                aria-label={words.revokeOf(bot.name)}
                onClick={() => revoke(bot.id)}
              >
                {words.revoke}
              </button>
            )}
          </li>
        ))}
      </ul>
      <BotForm words={words} onMake={make} />
      <p role="status">{said.value}</p>
      {token.value !== "" && (
        <p>
          {words.token}: <code data-token>{token.value}</code>
        </p>
      )}
    </section>
  );
}

interface BotFormProps {
  readonly words: BotWords;
  /** Whether it's made. */
  readonly onMake: (name: string, scopes: readonly Scope[]) => Promise<boolean>;
}

/** What a new bot is called, and what its token opens. */
function BotForm({ words, onMake }: BotFormProps) {
  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement, data = new FormData(form);
    const isMade = await onMake(String(data.get("bot")), data.getAll("scope") as Scope[]);
    if (isMade) form.reset();
  };
  return (
    <form class="setup" onSubmit={onSubmit}>
      <div class="text-field">
        <label for="bot-name">{words.name}</label>
        <input
          id="bot-name"
          name="bot"
          required
          aria-invalid="false"
          maxLength={24}
          autocomplete="off"
          spellcheck={false}
        />
      </div>
      <fieldset>
        <legend>{words.scopes}</legend>
        {SCOPES.map((scope) => (
          <label key={scope}>
            <input type="checkbox" name="scope" value={scope} defaultChecked /> {words.scope[scope]}
          </label>
        ))}
      </fieldset>
      <button type="submit">{words.make}</button>
      <small>{words.again}</small>
    </form>
  );
}

function refusalOf(words: BotWords, code: string): BotRefusal {
  return Object.hasOwn(words.refused, code) ? code as BotRefusal : "failed";
}

function stateOf(words: BotWords, language: Language, { made, used }: OwnBot): string {
  if (made === null) return words.revoked;
  const since = words.active(whenText(language, made));
  return `${since}, ${used === null ? words.unused : words.used(whenText(language, used))}`;
}
