/** How a game by post ended, and what next. */

import { ResultFrame, type ResultFrameProps } from "../../table/result_frame.tsx";
import { resultHeadline } from "../../table/headline.ts";
import { reasonSentence, scoresSentence } from "./speech.ts";
import type { PostTable } from "./table.ts";

export interface PostResultProps extends Pick<ResultFrameProps, "record" | "children"> {
  readonly table: PostTable;
}

export function PostResult({ table, ...frame }: PostResultProps) {
  const { match, words } = table;
  const { winner, by } = match.result.value!;
  const line = `${reasonSentence(table, by)}. ${scoresSentence(table, match.position.value)}`;
  const headline = resultHeadline(words, winner, match.mine);
  return <ResultFrame {...frame} words={words} headline={headline} line={line} />;
}
