/** The rules of a game, to read. */

import { Fragment } from "preact";
import type { RulesSection } from "./text.ts";
import type { RulesWords } from "./words/mod.ts";
import { BoardSvg } from "../board/svg.tsx";

export interface RulesTextProps {
  readonly words: RulesWords;
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
