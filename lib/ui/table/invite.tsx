/** How to bring players here: the link to copy, share or photograph. */

import type { ComponentChildren } from "preact";
import { seatsOf, takenOf } from "../../rooms/view.ts";
import { LinkBox } from "../parts/link_box.tsx";
import type { RoomPartProps } from "./ask.ts";

interface InviteProps extends RoomPartProps {
  readonly link: string;
  /** What else its host can do. */
  readonly children?: ComponentChildren;
}

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
