/** The way back from a finished game to the room that it was played in. */

import type { Language } from "../../words/language.ts";
import { useLater } from "../parts/use_later.ts";
import { replayWordsIn } from "./words/mod.ts";

export interface RoomLinkProps {
  readonly language: Language;
  /** The room's code, and whether one only watched there. */
  readonly code: string;
  readonly watch: boolean;
}

/** A line that nothing moves when somebody wants a rematch. */
export function RoomLink({ language, code, watch }: RoomLinkProps) {
  const { room } = replayWordsIn(language);
  return (
    <p role="status">
      <a href={`/r/${code}${watch ? "/watch" : ""}`}>
        {watch ? room : <Offer language={language} code={code} room={room} />}
      </a>
    </p>
  );
}

const fetchOffer = async () => (await import("./room_offer.tsx")).RoomOffer;

/** Fetched for who comes from a seat. */
function Offer({ room, ...props }: Omit<RoomLinkProps, "watch"> & { readonly room: string }) {
  const RoomOffer = useLater(fetchOffer);
  return RoomOffer ? <RoomOffer {...props}>{room}</RoomOffer> : <>{room}</>;
}
