/** The links to a room, to copy, share or photograph: for players, for watchers, for one's other device. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { Words } from "../../../words/mod.ts";
import { readStored } from "../../parts/stored.ts";
import { FoldedLink, LinkBox } from "../../parts/link_box.tsx";
import { actorOf, ask, type RoomPartProps } from "./ask.ts";
import type { RoomWords } from "../words/room/mod.ts";

interface RoomLinkProps extends RoomPartProps {
  /** The room's address. */
  readonly link: string;
}

interface InviteProps {
  readonly words: Words;
  readonly room: RoomWords;
  readonly code: string;
  /** The room's address. */
  readonly link: string;
  /** Its seats, and how many of them are free. */
  readonly seats: number;
  readonly free: number;
  /** Whether the room was opened here: its host begins without those who don't come. */
  readonly isHost: boolean;
  /** What else its host can do. */
  readonly children?: ComponentChildren;
}

/** How to bring players here. */
export function Invite(
  { words, room, code, link, seats, free, isHost, children }: InviteProps,
) {
  const challenged = readStored("sessionStorage", `challenged ${code}`);
  return (
    <section class="panel invite" aria-labelledby="invite">
      <h2 id="invite">{challenged ? room.challenged(challenged) : room.invite(seats)}</h2>
      {/* So that who can't see the seats hears of each that is taken. */}
      <p aria-live="polite">{room.inviteLine(free, seats, isHost)}</p>
      <LinkBox words={words.room} link={link} label={room.linkLabel}>
        <p class="code">
          {room.code} <strong>{code}</strong>
        </p>
      </LinkBox>
      {children}
    </section>
  );
}

/** Passing the room on: to watchers, or the seat to another device. */
export function PassOn(props: RoomLinkProps) {
  const { table, words, link } = props;
  return (
    <section class="pass-on">
      <FoldedLink
        words={table.words.room}
        title={words.inviteWatchers}
        link={() => `${link}/watch`}
        label={words.watchLinkLabel}
      />
      {actorOf(props.line) !== null && <Lend {...props} />}
    </section>
  );
}

/** Each press makes a new key; the room forgets the one before. */
function Lend({ link, ...part }: RoomLinkProps) {
  const { line, table, words } = part;
  const loan = useSignal("");
  const lend = async () => {
    const key = line.makeKey();
    if (await ask(part, { t: "lend", key })) loan.value = `${link}#take=${key}`;
  };
  return (
    <>
      <button type="button" class="quiet" onClick={lend}>{words.lend}</button>
      {loan.value && (
        <>
          <p>{words.lendLine}</p>
          {/* Of a new link it isn't said that it was copied. */}
          <LinkBox
            key={loan.value}
            words={table.words.room}
            link={loan.value}
            label={words.lendLabel}
          />
        </>
      )}
    </>
  );
}
