/** The table: one board and everything about it. Only where its turns come from differs. */

import { useEffect, useMemo } from "preact/hooks";
import type { GameId } from "../lib/games/mod.ts";
import { Thinker } from "../lib/search/client.ts";
import { CpuEntry } from "../lib/transport/cpu_entry.ts";
import { openLine } from "../lib/transport/room_line.ts";
import { LocalTable } from "../lib/view/parts/local_table.tsx";
import { RoomVisit } from "../lib/view/parts/room_visit.tsx";
import type { Setup } from "../lib/view/setup.ts";
import type { Language } from "../lib/view/words/language.ts";
import { type Words, wordsIn } from "../lib/view/words/mod.ts";

/** A game in this page, with the address of the computer's script; or one in a room. */
export type TableProps = { readonly language: Language } & (Local | Room);

interface Local {
  readonly setup: Setup;
  readonly workerUrl: string;
  /** What the computer is like. */
  readonly line: string;
}

interface Room {
  readonly code: string;
  readonly game: GameId;
  readonly watch: boolean;
}

export default function Table(props: TableProps) {
  const words = wordsIn(props.language);
  if ("setup" in props) return <PageTable {...props} words={words} />;
  const { code, game, watch } = props;
  return <RoomVisit words={words} code={code} game={game} open={() => openLine(code, watch)} />;
}

function PageTable({ setup, workerUrl, line, words }: Local & { readonly words: Words }) {
  const own = useMemo(() => setup.seed ?? randomSeed(), []);
  const entry = useMemo(() => entryOf(setup, own), []);
  useEffect(() => entry?.enter(), []);
  const thinker = useMemo(() => new Thinker(workerUrl), []);
  const { game, opponent } = setup;
  return (
    <LocalTable
      setup={setup}
      words={words}
      line={line}
      entry={entry}
      seed={() => entry?.seed ?? own}
      think={async (position) => {
        if (opponent === "person") throw new Error("Both seats are played by people");
        const seed = await entry?.chance() ?? own;
        return await thinker.choose({ game, position, level: opponent, seed });
      }}
    />
  );
}

/** None for a game that cannot count: of two people, or of a start or a seed that somebody chose. */
function entryOf({ game, opponent, side, seed, position }: Setup, own: string) {
  if (opponent === "person" || seed !== undefined || position !== undefined) return undefined;
  return new CpuEntry({ game, level: opponent, side }, own);
}

/** 64 random bits in hexadecimal. */
function randomSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
