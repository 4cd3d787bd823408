/** The rules of each game, as text with pictures. */

import { arena } from "../../games/hill/hill.ts";
import { conquerorsClassic, conquerorsV2 } from "../../games/conquerors/conquerors.ts";
import { conway } from "../../games/conway/conway.ts";
import { STALLED } from "../../games/conway/turn.ts";
import type { LifeRules } from "../../games/conquerors/rules.ts";
import type { GameId } from "../../games/registry.ts";
import { type RulesPicture, type RulesPictureName, rulesPictures } from "./pictures.ts";
import type { RulesWords } from "./words/mod.ts";

/** A heading with its sentences, and the picture that shows what they mean. */
export interface RulesPassage {
  readonly title: string;
  readonly text: readonly string[];
  readonly picture?: RulesPictureName;
}

/** The same with its picture drawn. */
export interface RulesSection extends Pick<RulesPassage, "title" | "text"> {
  readonly pictures?: readonly RulesPicture[];
}

type WriteRules = (words: RulesWords) => readonly RulesSection[];

/** A game without rules to read does not compile. */
const TEXTS: Readonly<Record<GameId, WriteRules>> = {
  "conquerors-v2": conquerors(conquerorsV2),
  "conquerors-classic": conquerors(conquerorsClassic),
  conway: (words) => words.conway(conway.options, STALLED),
  annihilation: (words) => words.annihilation,
  arena: (words) => words.arena(arena.options),
};

export function rulesTextOf(game: GameId, words: RulesWords): readonly RulesSection[] {
  return TEXTS[game](words);
}

function conquerors({ rules }: { readonly rules: LifeRules }): WriteRules {
  return (words) =>
    words.conquerors(rules, bombsMissed(rules)).map(({ title, text, picture }) => ({
      title,
      text,
      ...(picture && { pictures: rulesPictures(picture, rules, words) }),
    }));
}

/** The bomber's own turns without a bomb: cooldowns fall at both seats' turn ends (rules.md C7). */
function bombsMissed({ bombCooldown }: LifeRules): number {
  return Math.ceil(bombCooldown / 2) - 1;
}
