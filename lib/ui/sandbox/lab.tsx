/** What's next to a sandbox's board, whether it is painted or played on. */

import type { Board, Cell } from "../../automaton/board.ts";
import type { LifePosition } from "../../games/conquerors/position.ts";
import type { LifeRules } from "../../games/conquerors/rules.ts";
import { LIFE_GAMES } from "../../games/life_games.ts";
import { twoSides } from "../board/speech.ts";
import { AskWhy } from "../causes/ask_why.tsx";
import type { Past } from "../causes/causes.ts";
import { type Cause, causesIn, type Step } from "../causes/causes.ts";
import { LIFE_CAUSES } from "../games/conquerors/causes.ts";
import { PlayFrom } from "../replay/play_from.tsx";
import { Bring, Census, Export, Far } from "./far.tsx";
import { Population } from "./population.tsx";
import type { Run } from "./run.ts";
import { StructureList } from "./structure_list.tsx";
import type { Studio } from "./studio.ts";
import { positionOf } from "./studio_match.ts";
import { isLifeRun, type Moment, runOf, type Timeline } from "./timeline.ts";

export interface LabProps {
  readonly studio: Studio;
  readonly run: Run;
}

export function Lab({ studio, run }: LabProps) {
  const { words, own, board, timeline, asked, outlined, isAsking } = studio;
  return (
    <div class="lab">
      <Population studio={studio} />
      <StructureList studio={studio} run={run} />
      <Census studio={studio} run={run} />
      {isLifeRun(timeline.value) && (
        <AskWhy
          said={twoSides(words)}
          board={board.value}
          past={() => stepsOf(timeline.value)}
          asked={asked}
          outlined={outlined}
          onShow={({ shownAt }) => studio.goTo(shownAt)}
          onAnswer={(sentence) => studio.say(sentence)}
        >
          <button
            type="button"
            aria-pressed={`${isAsking.value}`}
            onClick={() => studio.startAsking()}
          >
            {own.whyTouch}
          </button>
        </AskWhy>
      )}
      <Far studio={studio} />
      <Bring studio={studio} />
      <Export studio={studio} />
      <PlayOn studio={studio} />
    </div>
  );
}

/** The board as it began and all that followed, painted cells one by one. */
export function stepsOf(timeline: Timeline): Past {
  const { moments, at } = timeline;
  const { from } = runOf(timeline);
  const steps: Step[] = [];
  for (let index = from + 1; index <= at; index++) {
    steps.push(...stepsTo(moments[index]!, moments[index - 1]!, index));
  }
  return { start: moments[from]!.board, steps };
}

function stepsTo(moment: Moment, before: Moment, index: number): Step[] {
  if (moment.by === "generation") return ["generation"];
  if (moment.turn) {
    return [...causesIn(LIFE_CAUSES, moment.turn, before.generation, index), "generation"];
  }
  return changedCells(before.board, moment.board).map((cell): Cause => ({
    cells: [cell],
    state: moment.board.cells[cell]!,
    generation: moment.generation,
    shownAt: index,
  }));
}

function changedCells(before: Board, after: Board): Cell[] {
  return [...after.cells.keys()].filter((cell) => after.cells[cell] !== before.cells[cell]);
}

/** The board as the start of a real game. */
function PlayOn({ studio }: { readonly studio: Studio }) {
  const { words, own, ruleset } = studio;
  const game = LIFE_GAMES[ruleset.value];
  const position = positionOf(studio);
  if (!studio.isGames(position.board)) return null;
  return (
    <section>
      <h2>{own.playTitle}</h2>
      <PlayFrom words={words} game={game} position={within(game.rules, position)} />
    </section>
  );
}

/** What was played without rules may have used more than they give. */
function within(rules: LifeRules, position: LifePosition): LifePosition {
  const [blue, red] = position.skips;
  return {
    ...position,
    round: Math.min(position.round, rules.rounds),
    skips: [Math.min(blue, rules.skips), Math.min(red, rules.skips)],
    outcome: null,
  };
}
