/** What a table says of the game that it took up, or that another tab has. */

import { useMemo } from "preact/hooks";
import type { AnyPlayed } from "../../games/known_games.ts";
import type { Words } from "../../words/mod.ts";
import type { GameKeeper } from "./kept_game.ts";
import type { Table } from "./table.ts";
import { keptWordsIn } from "./words/kept/mod.ts";

interface KeptNoticeProps<Kind extends AnyPlayed> {
  readonly table: Table<Kind>;
  readonly keeper: GameKeeper;
  /** What is said of a game that was taken up, and of beginning another, if not the usual. */
  readonly back?: string;
  readonly startOver?: string;
  /** Told before another game is begun. */
  readonly onStartOver?: () => void;
}

/** Another tab has the game: this one shows it no further, but may take it back. */
export function Elsewhere({ words: { language } }: { readonly words: Words }) {
  const words = keptWordsIn(language);
  return (
    <div class="ask wide" role="status">
      <p>{words.elsewhere}</p>
      <button type="button" class="primary" onClick={() => location.reload()}>
        {words.playHere}
      </button>
    </div>
  );
}

export function KeptNotice<Kind extends AnyPlayed>(props: KeptNoticeProps<Kind>) {
  const { table: { match, said, words: spoken }, keeper } = props;
  const words = keptWordsIn(spoken.language);
  // It stands where the table speaks: a small phone has no room for both.
  const now = match.turns.value.length + said.value, found = useMemo(() => now, []);
  if (match.result.value) return null;
  if (keeper.isElsewhere.value) return <Elsewhere words={spoken} />;
  if (!keeper.found || now !== found) return null;
  const startOver = () => {
    props.onStartOver?.();
    keeper.drop();
    location.reload();
  };
  return (
    <div class="ask wide">
      <p>{props.back ?? words.back}</p>
      <button type="button" onClick={startOver}>{props.startOver ?? words.startOver}</button>
    </div>
  );
}
