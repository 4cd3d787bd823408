/** What a person may do about a game at their own device, besides playing it. */

import type { AnyPlayed } from "../../games/known_games.ts";
import { SureButton } from "../parts/sure_button.tsx";
import type { LocalMatch } from "./match.ts";
import type { Table } from "./table.ts";
import { keptWordsIn } from "./words/kept/mod.ts";

export { KeptNotice } from "./kept_notice.tsx";

interface LocalWaysProps<Kind extends AnyPlayed> {
  readonly table: Table<Kind>;
  readonly match: LocalMatch<Kind>;
  /** Whether the game may yet count, which none does that was taken back or resigned. */
  readonly mayCount?: () => boolean;
  readonly onGiveUp?: (why: "undone" | "resigned") => void;
  /** Stops the player that's thinking. */
  readonly onStop?: () => void;
}

export function LocalWays<Kind extends AnyPlayed>(props: LocalWaysProps<Kind>) {
  const { table, match, mayCount, onGiveUp, onStop } = props;
  const words = keptWordsIn(table.words.language);
  if (!match.isOpen.value || match.lastOwn < 0) return null;
  const takeBack = () => {
    onGiveUp?.("undone");
    table.reset();
    match.takeBack();
    onStop?.();
  };
  const resign = () => {
    onGiveUp?.("resigned");
    table.reset();
    match.resign();
    onStop?.();
  };
  const skip = () => {
    table.teller.pace = "instant";
    table.teller.skip();
    match.hurry();
  };
  const isAlone = match.mine.length === 1 && table.ui.seats.length === 2;
  return (
    <>
      {match.isOut && <button type="button" onClick={skip}>{words.toEnd}</button>}
      {mayCount?.() && !match.result.value
        ? <SureButton text={words.takeBack} sure={words.takeBackSure} onSure={takeBack} />
        : <button type="button" onClick={takeBack}>{words.takeBack}</button>}
      {isAlone && !match.result.value && (
        <SureButton text={words.resign} sure={words.resignSure} onSure={resign} />
      )}
    </>
  );
}
