/** What a king of the hill adds to the table. */

import type { HillGame } from "../../../games/hill/hill.ts";
import { boardWith, type HillPosition, nextBoard, tally } from "../../../games/hill/position.ts";
import { twoSides } from "../../board/speech.ts";
import { Mark } from "../../parts/mark.tsx";
import { CellBoard } from "../../table/cell_board.tsx";
import { plainReason, resultHeadline } from "../../table/headline.ts";
import { passTool } from "../../table/pass_tool.ts";
import type { Table, TableUi } from "../../table/table.ts";
import {
  changesScore,
  type HillLanguage,
  reasonPhrase,
  scoresSentence,
  turnSentence,
} from "./speech.ts";
import type { HillWords } from "./words/mod.ts";

export function hillUi({ words, hill }: HillLanguage): TableUi<HillGame> {
  const both = { words, hill };
  const standing = (position: HillPosition) => {
    const [blue, red] = tally(position).count;
    return words.result.score(blue!, red!);
  };
  return {
    ...twoSides(words),
    friendly: true,
    style: "hill",
    seats: words.seats.slice(0, 2),
    Sign: Mark,
    Board: CellBoard,

    tools: [passTool(words, { label: hill.pass, confirm: hill.passSure, move: { place: [] } })],
    living: {
      placed: (position, { place }) => boardWith(position, place),
      live: nextBoard,
      follows: ({ before, after }) => after.generation > before.generation ? after.generation : 0,
      left: ({ generation, generations }) => generations - generation,
    },
    confirm: words.table.confirm,
    most: ({ place }) => place,
    moveOf: (_, place) => place.length > 0 ? { place } : undefined,

    cellsOf: ({ move }) => move.place,
    round: ({ generation }) => generation + 1,

    status({ position: { value } }) {
      return [hill.generation(value.generation, value.generations)];
    },
    numbers(position, seat, next) {
      const { count } = tally(position);
      const then = next && tally({ board: next.after }).count[seat];
      return [{ label: words.table.cellsLabel, value: count[seat]!, then }];
    },

    reason(refusal, { match }) {
      if (refusal === "too-many") return hill.tooMany(match.position.value.place);
      return plainReason(words, refusal);
    },
    begin: ({ generation, place }) => generation === 0 ? hill.lack(place) : undefined,
    lack: ({ place }) => hill.lack(place),
    turnSentence: (_, turn) => turnSentence(both, turn),
    standing,
    scores: (position) => scoresSentence(both, position),
    scoresIn: (position, changes) => changesScore(both, position, changes),
    zones: ({ position }) => scoresSentence(both, position.value),
    result({ mine, position: { value } }, result) {
      return {
        headline: resultHeadline(words, result, mine),
        reason: reasonPhrase(both, result.by),
        score: standing(value),
      };
    },
    undone: words.say.undone,

    field: { label: hill.field, placeholder: "c3,c4,d4", unknown: hill.unknown },
    rules: "/rules/arena",
    Aside: ({ table }) => <Rule hill={hill} table={table} />,
    guide: async () => (await import("../../table/forecast.tsx")).Forecast,
  };
}

interface RuleProps {
  readonly hill: HillWords;
  readonly table: Table<HillGame>;
}

function Rule({ hill, table: { match, ui } }: RuleProps) {
  const [first, second] = ui.seats;
  return (
    <p>
      {hill.rule(first!, second!, match.position.value.place)}{" "}
      <a href={ui.rules} target="_blank">{hill.rules}</a>
    </p>
  );
}
