import type { FiledReport, Measure } from "../../store/moderation.ts";
import type { Language } from "../../../words/language.ts";
import { whenText } from "../../../words/when.ts";
import type { AdminWords } from "./words/mod.ts";
import { ActForm, MeasureFields } from "./measure_form.tsx";

interface ReportsListProps {
  readonly words: AdminWords;
  readonly language: Language;
  readonly reports: readonly FiledReport[];
  /** How many there are, these and others. */
  readonly count: number;
}

/** What people reported, the oldest first, each with what can be done about it. */
export function ReportsList({ words, language, reports, count }: ReportsListProps) {
  return (
    <section aria-labelledby="reports">
      <h2 id="reports">{words.reports(count)}</h2>
      {reports.length === 0 && <p>{words.noReports}</p>}
      {reports.map((report) => (
        <Report key={report.id} words={words} language={language} report={report} />
      ))}
    </section>
  );
}

function Report(
  { words, language, report }: Omit<ReportsListProps, "reports" | "count"> & {
    report: FiledReport;
  },
) {
  const { id, at, kind, name, room, lines, source, owner } = report;
  const who = name === "" ? words.nameless : name;
  const label = `${words.about[kind]}: ${who}`;
  return (
    <article class="card report" aria-labelledby={`report-${id}`}>
      <h3 id={`report-${id}`}>{label}</h3>
      <p>
        <small>
          {whenText(language, at, false)}
          {room !== null && (
            <>
              {" · "}
              <Where words={words} place={room} />
            </>
          )}
        </small>
      </p>
      {room !== null && lines.length === 0 && <p>{words.noLines}</p>}
      {lines.length > 0 && (
        <ol class="said" aria-label={label} tabIndex={0}>
          {lines.map((line, index) => <li key={index}>{line}</li>)}
        </ol>
      )}
      {owner !== undefined && <p>{words.ofBot}</p>}
      {source === null && <p>{words.unseen}</p>}
      <ActForm words={words} id={`report-${id}`} label={label}>
        <input type="hidden" name="report" value={id} />
        <MeasureFields words={words} id={`report-${id}`} measures={measuresFor(report)} />
      </ActForm>
    </article>
  );
}

/** Codes of rooms have no hyphen, and ids of tournaments do. */
function Where({ words, place }: { readonly words: AdminWords; readonly place: string }) {
  return place.includes("-")
    ? <a href={`/tournament/${place}`}>{words.tournament}</a>
    : <a href={`/r/${place}/watch`}>{words.room(place)}</a>;
}

/** What can be done, what is likely first. */
function measuresFor({ kind, name, source, owner }: FiledReport): readonly Measure[] {
  const likely: Measure[] = ["mute", "ban", ...owner === undefined ? [] : ["ban-owner" as const]];
  const naming: Measure[] = name === "" ? [] : ["take-name"];
  const first = kind === "name" ? [...naming, ...likely] : [...likely, ...naming];
  return [...first, ...source === null ? [] : ["ban-source" as const], "dismiss"];
}
