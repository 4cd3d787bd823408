/** The ash of a board, counted thing by thing. */

import { nameOf } from "../../automaton/catalogue.ts";
import { censusOf } from "../../automaton/census.ts";
import { isSameRule, LIFE, livesFromNothing } from "../../automaton/life_rule.ts";
import type { Studio } from "./studio.ts";

/** The table of what lives on a board that doesn't run; it comes when somebody opens it. */
export function CensusList({ studio }: { readonly studio: Studio }) {
  const { own, board, world } = studio, { rule } = world.value;
  if (livesFromNothing(rule)) return <p>{own.noStructures}</p>;
  const { kinds, restless } = censusOf(board.value, rule);
  const isLife = isSameRule(rule, LIFE);
  return (
    <>
      {kinds.length > 0
        ? (
          <table>
            <thead>
              <tr>
                <th scope="col">{own.census.thing}</th>
                <th scope="col">{own.census.number}</th>
              </tr>
            </thead>
            <tbody>
              {kinds.map(({ code, count, pattern }) => {
                const name = isLife ? nameOf(pattern) : undefined;
                return (
                  <tr key={code}>
                    <td>
                      {name && own.patterns[name]} <code>{code}</code>
                    </td>
                    <td>{count}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        )
        : <p>{own.census.none}</p>}
      {restless > 0 && <p>{own.census.restless(restless)}</p>}
    </>
  );
}
