/** What pages of the server say of a game, and its rules as they show them. */

import { Fragment, type FunctionComponent } from "preact";
import type { Language } from "../../words/language.ts";
import { BoardSvg, type BoardSvgProps } from "../board/svg.tsx";
import type { SiteWords } from "../../words/site/mod.ts";

export interface GameAbout {
  /** What it's called, and a line about it; a few words for its card, if it has one. */
  readonly words: (
    language: Language,
  ) => { readonly text: string; readonly line: string; readonly short?: string };
  readonly rules: (language: Language) => readonly RulesSection[];
  /** The page that sets it up; absent where the form of rivals does. */
  readonly page?: string;
  /** What is peculiar to it, for its card on the front page, if it has one. */
  readonly Picture?: FunctionComponent;
}

/** A heading with its sentences, and the boards that show what they mean. */
export interface RulesSection {
  readonly title: string;
  readonly text: readonly string[];
  readonly pictures?: readonly BoardSvgProps[];
}

interface RulesTextProps {
  readonly words: SiteWords["rules"];
  readonly sections: readonly RulesSection[];
}

export function RulesText({ words, sections }: RulesTextProps) {
  return sections.map(({ title, text, pictures }) => (
    <section key={title} class="rule">
      <h2>{title}</h2>
      {text.map((sentence) => <p key={sentence}>{sentence}</p>)}
      {pictures && (
        <div class="rule-pictures">
          {pictures.map((picture, index) => (
            <Fragment key={picture.label}>
              {index > 0 && <span>{words.then}</span>}
              <BoardSvg {...picture} />
            </Fragment>
          ))}
        </div>
      )}
    </section>
  ));
}
