/** A table in this page: against the computer, or for two people at one device. */

import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import type { LifePosition } from "../lib/games/conquerors/position.ts";
import { playedLifeOf } from "../lib/games/played_life.ts";
import type { WorkerUrls } from "../lib/search/worker_urls.ts";
import { CpuEntry } from "../lib/ui/net/cpu_entry.ts";
import { randomSeed } from "../lib/ui/net/random_seed.ts";
import { lateComputer } from "../lib/ui/games/conquerors/computer.ts";
import { LocalTable } from "../lib/ui/games/conquerors/local_table.tsx";
import { useEarlyChoices } from "../lib/ui/parts/early_choices.ts";
import { late } from "../lib/ui/parts/late.ts";
import { useLater } from "../lib/ui/parts/use_later.ts";
import { type GivenStart, startFrom } from "../lib/ui/table/given_start.ts";
import { drawSide, optionsOf, readSetup, type Setup, tableHref } from "../lib/ui/table/setup.ts";
import { useGameKeeper } from "../lib/ui/table/use_keeper.ts";
import type { Language } from "../lib/words/language.ts";
import { wordsIn } from "../lib/words/mod.ts";

interface TableProps {
  readonly language: Language;
  readonly setup: Setup;
  readonly workers: WorkerUrls;
  /** What the computer has scored, in a sentence. */
  readonly line: string;
  /** The position that the setup has as text, if it has one. */
  readonly start?: GivenStart | undefined;
}

interface Shown extends Pick<TableProps, "line" | "start"> {
  /** Null for a game at a table of its own, which the address says all about. */
  readonly setup: Setup | null;
}

/** The game that the address asks for: without a network, the page may have been kept for another. */
export default function Table(props: TableProps) {
  useEarlyChoices();
  const [shown, show] = useState<Shown>(props);
  // Before the page's own game is taken up: another tab may play it.
  useLayoutEffect(() => {
    const params = addressed();
    const setup = ownTable(params) ? null : readSetup(params);
    if (JSON.stringify(setup) !== JSON.stringify(props.setup)) show({ setup, line: "" });
  }, []);
  const { setup, line, start } = shown;
  if (!setup) return <OwnTable language={props.language} />;
  const given = { ...props, setup, line, key: JSON.stringify(setup) };
  if (start) return <PageTable {...given} start={startFrom(start)} />;
  if (setup.position !== undefined) return <FarTable {...given} />;
  const { initial } = playedLifeOf(setup.game);
  return <PageTable {...given} start={initial(optionsOf(setup))} />;
}

/** What the address asks for; without a network nobody else has drawn a random side. */
function addressed(): URLSearchParams {
  const params = new URLSearchParams(location.search), drawn = drawSide(params, Math.random());
  if (drawn) history.replaceState(history.state, "", `?${drawn}`);
  return drawn ?? params;
}

/** Games at other tables: who plays none of them is not sent these. */
const OWN_TABLES = {
  conway: async () => (await import("../lib/ui/games/conway/local.tsx")).PostLocal,
};

function ownTable(params: URLSearchParams) {
  const own: Readonly<Record<string, typeof OWN_TABLES.conway>> = OWN_TABLES;
  return own[params.get("game") ?? ""];
}

function OwnTable({ language }: Pick<TableProps, "language">) {
  const Own = useLater(ownTable(new URLSearchParams(location.search))!);
  if (!Own) return <p role="status">{wordsIn(language).room.connecting}</p>;
  return <Own language={language} query={location.search} seed={randomSeed(8)} />;
}

type PageTableProps = Omit<TableProps, "start"> & { readonly start: LifePosition };

/** A game from a position that the page was not made for: what reads it is fetched. */
function FarTable(props: Omit<PageTableProps, "start">) {
  const far = useLater(fetchStart);
  if (!far) return <p role="status">{wordsIn(props.language).room.connecting}</p>;
  return <PageTable {...props} start={far.startOf(props.setup)} />;
}

const fetchStart = () => import("../lib/ui/table/start.ts");

function PageTable({ language, setup, start, workers, line }: PageTableProps) {
  const words = wordsIn(language);
  const keeper = useGameKeeper(() => tableHref(setup));
  const own = useMemo(() => setup.seed ?? keeper?.found?.seed ?? randomSeed(8), []);
  const entry = useMemo(() => entryOf(setup, own), []);
  const { rules } = playedLifeOf(setup.game), { opponent } = setup;
  const computer = useMemo(() => {
    const seated = { opponent, rules, workers, entry, own };
    return lateComputer(async () => (await late(fetchComputer)).workerComputer(seated));
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
