/** A small reader of Golly's rule tables: as much of the format as a rule blind to directions needs. */

import type { Rule } from "../../lib/automaton/rule.ts";

/** What may stand in a place of a transition. */
type States = readonly number[];

/** A cell, its eight neighbors in any order, what becomes of it. */
interface Transition {
  readonly cell: States;
  readonly around: readonly States[];
  readonly next: number;
}

interface RuleTable {
  readonly name: string;
  /** `n_states`, `neighborhood`, `symmetries`. */
  readonly settings: Readonly<Record<string, string>>;
  readonly transitions: readonly Transition[];
  /** Red, green and blue of each state. */
  readonly colors: ReadonlyMap<number, readonly number[]>;
}

export function readRuleTable(text: string): RuleTable {
  const settings: Record<string, string> = {}, variables = new Map<string, States>();
  const transitions: Transition[] = [], colors = new Map<number, readonly number[]>();
  let section = "";
  for (const line of text.split("\n").map((line) => line.replace(/#.*/, "").trim())) {
    const [, setting, value] = /^(\w+):(\w+)$/.exec(line) ?? [];
    const [, variable, states] = /^var (\w+)=\{([\d,]+)\}$/.exec(line) ?? [];
    if (line.startsWith("@")) section = line;
    else if (line === "" || section.startsWith("@RULE")) continue;
    else if (section === "@COLORS") {
      const [state, ...color] = line.split(/\s+/).map(Number);
      colors.set(state!, color);
    } else if (section !== "@TABLE") throw new Error(`${line} in ${section}`);
    else if (setting) settings[setting] = value!;
    else if (variable) variables.set(variable, states!.split(",").map(Number));
    else transitions.push(readTransition(line, variables));
  }
  const name = /^@RULE (\S+)\n/.exec(text)![1]!;
  return { name, settings, transitions, colors };
}

/** A variable that stands twice would mean equal states; this reader knows no such thing. */
function readTransition(line: string, variables: ReadonlyMap<string, States>): Transition {
  const names = line.split(",");
  const used = names.filter((name) => variables.has(name));
  if (new Set(used).size < used.length) throw new Error(`${line} binds a variable`);
  const [cell, ...around] = names.slice(0, -1).map((name) => variables.get(name) ?? [Number(name)]);
  return { cell: cell!, around, next: Number(names.at(-1)) };
}

/** The rule of a table: the first transition that fits, else nothing changes. */
export function ruleOfTable({ transitions }: RuleTable): Rule {
  return (state, counts) => {
    const [, ...live] = Array.from(counts);
    const around = [8 - live.reduce((sum, count) => sum + count), ...live];
    const fitting = transitions.find(({ cell, around: places }) =>
      cell.includes(state) && fits(places, around)
    );
    return fitting?.next ?? state;
  };
}

/** Whether the neighbors, given as counts by state, can be put into the places in some order. */
function fits([place, ...places]: readonly States[], around: readonly number[]): boolean {
  if (!place) return true;
  return place.some((state) =>
    around[state]! > 0 && fits(places, around.with(state, around[state]! - 1))
  );
}
