/** What those in a tournament say to each other. */

import { useEffect, useRef } from "preact/hooks";
import type { SaidLine } from "../../tournaments/news.ts";
import { profileHref } from "../../leaderboard/player.ts";
import { LineField } from "../parts/line_field.tsx";
import { nameOf } from "./phrases.ts";
import type { TournamentWords } from "./words/mod.ts";

interface TalkProps {
  readonly words: TournamentWords;
  /** The tournament's. */
  readonly id: string;
  readonly lines: readonly SaidLine[];
  /** Whether somebody gave it its title. */
  readonly isNamed: boolean;
  /** Whether one may say something, too. */
  readonly isIn: boolean;
  /** Whether it was said. */
  readonly say: (text: string) => Promise<boolean>;
}

export function Talk({ words, id, lines, isNamed, isIn, say }: TalkProps) {
  const list = useRef<HTMLOListElement>(null), input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines]);
  const sayOrGiveBack = async (line: string) => {
    const isSaid = await say(line), field = input.current;
    if (!isSaid && field?.value === "") field.value = line;
  };
  return (
    <section class="chat" aria-labelledby="talk">
      <h2 id="talk">{words.talk}</h2>
      {lines.length === 0
        ? <p>{words.quiet}</p>
        : (
          <ol ref={list} aria-label={words.talk} tabIndex={0}>
            {lines.map((line) => (
              <li key={line.line}>
                <strong>
                  {line.player === null
                    ? nameOf(words, line)
                    : (
                      <a href={profileHref({ id: line.player, name: line.name })}>
                        {nameOf(words, line)}
                      </a>
                    )}
                </strong>{" "}
                {line.text}
              </li>
            ))}
          </ol>
        )}
      {isIn && (
        <LineField
          id="say"
          label={words.say}
          placeholder=""
          send={words.send}
          input={input}
          onLine={sayOrGiveBack}
        />
      )}
      {(isNamed || lines.length > 0) && <a href={`/tournament/${id}/report`}>{words.report}</a>}
    </section>
  );
}
