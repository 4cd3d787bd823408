/** How to bring an opponent here: the link to copy, share or photograph. */

import type { Words } from "../../words/mod.ts";
import { LinkBox } from "../parts/link_box.tsx";

export interface InviteProps {
  readonly words: Words;
  readonly link: string;
  readonly code: string;
}

export function Invite({ words, link, code }: InviteProps) {
  const { room } = words;
  return (
    <section class="panel invite" aria-labelledby="invite">
      <h2 id="invite">{room.inviteTitle}</h2>
      <p>{room.inviteLine}</p>
      <LinkBox words={words} link={link} label={room.linkLabel}>
        <p class="code">
          {room.code} <strong>{code}</strong>
        </p>
      </LinkBox>
    </section>
  );
}
