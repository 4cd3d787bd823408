/** A king of the hill in this page, for two people at one device. */

import { useMemo } from "preact/hooks";
import { kingOfTheHill } from "../../../games/hill/hill.ts";
import type { Options } from "../../../games/game.ts";
import { isOptionValue } from "../../../games/kit/option.ts";
import { know } from "../../../games/known_games.ts";
import { LocalMatch } from "../../table/match.ts";
import { hillWordsIn } from "./words/mod.ts";
import type { Language } from "../../../words/language.ts";
import { wordsIn } from "../../../words/mod.ts";
import { LocalGame } from "../../table/local_game.tsx";
import { Table } from "../../table/table.ts";
import { sayBeginning, useGameKeeper } from "../../table/use_keeper.ts";
import { hillUi } from "./ui.tsx";

know(kingOfTheHill);

export interface HillLocalProps {
  readonly language: Language;
  readonly options: Options;
}

export function HillLocal({ language, options }: HillLocalProps) {
  const words = wordsIn(language), hill = hillWordsIn(language);
  const match = useMemo(() => matchOf(options), []);
  const table = useMemo(
    () => sayBeginning(new Table(match, hillUi({ words, hill }))),
    [],
  );
  const keeper = useGameKeeper(() => location.pathname + location.search);
  return (
    <LocalGame
      table={table}
      match={match}
      keeper={keeper}
      title={hill.title}
      notes={{ id: "arena", options, names: [] }}
      seed=""
      from="/arena"
    />
  );
}

/** Both sides are played here, so that nobody has to be waited for. */
function matchOf(options: Options) {
  const never = () => new Promise<never>(() => {});
  return new LocalMatch({
    game: kingOfTheHill,
    start: kingOfTheHill.initial(options),
    mine: [0, 1],
    think: never,
    pause: never,
  });
}

/** The options with those that an address chooses, as the form of `/arena` writes it; the server has refused bad ones. */
export function addressed(params: URLSearchParams, options: Options): Options {
  const { width: side, height: _, ...specs } = kingOfTheHill.options;
  const choose = (name: string, value: number): number => {
    const isSide = name === "width" || name === "height";
    const text = params.get(isSide ? "size" : name);
    const spec = isSide ? side : specs[name as keyof typeof specs];
    return text && spec && isOptionValue(Number(text), spec) ? Number(text) : value;
  };
  const named = Object.entries(options).map(([name, value]) => [name, choose(name, value)]);
  return Object.fromEntries(named);
}
