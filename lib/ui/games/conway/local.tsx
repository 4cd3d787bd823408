/** A game by post in this page: people at one device, and the computer for the seats they leave. */

import { useMemo } from "preact/hooks";
import { conway, type ConwayGame } from "../../../games/conway/conway.ts";
import { seededRng } from "../../../games/kit/rng.ts";
import { know } from "../../../games/known_games.ts";
import { chooseConway } from "../../../search/conway.ts";
import type { Language } from "../../../words/language.ts";
import { wordsIn } from "../../../words/mod.ts";
import { LocalGame } from "../../table/local_game.tsx";
import { LocalMatch, type LocalMatchOptions } from "../../table/match.ts";
import { Table } from "../../table/table.ts";
import { sayBeginning, useGameKeeper } from "../../table/use_keeper.ts";
import { type PostSetup, readPostSetup } from "./setup.ts";
import { OutNotice } from "./out_notice.tsx";
import { conwayUi } from "./ui.tsx";
import { postWordsIn } from "./words/mod.ts";

/** A game by post that is played in this page. */
export class PostLocalMatch extends LocalMatch<ConwayGame> {
  readonly #seed: string;

  constructor(options: Omit<LocalMatchOptions<ConwayGame>, "game">, seed: string) {
    super({ ...options, game: conway });
    this.#seed = seed;
  }

  draw(): Promise<undefined> {
    const position = this.position.peek();
    return this.play(conway.random(position, seededRng(`${this.#seed}:${position.move}`)));
  }
}

know(conway);

interface PostLocalProps {
  readonly language: Language;
  /** The query of the address that asks for the game. */
  readonly query: string;
  /** Chance, where the address gives none. */
  readonly seed: string;
}

/** How long a turn is shown before the computer answers it, in milliseconds. */
const PAUSE = 700;

export function PostLocal({ language, query, seed }: PostLocalProps) {
  const words = wordsIn(language), post = postWordsIn(language);
  const setup = useMemo(() => readPostSetup(new URLSearchParams(query)), []);
  const keeper = useGameKeeper(() => location.pathname + location.search);
  const chance = setup.seed ?? keeper?.found?.seed ?? seed;
  const match = useMemo(() => matchOf(setup, chance), []);
  const table = useMemo(
    () => sayBeginning(new Table(match, conwayUi({ words, post }, setup.players.length))),
    [],
  );
  const { players, options } = setup;
  const names = players.map((player) => player === "person" ? post.person : post.levels[player]);
  return (
    <LocalGame
      table={table}
      match={match}
      keeper={keeper}
      title={post.title}
      notes={{ id: "conway", options, names }}
      seed={chance}
      from="/conway"
    >
      <OutNotice table={table} />
    </LocalGame>
  );
}

/** The computer's seats have chances of their own, for one that plays another. */
function matchOf({ players, options }: PostSetup, seed: string): PostLocalMatch {
  const mine = [...players.keys()].filter((seat) => players[seat] === "person");
  return new PostLocalMatch({
    start: conway.initial(options),
    mine,
    think: (position) => {
      const level = players[position.turn]!;
      if (level === "person") throw new Error("People choose for themselves");
      return Promise.resolve(chooseConway(position, level, `${seed}:${position.turn}`));
    },
    pause: () => new Promise((resolve) => setTimeout(resolve, PAUSE)),
  }, seed);
}
