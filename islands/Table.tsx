/** A table in this page: against the computer, or for two people at one device. */

import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import type { LifePosition } from "../lib/games/conquerors/position.ts";
import { playedLifeOf } from "../lib/games/played_life.ts";
import type { WorkerUrls } from "../lib/ui/games/conquerors/worker_computer.ts";
import { CpuEntry } from "../lib/ui/net/cpu_entry.ts";
import { randomSeed } from "../lib/ui/net/random_seed.ts";
import { lateComputer } from "../lib/ui/games/conquerors/computer.ts";
import { LocalTable } from "../lib/ui/games/conquerors/local_table.tsx";
import { useEarlyChoices } from "../lib/ui/parts/early_choices.ts";
import { late } from "../lib/ui/parts/late.ts";
import { useLater } from "../lib/ui/parts/use_later.ts";
import { type GivenStart, startFrom } from "../lib/ui/table/given_start.ts";
import { optionsOf, type Setup, tableHref } from "../lib/ui/table/setup.ts";
import { useGameKeeper } from "../lib/ui/table/use_keeper.ts";
import type { Language } from "../lib/words/language.ts";
import { wordsIn } from "../lib/words/mod.ts";

interface TableProps {
  readonly language: Language;
  readonly setup: Setup;
  /** Of the address that it was read from. */
  readonly query: string;
  readonly workers: WorkerUrls;
  /** What the computer has scored, in a sentence. */
  readonly line: string;
  /** The position that the setup has as text, if it has one. */
  readonly start?: GivenStart | undefined;
}

/** The game that the address asks for: without a network, the page may have been kept for another. */
export default function Table(props: TableProps) {
  useEarlyChoices();
  const [isOther, setOther] = useState(false);
  // Before the page's own game is taken up: another tab may play it.
  useLayoutEffect(() => setOther(location.search !== props.query), []);
  if (isOther) return <OtherTable {...props} />;
  const { setup, start } = props;
  const from = start ? startFrom(start) : playedLifeOf(setup.game).initial(optionsOf(setup));
  return <PageTable {...props} start={from} />;
}

/** Another game than the page was made for. */
function OtherTable(props: TableProps) {
  const { language, setup, line } = props, other = useLater(fetchAddressed);
  if (!other) return <p role="status">{wordsIn(language).room.connecting}</p>;
  if ("Own" in other) {
    return <other.Own language={language} query={location.search} seed={randomSeed(8)} />;
  }
  // It may be the same by another link.
  const isSame = JSON.stringify(other.setup) === JSON.stringify(setup);
  return <PageTable {...props} {...other} line={isSame ? line : ""} />;
}

const fetchAddressed = async () => (await import("../lib/ui/games/addressed.ts")).addressedTable();

type PageTableProps = Omit<TableProps, "start"> & { readonly start: LifePosition };

function PageTable({ language, setup, start, workers, line }: PageTableProps) {
  const words = wordsIn(language);
  const keeper = useGameKeeper(() => tableHref(setup));
  const own = useMemo(() => setup.seed ?? keeper?.found?.seed ?? randomSeed(8), []);
  const entry = useMemo(() => entryOf(setup, own), []);
  const { rules } = playedLifeOf(setup.game), { opponent } = setup;
  const computer = useMemo(() => {
    const seated = { opponent, rules, workers, entry, own };
    return lateComputer(async () => {
      // It waits but a moment for where its chance comes from, which is fetched and asked for meanwhile.
      entry?.enter();
      return (await late(fetchComputer)).workerComputer(seated);
    });
  }, []);
  return (
    <LocalTable
      setup={setup}
      start={start}
      words={words}
      line={line}
      entry={entry}
      keeper={keeper}
      seed={() => entry?.seed ?? own}
      computer={computer}
    />
  );
}

const fetchComputer = () => import("../lib/ui/games/conquerors/worker_computer.ts");

/** None for a game that cannot count: of two people, or of which somebody chose more than who plays. */
function entryOf({ game, opponent, side, seed, position, komi }: Setup, own: string) {
  if (opponent === "person") return undefined;
  if (seed !== undefined || position !== undefined || komi !== undefined) return undefined;
  return new CpuEntry({ game, level: opponent, side }, own);
}
