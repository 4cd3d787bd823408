/** The rivals, from the weakest: which ones this browser has beaten, and who is next. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { LEVEL_IDS, type LevelId } from "../lib/games/game.ts";
import type { GameId } from "../lib/games/registry.ts";
import { onWake } from "../lib/ui/net/env.ts";
import { isOpen, readBeaten, rivalAfter, rungOf } from "../lib/ui/table/ladder.ts";

interface LadderProps {
  /** The game in which it is climbed. */
  readonly game: GameId;
  readonly rivals: readonly {
    readonly id: LevelId;
    readonly name: string;
    readonly line: string;
    readonly href: string;
  }[];
  readonly words: {
    /** Where one stands, rung by rung. */
    readonly rungs: readonly string[];
    readonly done: string;
    readonly beaten: string;
    readonly locked: string;
  };
}

export default function Ladder({ game, rivals, words }: LadderProps) {
  const beaten = useSignal<LevelId | undefined>(undefined);
  const isReady = useSignal(false);
  useEffect(() => {
    const look = () => beaten.value = readBeaten(game);
    look();
    isReady.value = true;
    return onWake(look);
  }, []);
  const next = rivalAfter(beaten.value) ?? LEVEL_IDS.at(-1)!;
  const rung = rungOf(next);
  const shown = rivals.filter(({ id }) => rungOf(id) !== undefined || isOpen(id, beaten.value));
  const locked = rivalAfter(next);
  return (
    <div class="ladder" data-ready={`${isReady.value}`}>
      <p>
        {rung === undefined ? words.done : words.rungs[rung - 1]}
      </p>
      <ol class="levels">
        {shown.map(({ id, name, line, href }) => (
          <li key={id}>
            <RivalPicture level={id} />
            {isOpen(id, beaten.value)
              ? <a class={id === next ? "button primary" : "button"} href={href}>{name}</a>
              : <button type="button" disabled>{name}</button>}
            <span>
              {isOpen(id, beaten.value) ? line : id === locked && words.locked}
              {isBeaten(id, beaten.value) && <small>{` ${words.beaten}`}</small>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function isBeaten(level: LevelId, beaten: LevelId | undefined): boolean {
  return beaten !== undefined && LEVEL_IDS.indexOf(level) <= LEVEL_IDS.indexOf(beaten);
}

/** The rivals' portraits: each is a pattern of Life, from a block to a pulsar. Rows of cells, `x` is alive. */
const PATTERNS: Readonly<Record<LevelId, readonly string[]>> = {
  easy: ["xx", "xx"],
  normal: ["xx.", "x.x", ".x."],
  tricky: [".xxx", "xxx."],
  hard: ["xx..", "xx..", "..xx", "..xx"],
  sharp: [".x.", "..x", "xxx"],
  fierce: ["..xx..", ".x..x.", "x....x", "x....x", ".x..x.", "..xx.."],
  ruthless: [
    "..xxx...xxx..",
    ".............",
    "x....x.x....x",
    "x....x.x....x",
    "x....x.x....x",
    "..xxx...xxx..",
    ".............",
    "..xxx...xxx..",
    "x....x.x....x",
    "x....x.x....x",
    "x....x.x....x",
    ".............",
    "..xxx...xxx..",
  ],
  expert: ["..xxx", ".x..x", "x..x.", "x.x..", "xx..."],
  conqueror: [".xx.xx.", "x..x..x", "x.....x", ".x...x.", "..x.x..", "...x..."],
};
/** The side of a cell, and of the picture, which leaves room around small patterns. */
const CELL = 10, LEAST = 6;

/** A picture next to its rival's name. */
function RivalPicture({ level }: { readonly level: LevelId }) {
  const rows = PATTERNS[level];
  const width = rows[0]!.length, side = Math.max(LEAST, width + 1, rows.length + 1) * CELL;
  const at = (cells: number, place: number) => (side - cells * CELL) / 2 + place * CELL;
  const path = rows.flatMap((row, y) =>
    [...row].map((sign, x) =>
      sign === "x" ? `M${at(width, x) + 5} ${at(rows.length, y)}l5 5-5 5-5-5z` : ""
    )
  );
  return (
    <svg viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
      <path class="rival" d={path.join("")} />
    </svg>
  );
}
