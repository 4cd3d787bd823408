/** How many games had the position of a replay, and the way to what came next in them. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { LifeGame } from "../../games/conquerors/conquerors.ts";
import { isUsualStart, OPENING_TURNS } from "../../games/conquerors/opening.ts";
import type { LifePosition } from "../../games/conquerors/position.ts";
import { readServer } from "../net/read_server.ts";
import type { Frame } from "../replay/frames.ts";
import type { ReplayWords } from "../replay/words/mod.ts";
import { openingsHref } from "./path.ts";

/** How long one stays at a turn before it's asked for, ms: a replay that plays asks for none. */
const STAYS = 400;

interface OpeningLinkProps {
  readonly words: ReplayWords;
  readonly game: LifeGame;
  readonly start: LifePosition;
  readonly frames: readonly Frame[];
  /** How many turns have been played where the replay is. */
  readonly turns: number;
}

export function OpeningLink({ words, game, start, frames, turns }: OpeningLinkProps) {
  const counts = useSignal<Readonly<Record<number, number>>>({});
  const isOpening = turns <= OPENING_TURNS && isUsualStart(game, start);
  const tokens = isOpening ? tokensOf(game, frames, turns) : [];
  useEffect(() => {
    if (!isOpening || counts.peek()[turns] !== undefined) return;
    const timer = setTimeout(async () => {
      const games = await fetchCount(openingsHref(game.id, tokens));
      if (games !== undefined) counts.value = { ...counts.peek(), [turns]: games };
    }, STAYS);
    return () => clearTimeout(timer);
  }, [turns]);
  const games = isOpening ? counts.value[turns] ?? 0 : 0;
  if (games === 0) return null;
  return (
    <p>
      <a href={openingsHref(game.id, tokens)}>{words.inGames(games)}</a>
    </p>
  );
}

function tokensOf({ text }: LifeGame, frames: readonly Frame[], turns: number): string[] {
  const played = frames.flatMap(({ turn, isAfter }) => turn && isAfter ? [turn] : []);
  return played.slice(0, turns).map(({ before, move }) => text.writeMove(before, move));
}

/** Undefined when the server can't be reached. */
async function fetchCount(href: string): Promise<number | undefined> {
  return (await readServer<{ games: number }>(`/api${href}`))?.games;
}
