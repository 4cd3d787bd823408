/** A game in this page against nobody who counts it: kept as it's played, and left for where it was set up. */

import type { ComponentChildren } from "preact";
import type { AnyPlayed } from "../../games/known_games.ts";
import { useOnce } from "../parts/use_later.ts";
import type { GameKeeper } from "./kept_game.ts";
import { TableLayout } from "./layout.tsx";
import type { LocalMatch } from "./match.ts";
import type { RecordNotes } from "./record.ts";
import type { Table } from "./table.ts";
import { useKept } from "./use_keeper.ts";

interface LocalGameProps<Kind extends AnyPlayed> {
  readonly table: Table<Kind>;
  readonly match: LocalMatch<Kind>;
  readonly keeper: GameKeeper | undefined;
  readonly title: string;
  readonly notes: RecordNotes;
  /** Where its chance comes from; empty where it has none. */
  readonly seed: string;
  /** Where it was set up. */
  readonly from: string;
  /** What else is to be known of it. */
  readonly children?: ComponentChildren;
}

export function LocalGame<Kind extends AnyPlayed>(props: LocalGameProps<Kind>) {
  const { table, match, keeper, title, notes, seed, from, children } = props;
  const { words } = table;
  useKept(table, match, keeper, () => ({ title, seed }));
  const Begun = useOnce(
    () => import("./local_ways.tsx"),
    () => match.lastOwn >= 0 || keeper?.isElsewhere.value === true,
  );
  const localWays = Begun && <Begun.LocalWays table={table} match={match} />;
  return (
    <TableLayout
      table={table}
      title={title}
      names={notes.names}
      cue={words.table.seatTurn(words.seats[match.position.value.turn]!)}
      notices={
        <>
          {Begun && keeper && <Begun.KeptNotice table={table} keeper={keeper} />}
          {children}
        </>
      }
      extras={
        <div class="ways">
          {!match.result.value && (
            <>
              <a class="button" href={from} aria-current="false">{words.table.leave}</a>
              {localWays}
            </>
          )}
        </div>
      }
      notes={() => notes}
      next={<a class="button primary" href={from} aria-current="false">{words.table.leave}</a>}
      others={localWays}
    />
  );
}
