/** Giving up, calling off, making offers; and how to go on after the end. */

import { objector } from "../../../rooms/offers.ts";
import { mayAbort } from "../../../rooms/ending.ts";
import type { OfferKind } from "../../../rooms/event.ts";
import { poolOf, writePool } from "../../../rooms/pool.ts";
import {
  archiveIdOf,
  gameIn,
  isArchived,
  isCorrespondence,
  phaseOf,
  playersLeft,
  type RoomView,
} from "../../../rooms/view.ts";
import type { NextGameProps } from "../../tournaments/next_game.tsx";
import { SureButton } from "../../parts/sure_button.tsx";
import { useLater } from "../../parts/use_later.ts";
import { actorOf, ask, type RoomPartProps } from "./ask.ts";
import { OfferNotice } from "./room_notices.tsx";
import { companyWordsIn } from "../words/company/mod.ts";

export function RoomActions(part: RoomPartProps) {
  const { line, table } = part,
    { match, myTurn } = table,
    words = companyWordsIn(table.words.language);
  const room = line.room.value;
  // Who only watches is none of them.
  const isLeft = playersLeft(room).includes(actorOf(line)!);
  if (!isLeft || phaseOf(room) !== "playing") return null;
  // A computer would decline whatever is offered.
  const mayOffer = !room.offer && objector(room, "draw") === undefined;
  const mayTakeBack = mayOffer && room.settings.tournament === undefined;
  const last = match.turns.value.at(-1)?.seat;
  const { attrition, seats } = gameIn(room);
  const act = mayAbort(room) ? "abort" : "resign";
  const resignSure = attrition && !myTurn.value ? words.resignLater : words.resignSure;
  // Where one waits for long.
  const isSlow = seats.max > 2 || isCorrespondence(room.settings);
  return (
    <div class="room-actions">
      {/* Asks once: it comes as somebody sits down, perhaps under a finger that was meant for others. */}
      <SureButton
        key={act}
        text={words[act]}
        sure={act === "abort" ? words.abortSure : resignSure}
        onSure={() => ask(part, { t: act })}
      />
      {mayOffer && <Offer {...part} what="draw" />}
      {mayTakeBack && last !== undefined && match.mine.includes(last) && (
        <Offer {...part} what="takeback" />
      )}
      {isSlow && <Premoves {...part} />}
    </div>
  );
}

const fetchPremoves = async () => (await import("./premoves.tsx")).Premoves;

/** Fetched where turns are slow. */
function Premoves(part: RoomPartProps) {
  const Door = useLater(fetchPremoves);
  return Door ? <Door {...part} /> : null;
}

interface OfferProps extends RoomPartProps {
  readonly what: OfferKind;
  readonly class?: string;
}

function Offer({ what, class: name, ...part }: OfferProps) {
  return (
    <button type="button" class={name} onClick={() => ask(part, { t: "offer", what })}>
      {companyWordsIn(part.table.words.language).ask[what]}
    </button>
  );
}

/** Where the game can be looked through; undefined for one that isn't kept. */
export function reviewOf(room: RoomView): string | undefined {
  return isArchived(room) ? `/g/${archiveIdOf(room)}` : undefined;
}

/** How to go on once the game is over. */
export function RoomWays({ hasNews, ...part }: RoomPartProps & { readonly hasNews: boolean }) {
  const { line, table } = part, words = companyWordsIn(table.words.language);
  const room = line.room.value, { tournament } = room.settings;
  const pool = tournament === undefined ? poolOf(room.settings) : undefined;
  const review = reviewOf(room);
  const mayRematch = actorOf(line) !== null && !room.offer && tournament === undefined;
  return (
    <>
      <OfferNotice {...part} />
      {tournament !== undefined && (
        <>
          <a class="button primary" href={`/tournament/${tournament}`}>{words.tournament}</a>
          <LedOn line={line} id={tournament} />
        </>
      )}
      {mayRematch && <Offer {...part} what="rematch" class="primary" />}
      {actorOf(line) !== null && pool && (
        <a class="button" href={`/now?pool=${encodeURIComponent(writePool(pool))}#go`}>
          {words.next}
        </a>
      )}
      {review && <a class="button" href={review}>{table.words.room.review}</a>}
      <a class="button" href="/friend">{part.words.lobby}</a>
      {/* No wider for the news: what's around it would go elsewhere, under a finger. */}
      <button
        type="button"
        class="more"
        popovertarget="side"
        aria-label={hasNews ? words.newTalk : undefined}
        data-news={`${hasNews}`}
      >
        {words.chat}
      </button>
    </>
  );
}

/** Fetched where a tournament's game is over. */
const fetchNextGame = async () => (await import("../../tournaments/next_game.tsx")).NextGame;

/** Who played in a tournament is led on from here, too. */
function LedOn(props: NextGameProps) {
  const NextGame = useLater(fetchNextGame);
  return NextGame ? <NextGame {...props} /> : null;
}
