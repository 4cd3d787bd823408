/** How the game ended, and what next. */

import { resultReason, scoreLine } from "./speech.ts";
import { resultHeadline } from "../../table/headline.ts";
import type { Table } from "./table.ts";
import { ResultFrame, type ResultFrameProps } from "../../table/result_frame.tsx";

export interface ResultProps extends Pick<ResultFrameProps, "verdict" | "record" | "children"> {
  readonly table: Table;
}

export function Result({ table: { match, words }, ...frame }: ResultProps) {
  const result = match.result.value;
  if (!result) return null;
  const line = `${resultReason(words, match, result)}. ${scoreLine(words, match)}.`;
  const headline = resultHeadline(words, result.winner, match.mine);
  return <ResultFrame {...frame} words={words} headline={headline} line={line} />;
}
