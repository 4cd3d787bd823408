/** Level, side and rules, as a form that works without JavaScript. */

import type { GameId } from "../../games/registry.ts";
import { LEVEL_IDS, type OpenSetup, RANDOM, SIDES } from "../table/setup.ts";
import type { Words } from "../../words/mod.ts";
import type { SiteWords } from "../../words/site/mod.ts";
import { KomiField, type OwnKomi } from "./komi_field.tsx";
import { Mark } from "../parts/mark.tsx";

interface SetupFormProps {
  readonly words: Words;
  readonly site: SiteWords;
  /** What is chosen at first. */
  readonly setup: OpenSetup;
  /** The games to choose from. */
  readonly games: readonly (OwnKomi & { readonly id: GameId; readonly line: string })[];
}

export function SetupForm({ words, site, setup, games }: SetupFormProps) {
  return (
    <form class="setup" action="/play">
      <fieldset>
        <legend>{site.setup.level}</legend>
        {LEVEL_IDS.map((id) => (
          <Choice
            key={id}
            name="level"
            value={id}
            isChosen={id === setup.opponent}
            text={words.levels[id]}
            line={site.lines.levels[id]}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend>{site.setup.side}</legend>
        <Choice
          name="side"
          value={RANDOM}
          isChosen={setup.side === RANDOM}
          text={site.setup.randomSide}
          line={site.setup.randomLine}
        />
        {SIDES.map((side, seat) => (
          <Choice
            key={side}
            name="side"
            value={side}
            isChosen={seat === setup.side}
            seat={seat}
            text={words.seats[seat]!}
            line={seat === 0 ? site.setup.firstMove : site.setup.secondMove}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend>{site.setup.game}</legend>
        {games.map(({ id, text, line }) => (
          <Choice
            key={id}
            name="game"
            value={id}
            isChosen={id === setup.game}
            text={text}
            line={line}
          />
        ))}
      </fieldset>
      <KomiField words={site.setup} own={games} id="setup-komi" />
      <button type="submit" class="primary">{site.setup.start}</button>
    </form>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly value: string;
  readonly isChosen: boolean;
  readonly text: string;
  readonly line: string;
  readonly seat?: number;
}

function Choice({ name, value, isChosen, text, line, seat }: ChoiceProps) {
  return (
    <label class="choice">
      <input type="radio" name={name} value={value} checked={isChosen} />
      <span>
        <strong>{seat !== undefined && <Mark seat={seat} />}{text}</strong>
        <small>{line}</small>
      </span>
    </label>
  );
}
