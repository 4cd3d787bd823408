/** The rules of a game, to read. */

import { Fragment } from "preact";
import { BoardSvg, type BoardSvgProps } from "../board/svg.tsx";
import type { RulesWords } from "./words/mod.ts";

/** A heading with its sentences, and the boards that show what they mean. */
export interface RulesSection {
  readonly title: string;
  readonly text: readonly string[];
  readonly pictures?: readonly BoardSvgProps[];
}

interface RulesTextProps {
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
