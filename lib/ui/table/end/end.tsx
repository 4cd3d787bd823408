/** What is shown of a game once it is over, besides its result: fetched then. */

import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { LinkError, writeLink } from "../../../games/notation/link.ts";
import { readRecords } from "../../../games/notation/notation.ts";
import type { AnyGame } from "../../../games/known_games.ts";
import type { Language } from "../../../words/language.ts";
import { copyText } from "../../parts/copy_text.ts";
import { type RecordNotes, recordOf } from "../record.ts";
import type { Table } from "../table.ts";
import { endWordsIn } from "../words/end/mod.ts";
import { playFilm } from "./film.ts";
import { LeadGraph } from "./lead_graph.tsx";
import { leadersByRound, leadsOf, type Turning, turningPoint } from "./leads.ts";
import { sharedText } from "./share.ts";

interface EndProps<Kind extends AnyGame> {
  readonly table: Table<Kind>;
  readonly names: readonly string[];
  readonly notes: () => RecordNotes;
  /** Where the game can be looked through, if it is in the archive. */
  readonly review?: string | undefined;
  /** Whether a way there is shown already. */
  readonly hasReview: boolean;
}

export function End<Kind extends AnyGame>(props: EndProps<Kind>) {
  const { table, review, hasReview, notes } = props;
  const { match, ui, words: { language } } = table;
  const words = endWordsIn(language as Language);
  const isRolling = useSignal(true);
  useEffect(() => playFilm(table, () => isRolling.value = false), []);
  const leads = useMemo(() => ui.seats.length === 2 && ui.living ? leadsOf(match) : [], []);
  const link = useMemo(() => linkOf(recordOf(match, notes())), []);
  const address = review ?? link, { winner } = match.result.value ?? { winner: null };
  const turning = winner === null || leads.length === 0 ? undefined : turningPoint(leads, winner);
  return (
    <div class="end" data-rolling={`${isRolling.value}`}>
      {!hasReview && address && <a class="button" href={address}>{words.review}</a>}
      <Share {...props} leads={leads} link={address} />
      {turning && <Decided table={table} turning={turning} />}
      {leads.length > 1 && (
        <LeadGraph
          leads={leads}
          label={words.graph(ui.seats[0]!, ui.seats[1]!)}
          decided={turning?.index}
        />
      )}
    </div>
  );
}

/** The end, once its styles are there. */
export async function dressed(): Promise<typeof End> {
  await fetchStyle("end.css");
  return End;
}

/** Fetches a sheet that's next to the site's own; resolves either way. */
async function fetchStyle(name: string): Promise<void> {
  const site = document.querySelector<HTMLLinkElement>("link[href*='site.css']")!;
  if (site.nextElementSibling?.matches(`[href*='${name}']`)) return;
  const link = site.cloneNode() as HTMLLinkElement;
  link.href = site.href.replace("site.css", name);
  const fetched = new Promise((resolve) => link.onload = link.onerror = resolve);
  site.after(link);
  await fetched;
}

/** Without anyone's names; undefined for a game too long for a link. */
function linkOf(ccn: string): string | undefined {
  try {
    const [record] = readRecords(ccn);
    return record && `/g#${writeLink({ ...record, tags: {} })}`;
  } catch (error) {
    if (error instanceof LinkError) return undefined;
    throw error;
  }
}

interface DecidedProps<Kind extends AnyGame> {
  readonly table: Table<Kind>;
  readonly turning: Turning;
}

/** The turn that decided it, in a sentence that shows it. */
function Decided<Kind extends AnyGame>({ table, turning }: DecidedProps<Kind>) {
  const { ui, match, words: { language } } = table;
  const words = endWordsIn(language as Language);
  const { index, points, isForGood } = turning;
  const round = ui.round(match.turns.value[index]!.before);
  const seat = ui.seats[match.result.value!.winner!]!;
  return (
    <p class="decided">
      <span>{isForGood ? words.decided(round, seat) : words.swing(round, seat, points)}</span>
      <button
        type="button"
        aria-pressed={`${table.shown.value === index}`}
        onClick={() => table.show(index)}
      >
        {words.show}
      </button>
    </p>
  );
}

interface ShareProps<Kind extends AnyGame> extends EndProps<Kind> {
  readonly leads: readonly number[];
  readonly link: string | undefined;
}

/** By the device's own sheet where it has one, else by the clipboard. */
function Share<Kind extends AnyGame>({ table, names, leads, link = "" }: ShareProps<Kind>) {
  const { match, ui, words: { language, site } } = table;
  const words = endWordsIn(language as Language);
  const text = useSignal(""), said = useSignal("");
  const field = useRef<HTMLTextAreaElement>(null);
  const share = async () => {
    const seat = match.mine.length === 1 ? match.mine[0]! : 0;
    const shared = sharedText({
      site: site.name,
      headline: ui.result(match, match.result.value!).headline,
      score: leads.length > 0 ? match.game.tally(match.position.value).score : [],
      rival: match.mine.length === 1 && ui.seats.length === 2 ? names[1 - seat] ?? "" : "",
      leaders: leads.length > 0
        ? leadersByRound(match, leads, (position) => ui.round(position))
        : [],
      seat,
      link: link && new URL(link, location.origin).href,
    });
    if (await isPassedOn(shared)) return;
    text.value = shared;
    await Promise.resolve();
    said.value = await copyText(shared, field.current!) ? words.copied : words.copyByHand;
  };
  return (
    <>
      <button type="button" onClick={share}>{words.share}</button>
      <div class="shared" hidden={text.value === ""}>
        <p role="status">{said.value}</p>
        <textarea ref={field} readOnly rows={4} aria-label={words.shared} value={text.value} />
      </div>
    </>
  );
}

/** Whether the device's own sheet was opened. */
async function isPassedOn(text: string): Promise<boolean> {
  if (!navigator.share) return false;
  try {
    await navigator.share({ text });
    return true;
  } catch (error) {
    // Closing the sheet is an answer, too.
    return (error as Error).name === "AbortError";
  }
}
