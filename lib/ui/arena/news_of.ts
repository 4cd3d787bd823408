/** What is said of the arena when its lists change. */

import type { MatchHead } from "../../arena/results.ts";
import type { ArenaWords } from "./words/mod.ts";
import type { ArenaShown } from "./lists.tsx";

/** The match that is over last, or else one that has begun; undefined where nothing did. */
export function newsOf(
  words: ArenaWords,
  before: ArenaShown,
  now: ArenaShown,
): string | undefined {
  const titleOf = ({ bots }: MatchHead) =>
    `${words.botTitle(bots[0])} ${words.versus} ${words.botTitle(bots[1])}`;
  const over = now.record.past.find(({ id }) => id === now.record.newest);
  if (over && over.id !== before.record.newest) {
    const [{ name: blue }, { name: red }] = over.bots;
    return words.over(titleOf(over), words.ending(over.outcome, [blue, red]));
  }
  const begun = now.live.find(({ id }) => !before.live.some((match) => match.id === id));
  return begun && words.begun(titleOf(begun));
}
