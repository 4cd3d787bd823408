/** How others find a tournament, and what its maker can do before it starts. */

import type { Tournament } from "../../tournaments/tournament.ts";
import { FoldedLink, LinkBox, type LinkWords } from "../parts/link_box.tsx";
import { SureButton } from "../parts/sure_button.tsx";
import type { TournamentWords } from "./words/mod.ts";

interface InviteProps {
  readonly words: TournamentWords;
  readonly link: LinkWords;
  readonly tournament: Tournament;
  readonly isMaker: boolean;
  readonly callOff: () => void;
}

export function Invite({ words, link, tournament, isMaker, callOff }: InviteProps) {
  const { id, phase } = tournament;
  const label = words.inviteLabel, address = () => `${location.origin}/tournament/${id}`;
  if (phase === "over") return null;
  if (!isMaker || phase !== "coming") {
    return (
      <p>
        <FoldedLink words={link} title={words.invite} link={address} label={label} />
      </p>
    );
  }
  return (
    <section class="card" aria-labelledby="invite">
      <h2 id="invite">{words.invite}</h2>
      <LinkBox words={link} link={address()} label={label} />
      <SureButton text={words.callOff} sure={words.callOffSure} onSure={callOff} />
    </section>
  );
}
