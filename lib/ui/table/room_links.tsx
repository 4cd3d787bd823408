/** The links to a room, to copy, share or photograph: for players, for watchers, for one's other device. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { seatsOf, takenOf } from "../../rooms/view.ts";
import { LinkBox } from "../parts/link_box.tsx";
import { actorOf, ask, type RoomPartProps } from "./ask.ts";

interface RoomLinkProps extends RoomPartProps {
  /** The room's address. */
  readonly link: string;
}

interface InviteProps extends RoomLinkProps {
  /** What else its host can do. */
  readonly children?: ComponentChildren;
}

/** How to bring players here. */
export function Invite({ line, table, words, link, children }: InviteProps) {
  const room = line.room.value;
  const all = seatsOf(room.settings);
  return (
    <section class="panel invite" aria-labelledby="invite">
      <h2 id="invite">{words.invite(all)}</h2>
      <p>{words.inviteLine(all - takenOf(room), all)}</p>
      <LinkBox words={table.words} link={link} label={words.linkLabel}>
        <p class="code">
          {words.code} <strong>{room.code}</strong>
        </p>
      </LinkBox>
      {children}
    </section>
  );
}

/** Passing the room on: to watchers, or the seat to another device. */
export function PassOn(props: RoomLinkProps) {
  return (
    <section class="pass-on">
      <Spectate {...props} />
      {actorOf(props.line) !== null && <Lend {...props} />}
    </section>
  );
}

function Spectate({ table, words, link }: RoomLinkProps) {
  const isShown = useSignal(false);
  return (
    <>
      <button
        type="button"
        class="quiet"
        aria-expanded={`${isShown.value}`}
        onClick={() => isShown.value = !isShown.value}
      >
        {words.inviteWatchers}
      </button>
      {isShown.value && (
        <LinkBox words={table.words} link={`${link}/watch`} label={words.watchLinkLabel} />
      )}
    </>
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
          <LinkBox words={table.words} link={loan.value} label={words.lendLabel} />
        </>
      )}
    </>
  );
}
