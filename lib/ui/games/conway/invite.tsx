/** How to bring players here, and the host's way to begin without more. */

import { phaseOf, seatsOf, takenOf } from "../../../rooms/view.ts";
import { ask } from "../../table/ask.ts";
import { LinkBox } from "../../parts/link_box.tsx";
import { ComputerSeats } from "./computer_seats.tsx";
import type { PostPartProps } from "./parts.ts";

export function PostInvite(props: PostPartProps & { readonly link: string }) {
  const { line, table: { words, post }, link } = props;
  const { code, settings } = line.room.value;
  const free = seatsOf(settings) - takenOf(line.room.value);
  return (
    <section class="panel invite" aria-labelledby="invite">
      <h2 id="invite">{post.invite}</h2>
      <p>{free === 0 ? post.inviteFull : post.inviteLine(free)}</p>
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
  const taken = takenOf(room), seats = seatsOf(room.settings);
  const isHost = line.state.value.player === 0 && phaseOf(room) === "waiting";
  if (!isHost) return null;
  const narrow = (to: number) => ask({ line, table }, { t: "narrow", seats: to });
  return (
    <>
      <ComputerSeats line={line} table={table} />
      <p class="ways">
        {taken >= min && (
          <button type="button" class="primary" onClick={() => narrow(taken)}>
            {table.post.startWith(taken)}
          </button>
        )}
        {seats - 1 > Math.max(taken, min - 1) && (
          <button
            type="button"
            onClick={() => narrow(seats - 1)}
          >
            {table.post.closeSeat}
          </button>
        )}
      </p>
    </>
  );
}
