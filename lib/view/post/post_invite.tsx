/** How to bring players here, and the host's way to begin without more. This module is browser compatible. */

import { phaseOf, seatsOf } from "../../rooms/view.ts";
import { ask } from "../ask.ts";
import { LinkBox } from "../parts/link_box.tsx";
import type { PostPartProps } from "./post_parts.ts";

export function PostInvite(props: PostPartProps & { readonly link: string }) {
  const { line, table: { words, post }, link } = props;
  const { code, players, settings } = line.room.value;
  return (
    <section class="panel invite" aria-labelledby="invite">
      <h2 id="invite">{post.invite}</h2>
      <p>{post.inviteLine(seatsOf(settings) - players.length)}</p>
      <LinkBox words={words} link={link} label={words.room.linkLabel}>
        <p class="code">
          {words.room.code} <strong>{code}</strong>
        </p>
      </LinkBox>
      <HostWays {...props} />
    </section>
  );
}

/** Who opened the room need not wait for everyone. */
function HostWays({ line, table }: PostPartProps) {
  const room = line.room.value;
  const { min } = table.match.game.seats;
  const players = room.players.length, seats = seatsOf(room.settings);
  const isHost = line.state.value.player === 0 && phaseOf(room) === "waiting";
  if (!isHost || seats === min) return null;
  const narrow = (to: number) => ask({ line, table }, { t: "narrow", seats: to });
  return (
    <p class="ways">
      {players >= min && (
        <button type="button" class="primary" onClick={() => narrow(players)}>
          {table.post.startWith(players)}
        </button>
      )}
      {seats - 1 > Math.max(players, min - 1) && (
        <button
          type="button"
          onClick={() => narrow(seats - 1)}
        >
          {table.post.closeSeat}
        </button>
      )}
    </p>
  );
}
