/** What is shown of a game once it is over, besides its result: fetched then. */

import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { LinkError, writeLink } from "../../../games/notation/link.ts";
import { readRecords } from "../../../games/notation/notation.ts";
import type { AnyPlayed } from "../../../games/known_games.ts";
import { copyText } from "../../parts/copy_text.ts";
import { fetchStyle } from "../../parts/fetch_style.ts";
import { passOn } from "../../parts/pass_on.ts";
import { pointsIn } from "../lead.tsx";
import type { Match } from "../match.ts";
import { type RecordNotes, recordOf } from "../record.ts";
import type { Table } from "../table.ts";
import { leadersByRound, LeadGraph, leadsOf, Reel, type Turning, turningPoint } from "./course.tsx";
import type { Seat } from "../../../games/game.ts";
import { dictionary } from "../../../words/dictionary.ts";
import type { EndWords } from "../words/end/en.ts";

/** What is said at the end of a game, by language. */
const endWordsIn = await dictionary<EndWords>({
  en: () => import("../words/end/en.ts"),
  es: () => import("../words/end/es.ts"),
});

interface EndProps<Kind extends AnyPlayed> {
  readonly table: Table<Kind>;
  readonly names: readonly string[];
  readonly notes: () => RecordNotes;
  /** Where the game can be looked through, if it is in the archive. */
  readonly review?: string | undefined;
  /** Whether a way there is shown already. */
  readonly hasReview: boolean;
}

export function End<Kind extends AnyPlayed>(props: EndProps<Kind>) {
  const { table, review, hasReview, notes } = props;
  const { match, ui, words: { language } } = table;
  const words = endWordsIn(language);
  const isRolling = useSignal(true);
  useEffect(() => playBack(table, () => isRolling.value = false), []);
  const leads = useMemo(() => ui.seats.length === 2 && ui.living ? leadsOf(match) : [], []);
  const link = useMemo(() => linkOf(recordOf(match, notes())), []);
  const address = review ?? link, { winner } = match.result.value ?? { winner: null };
  const turning = winner === null || leads.length === 0 ? undefined : turningPoint(leads, winner);
  return (
    <div class="end" data-rolling={`${isRolling.value}`}>
      {!hasReview && address && <a class="button" href={address}>{words.review}</a>}
      <Share {...props} leads={leads} link={address} />
      {leads.length > 0 && <Reel table={table} decided={turning?.index} />}
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

interface DecidedProps<Kind extends AnyPlayed> {
  readonly table: Table<Kind>;
  readonly turning: Turning;
}

/** The turn that decided it, in a sentence that shows it. */
function Decided<Kind extends AnyPlayed>({ table, turning }: DecidedProps<Kind>) {
  const { ui, match, words: { language } } = table;
  const words = endWordsIn(language);
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

interface ShareProps<Kind extends AnyPlayed> extends EndProps<Kind> {
  readonly leads: readonly number[];
  readonly link: string | undefined;
}

/** By the device's own sheet where it has one, else by the clipboard. */
function Share<Kind extends AnyPlayed>({ table, names, leads, link = "" }: ShareProps<Kind>) {
  const { match, ui, words: { language, site } } = table;
  const words = endWordsIn(language);
  const text = useSignal(""), said = useSignal("");
  const field = useRef<HTMLTextAreaElement>(null);
  const share = async () => {
    const seat = match.mine.length === 1 ? match.mine[0]! : 0;
    const shared = sharedText({
      site: site.name,
      headline: ui.result(match, match.result.value!).headline,
      score: leads.length > 0 ? spokenPoints(match, language) : [],
      rival: match.mine.length === 1 && ui.seats.length === 2 ? names[1 - seat] ?? "" : "",
      leaders: leads.length > 0
        ? leadersByRound(match, leads, (position) => ui.round(position))
        : [],
      seat,
      link: link && new URL(link, location.origin).href,
    });
    if (await passOn(shared)) return;
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

/** How long a finished game takes to be shown again, ms. */
const LENGTH = 3_000;
const SHORTEST_FRAME = 60;

/** How long the last turn is seen before, ms. */
const PAUSE = 900;

/**
 * Shows every turn, or as many as fit, and ends on the final board; stops where somebody else shows
 * another. Tells when it is over; returns how to stop it. Where motion is unwelcome there is none.
 */
function playBack<Kind extends AnyPlayed>(table: Table<Kind>, onOver: () => void): () => void {
  const { shown, match } = table, count = match.turns.peek().length;
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches || count < 2;
  const frames = Math.min(count, LENGTH / SHORTEST_FRAME);
  let frame = 0, last: number | undefined, timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    if (shown.peek() === last) shown.value = undefined;
    onOver();
  };
  const show = () => {
    if (shown.peek() !== last || frame >= frames - 1) return stop();
    last = shown.value = Math.floor(frame++ * count / frames);
    timer = setTimeout(show, LENGTH / frames);
  };
  if (isStill) onOver();
  else timer = setTimeout(show, PAUSE);
  return stop;
}

interface Shared {
  readonly site: string;
  readonly headline: string;
  /** How both stand; empty where there is no score. */
  readonly score: readonly string[];
  /** Who was played against; empty for nobody in particular. */
  readonly rival: string;
  /** Who led each round: above 0 the first seat, below the second. */
  readonly leaders: readonly number[];
  /** Whose score comes first. */
  readonly seat: Seat;
  /** Where the game can be looked through; empty where it cannot. */
  readonly link: string;
}

const SQUARES: Readonly<Record<string, string>> = { "1": "🔵", "-1": "🔶", "0": "⚪" };

/** How both stand as it's written, with komi where that decides. */
export function spokenPoints<Kind extends AnyPlayed>(
  { game, position, result }: Match<Kind>,
  language: string,
): string[] {
  const isCounted = result.value?.by === "majority";
  return (isCounted ? pointsIn(game, position.value) : game.tally(position.value).score)
    .map((points) => points.toLocaleString(language, { useGrouping: false }));
}

/** "Conway's Conquerors · Victory 58–47 vs Easy", a square a round, the link. */
export function sharedText({ site, headline, score, rival, leaders, seat, link }: Shared): string {
  const own = seat === 0 ? score : score.toReversed();
  const result = [headline, own.join("–"), rival && `vs ${rival}`].filter((part) => part !== "");
  const strip = leaders.map((leader) => SQUARES[leader]!).join("");
  return [`${site} · ${result.join(" ")}`, strip, link].filter((line) => line !== "").join("\n");
}
