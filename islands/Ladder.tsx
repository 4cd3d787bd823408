/** The rivals, from the weakest: which ones this browser has beaten, and who is next. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { LEVEL_IDS, type LevelId } from "../lib/games/game.ts";
import type { GameId } from "../lib/games/registry.ts";
import { RivalPicture } from "../lib/ui/home/rival.tsx";
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
