import type { Act, ReasonedRestraint } from "../../store/moderation.ts";
import type { AdminWords } from "./words/mod.ts";
import type { Language } from "../../../words/language.ts";
import { whenText } from "../../../words/when.ts";

/** Enough of a hash to tell one from another. */
const SHOWN = 16;

interface RestraintsListProps {
  readonly words: AdminWords;
  readonly language: Language;
  readonly restraints: readonly ReasonedRestraint[];
}

/** Who is restrained, by the hashes that they're known by, and the way to lift it. */
export function RestraintsList({ words, language, restraints }: RestraintsListProps) {
  return (
    <details class="card" aria-labelledby="restraints">
      <summary>
        <h2 id="restraints">{words.restraints(restraints.length)}</h2>
      </summary>
      {restraints.length === 0 && <p>{words.noRestraints}</p>}
      <ul class="restraints">
        {restraints.map(({ subject, kind, until, reason }) => (
          <li key={`${kind} ${subject}`}>
            <form class="lift" method="post" action="/admin/act">
              <input type="hidden" name="act" value="lift" />
              <input type="hidden" name="subject" value={subject} />
              <input type="hidden" name="kind" value={kind} />
              <span>
                {words.kinds[kind]} <code>{shortOf(subject)}</code>{" "}
                {words.until(whenText(language, until, false))}
                {reason !== "" && ` · ${reason}`}
              </span>
              <button type="submit" aria-label={`${words.acts.lift}: ${shortOf(subject)}`}>
                {words.acts.lift}
              </button>
            </form>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface ActsListProps {
  readonly words: AdminWords;
  readonly language: Language;
  readonly acts: readonly Act[];
}

/** What was done last, the newest first. */
export function ActsList({ words, language, acts }: ActsListProps) {
  return (
    <details class="card" aria-labelledby="acts">
      <summary>
        <h2 id="acts">{words.log}</h2>
      </summary>
      {acts.length === 0
        ? <p>{words.noActs}</p>
        : (
          <div class="scroll" tabIndex={0} role="group" aria-labelledby="acts">
            <table class="acts">
              <thead>
                <tr>
                  <th scope="col">{words.when}</th>
                  <th scope="col">{words.act}</th>
                  <th scope="col">{words.whom}</th>
                  <th scope="col">{words.reason}</th>
                </tr>
              </thead>
              <tbody>
                {acts.map(({ at, act, subject, until, reason }, index) => (
                  <tr key={index}>
                    <td>{whenText(language, at, false)}</td>
                    <td>
                      {words.acts[act]}
                      {until !== null && `, ${words.until(whenText(language, until, false))}`}
                    </td>
                    <td>
                      <code>{shortOf(subject)}</code>
                    </td>
                    <td>{reason}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
    </details>
  );
}

function shortOf(subject: string): string {
  return subject.slice(0, SHOWN);
}
