/** The table: one board and everything about it. Only its match differs from page to page. */

import { useComputed, useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { GAMES } from "../lib/games/mod.ts";
import { resultText, writeRecord } from "../lib/games/notation.ts";
import { Thinker } from "../lib/search/client.ts";
import { LocalMatch } from "../lib/view/match.ts";
import { Actions } from "../lib/view/parts/actions.tsx";
import { BoardCanvas } from "../lib/view/parts/board_canvas.tsx";
import { Help } from "../lib/view/parts/help.tsx";
import { Hud, ZoneList } from "../lib/view/parts/hud.tsx";
import { NudgePad } from "../lib/view/parts/nudge_pad.tsx";
import { Result } from "../lib/view/parts/result.tsx";
import { TextBoard } from "../lib/view/parts/text_board.tsx";
import { TextField } from "../lib/view/parts/text_field.tsx";
import type { Pointing } from "../lib/view/scene.ts";
import { type Setup, setupHref } from "../lib/view/setup.ts";
import { Table as TableModel } from "../lib/view/table.ts";
import type { Language } from "../lib/view/words/language.ts";
import { wordsIn } from "../lib/view/words/mod.ts";

export interface TableProps {
  readonly setup: Setup;
  readonly language: Language;
  /** Where the computer's script is. */
  readonly workerUrl: string;
}

/** How long a turn is shown before the computer answers it, in milliseconds. */
const PAUSE = 700;

export default function Table({ setup, language, workerUrl }: TableProps) {
  const words = wordsIn(language);
  const seed = useMemo(() => setup.seed ?? randomSeed(), []);
  const match = useMemo(() => openMatch(setup, seed, workerUrl), []);
  const table = useMemo(() => new TableModel(match, words), []);
  const pointing = useSignal<Pointing>({ cursorShown: false, hover: undefined });
  const isReady = useSignal(false);
  const isThinking = useComputed(() =>
    !table.myTurn.value && match.position.value.outcome === null && !match.failure.value
  );
  const input = useRef<HTMLInputElement>(null);
  const help = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const stop = table.listen();
    match.start();
    isReady.value = true;
    return stop;
  }, []);

  const isShared = setup.opponent === "person";
  const level = isShared ? "" : words.levels[setup.opponent].text;
  const names = [0, 1].map((seat) => isShared ? "" : seat === setup.side ? words.table.you : level);
  const record = () =>
    writeRecord({
      game: setup.game,
      options: {},
      start: match.game.initial({}),
      tags: {
        Blue: names[0]!,
        Red: names[1]!,
        Seed: seed,
        Result: resultText(match.game, match.position.value),
      },
      moves: match.turns.value.map(({ move }) => move),
    });
  const showHelp = () => help.current?.showModal();

  return (
    <div class="table" data-ready={`${isReady.value}`} data-turns={match.turns.value.length}>
      <h1 class="visually-hidden">
        {isShared ? words.table.titleShared : words.table.title(words.table.computer(level))}
      </h1>
      <Hud table={table} names={names} isThinking={isThinking.value} />
      <div class="board-frame">
        <BoardCanvas table={table} pointing={pointing} />
        <TextBoard
          table={table}
          pointing={pointing}
          onGo={(to) => to === "help" ? showHelp() : input.current?.focus()}
        />
      </div>
      <div class="speech">
        <p role="status" aria-live="polite">{table.said.value}</p>
        <p role="alert">{table.alerted.value}</p>
      </div>
      {match.failure.value && (
        <p class="failure">
          {words.table.failed}{" "}
          <button type="button" onClick={() => match.retry()}>{words.table.retry}</button>
        </p>
      )}
      <div class="controls">
        <NudgePad table={table} pointing={pointing} />
        <Actions table={table} />
      </div>
      <aside class="side">
        <ZoneList table={table} />
        <TextField table={table} input={input} onHelp={showHelp} />
        <button type="button" class="quiet" onClick={showHelp}>{words.field.help}</button>
      </aside>
      <Result
        table={table}
        againHref={setupHref({ ...setup, side: 1 - setup.side })}
        record={record}
      />
      <Help words={words} dialog={help} />
    </div>
  );
}

function openMatch(setup: Setup, seed: string, workerUrl: string): LocalMatch {
  const thinker = new Thinker(workerUrl);
  const { game, opponent, side } = setup;
  return new LocalMatch({
    game: GAMES[game],
    mine: opponent === "person" ? [0, 1] : [side],
    think: (position) => {
      if (opponent === "person") throw new Error("Both seats are played by people");
      return thinker.choose({ game, position, level: opponent, seed });
    },
    pause: () => new Promise((resolve) => setTimeout(resolve, PAUSE)),
  });
}

/** 64 random bits in hexadecimal. */
function randomSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
