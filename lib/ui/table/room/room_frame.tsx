/** What a room has around its board, whichever game is played on it. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren, ComponentType } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import type { Seat } from "../../../games/game.ts";
import type { AnyPlayed } from "../../../games/known_games.ts";
import { isFirstTurn } from "../../../rooms/bank.ts";
import { deadlineOf } from "../../../rooms/clock.ts";
import {
  gameIn,
  isCorrespondence,
  phaseOf,
  playerAt,
  seatsOf,
  takenOf,
  turnOf,
} from "../../../rooms/view.ts";
import { minutesOf, useCountdown } from "../../parts/countdown.ts";
import { soundUnseenTurn } from "../../parts/sound.ts";
import { useLater, useOnce } from "../../parts/use_later.ts";
import type { RoomPartProps, RoomSayings } from "./ask.ts";
import { computerName } from "../computer_name.ts";
import type { TableLayoutProps } from "../layout.tsx";
import { Invite, PassOn } from "./room_links.tsx";
import type { RoomVerdictProps } from "./room_verdict.tsx";
import { speakerOf } from "./speaker.ts";
import type { Talk } from "./talk.ts";
import type { RoomWords } from "../words/room/mod.ts";

/** The icon while it is one's turn: a disc that fills the tab's square. */
const DOT = "/icons/turn.svg";

/**
 * Tells that it is one's turn where the page is not seen: in the tab's title and icon, and by a sound
 * if the page is hidden.
 */
function useTurnCue(title: string, isMine: boolean): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (!isMine) return;
    soundUnseenTurn();
    return showDot();
  }, [isMine]);
}

/** Returns how to show the page's own icon again. */
function showDot(): () => void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]")!;
  const { href } = icon;
  icon.href = DOT;
  return () => icon.href = href;
}

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** What stands under whose turn it is: its clock, who watches, how the line is. */
function RoomMargin({ line, words }: RoomPartProps) {
  const { watchers, transport } = line.state.value;
  const room = line.room.value, hasClocks = room.purses && !isFirstTurn(room);
  const left = useCountdown(line, hasClocks ? undefined : deadlineOf(room));
  return (
    <p class="hud-margin">
      {left !== undefined && <Clock words={words} left={left} />}
      {watchers > 0 && <span>{words.watchers(watchers)}</span>}
      {transport === "poll" && <span title={words.polling}>{words.byPolling}</span>}
    </p>
  );
}

/** Fetched where there is time for the whole game. */
const fetchGameClock = async () => (await import("./game_clock.tsx")).GameClock;

/** Days and hours, or minutes and seconds: `2 d 23 h`, `1:05`. */
function Clock({ words, left }: { readonly words: RoomWords; readonly left: number }) {
  const isLong = left >= HOUR;
  const [days, hours] = [Math.floor(left / DAY), Math.floor(left % DAY / HOUR)];
  const long = days > 0 ? `${days} d ${hours} h` : `${hours} h`;
  const label = isLong ? words.longClock(days, hours) : words.clock(left);
  return (
    <span class="clock" role="timer" aria-label={label}>{isLong ? long : minutesOf(left)}</span>
  );
}

/** What only some games' rooms have. */
export interface RoomExtras {
  /** Whatever is said in other words than all games say it in. */
  readonly says?: Partial<RoomSayings>;
  /** How the host fills seats, or does without them. */
  readonly HostWays?: ComponentType<RoomPartProps>;
}

/** Also tells what happens between turns, and shows in the tab whose turn it is. */
export function useRoomFrame(
  part: RoomPartProps,
  { says, HostWays }: RoomExtras,
  rejection: ComponentChildren,
): Omit<TableLayoutProps<AnyPlayed>, "table"> {
  const { line, table, words } = part;
  const { company, talk } = useCompany(part, says?.begins);
  const GameClock = useOnce(fetchGameClock, () => line.room.value.purses !== null);
  const room = line.room.value;
  const { player } = line.state.value;
  const title = words.title(room.code);
  const isMine = table.myTurn.value;
  useTurnCue(isMine ? words.yourTurnTitle(title) : title, isMine);
  const names = Array.from(
    { length: seatsOf(room.settings) },
    (_, seat) => nameAt(part, seat),
  );
  const isWaiting = phaseOf(room) === "waiting" && player !== null;
  const hasNews = talk?.isUnread.value ?? false;
  const link = `${location.origin}/r/${room.code}`;
  return {
    title,
    names,
    cue: cueOf(part, says?.turnOf),
    // They have their places from the start: no board moves under a finger when they come.
    ...room.purses && {
      clocks: names.map((_, seat) =>
        GameClock
          ? <GameClock key={seat} {...part} seat={seat} />
          : <span key={seat} class="game-clock" />
      ),
    },
    margin: <RoomMargin {...part} />,
    notices: (
      <>
        <p role="status" class="line-status">{statusSentence(part)}</p>
        {company && talk && <company.RoomNotices {...part} talk={talk} />}
      </>
    ),
    isOnline: true,
    extras: (
      <>
        {company && talk && <company.RoomExtras {...part} talk={talk} />}
        <PassOn {...part} link={link} />
      </>
    ),
    hasNews,
    verdict: player !== null && <Verdict line={line} language={table.words.language} />,
    notes: () => ({ id: room.settings.game, options: room.settings.options, names }),
    review: company?.reviewOf(room),
    next: company && <company.RoomWays {...part} hasNews={hasNews} />,
    children: rejection ||
      isWaiting && (
          <Invite
            words={table.words}
            room={words}
            code={room.code}
            link={link}
            seats={seatsOf(room.settings)}
            free={seatsOf(room.settings) - takenOf(room)}
            isHost={player === 0}
          >
            {HostWays && <HostWays {...part} />}
          </Invite>
        ),
  };
}

/** What one sees of the others, and can do about them; fetched once others are there. */
function useCompany(part: RoomPartProps, begins: RoomSayings["begins"] | undefined) {
  const talk = useSignal<Talk | undefined>(undefined);
  // What happens until it's there is told then.
  const came = useMemo(() => part.line.state.peek(), []);
  const company = useOnce(() => import("./room_company.tsx"), () => isAccompanied(part));
  useEffect(() => {
    if (!company) return;
    const own = talk.value = company.attend(part, came, begins);
    return own.end;
  }, [company]);
  return { company, talk: talk.value };
}

function isAccompanied({ line }: RoomPartProps): boolean {
  const { player, watchers } = line.state.value, room = line.room.value;
  return player === null || watchers > 0 || phaseOf(room) !== "waiting" || takenOf(room) > 1;
}

function statusSentence({ line, table, words }: RoomPartProps): string {
  const { status, player, unseated } = line.state.value;
  if (status === "ended") return "";
  if (status === "connecting") return table.words.room.connecting;
  // In any other game time runs out, or it can be claimed.
  const waits = isCorrespondence(line.room.value.settings);
  if (status === "offline" && waits) return words.gameWaits;
  if (status !== "online") return words.status[status];
  if (unseated === "full") return words.full;
  if (unseated === "paused") return table.reason(unseated);
  if (unseated === "blocked") return words.blocked;
  return player === null ? words.watching : "";
}

/** Fetched when a game is over. */
const fetchVerdict = async () => (await import("./room_verdict.tsx")).RoomVerdict;

/** What the game counted. */
function Verdict(props: RoomVerdictProps) {
  const RoomVerdict = useLater(fetchVerdict);
  return RoomVerdict ? <RoomVerdict {...props} /> : <p class="verdict met" />;
}

function nameAt({ line, table, words }: RoomPartProps, seat: Seat): string {
  const room = line.room.value, player = playerAt(room, seat);
  if (player < room.players.length) {
    const name = speakerOf(table.words, room, line.state.value.player, { player });
    return room.leaving.includes(player) ? words.leaving(name) : name;
  }
  // Until the game begins the computers stand behind all who may yet come.
  const level = room.computers.at(player - seatsOf(room.settings));
  return level ? computerName(table.words, level) : "";
}

function cueOf(
  { line, table, words }: RoomPartProps,
  theirTurn: RoomSayings["turnOf"] = (seat) => table.words.table.seatTurn(table.ui.seats[seat]!),
): string {
  const { status, isChanging, player } = line.state.value;
  const room = line.room.value;
  if (status === "ended") return "";
  if (phaseOf(room) === "waiting") {
    const all = seatsOf(room.settings), taken = takenOf(room);
    return all === 2 && taken < 2 ? words.waiting : words.taken(taken, all);
  }
  if (isChanging && turnOf(room) === player) return words.sending;
  return table.myTurn.value
    ? table.words.table.yourTurn
    : theirTurn(gameIn(room).turn(room.position));
}
