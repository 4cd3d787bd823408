/** What the rules of a game of two colonies look like on a board. */

import { type Board, emptyBoard } from "../../../automaton/board.ts";
import { readRleBody } from "../../../automaton/rle.ts";
import { immigration } from "../../../automaton/rule.ts";
import { step } from "../../../automaton/step.ts";
import type { LifeRules } from "../../../games/conquerors/rules.ts";
import type { BoardSvgProps } from "../../board/svg.tsx";
import type { RulesSection } from "../game_about.tsx";

type RulesPictureName = "board" | "blinker" | "birth" | "chain";

/** What a picture shows, in words; some show what comes next, too. */
type PictureWords = Readonly<Record<RulesPictureName | "blinkerNext" | "birthNext", string>>;

/** A section of the rules with its picture by name. */
export interface RulesPassage extends Omit<RulesSection, "pictures"> {
  readonly picture?: RulesPictureName;
}

const BLINKER = readRleBody("2$.3A!", 5, 5);
const BIRTH = readRleBody("$.A.B2$.A!", 5, 5);

/** One board; or two, the second a generation later. */
export function rulesPictures(
  name: RulesPictureName,
  { width, height, home }: LifeRules,
  pictures: PictureWords,
): BoardSvgProps[] {
  switch (name) {
    case "board":
      return [{ board: emptyBoard(width, height), home, label: pictures.board }];
    case "chain":
      return [{ board: chain(width, home), home, label: pictures.chain }];
    case "blinker":
      return lived(BLINKER, pictures.blinker, pictures.blinkerNext);
    case "birth":
      return lived(BIRTH, pictures.birth, pictures.birthNext);
  }
}

function lived(board: Board, label: string, nextLabel: string): BoardSvgProps[] {
  const next = step(board, immigration, "plane");
  return [{ board, home: 0, label }, { board: next, home: 0, label: nextLabel }];
}

/** A strip of the board with a blue block in the middle of each zone. */
function chain(width: number, home: number): Board {
  const board = emptyBoard(width, 4);
  for (const middle of [home / 2, width / 2, width - home / 2].map(Math.floor)) {
    for (const row of [1, 2]) {
      board.cells.fill(1, row * width + middle - 1, row * width + middle + 1);
    }
  }
  return board;
}
