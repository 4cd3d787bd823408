/** A game to look through: the page's own, or one that a visitor brings. */

import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { LinkError, writeLink } from "../lib/games/notation/link.ts";
import { type GameRecord, readRecords } from "../lib/games/notation/notation.ts";
import { gameOf } from "../lib/games/registry.ts";
import { ComputerClient } from "../lib/search/client.ts";
import { LifeReplay } from "../lib/ui/games/conquerors/replay.tsx";
import { useEarlyChoices } from "../lib/ui/parts/early_choices.ts";
import { useLater } from "../lib/ui/parts/use_later.ts";
import { BringGame, WrittenGame } from "../lib/ui/replay/written_game.tsx";
import type { GameReplayProps } from "../lib/ui/replay/replay.tsx";
import { readHash, replayedOf } from "../lib/ui/replay/replayed_game.ts";
import type { RoomOfferProps } from "../lib/ui/replay/room_offer.tsx";
import { replayWordsIn } from "../lib/ui/replay/words/mod.ts";
import type { Language } from "../lib/words/language.ts";
import { type Words, wordsIn } from "../lib/words/mod.ts";
import { copyText } from "../lib/ui/parts/copy_text.ts";
import { readInTab, writeInTab } from "../lib/ui/parts/tab_stored.ts";
import { embedWordsIn } from "../lib/ui/embed/words/mod.ts";

interface ReplayProps {
  readonly language: Language;
  /** The address of the computer's script. */
  readonly workerUrl: string;
  /** The page's game as CCN. */
  readonly ccn?: string;
  /** What other sites paste to show it. */
  readonly embed?: string;
  /** The room that its visitor comes from. */
  readonly room?: Pick<RoomLinkProps, "code" | "watch"> | undefined;
}

export default function Replay({ language, workerUrl, ccn, embed, room }: ReplayProps) {
  useEarlyChoices();
  const words = wordsIn(language), replay = replayWordsIn(language);
  const record = useSignal<GameRecord | undefined>(ccn ? readRecords(ccn)[0] : undefined);
  const from = useRoom(room), isDamaged = useSignal(false);
  useEffect(() => {
    if (ccn) return;
    const linked = readHash(location.hash);
    isDamaged.value = linked === "damaged";
    if (linked && linked !== "damaged") record.value = linked;
    const follow = ({ oldURL }: HashChangeEvent) => {
      // Another link in the address of this page; what leads within the page leaves the game there.
      if (readHash(location.hash)) location.reload();
      else history.replaceState(history.state, "", oldURL);
    };
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  if (record.value) {
    return (
      <>
        {from.value && <RoomLink language={language} {...from.value} />}
        {!ccn && <h1>{words.room.review}</h1>}
        <Shown language={language} words={words} workerUrl={workerUrl} record={record.value} />
        {embed !== undefined && <EmbedCode words={words} code={embed} />}
      </>
    );
  }
  return (
    <>
      <h1>{replay.bringTitle}</h1>
      <BringGame
        words={words}
        problem={isDamaged.value ? replay.brokenLink : ""}
        onGame={(brought) => {
          record.value = brought;
          // A reload finds it there.
          const link = linkOf(brought);
          if (link) history.replaceState(history.state, "", link);
        }}
      />
    </>
  );
}

/** The room that its visitor comes from: in another language the page only knows that they come from itself. */
function useRoom(room: ReplayProps["room"]) {
  const from = useSignal(room);
  useEffect(() => {
    const { origin, pathname } = location;
    // Who comes from elsewhere comes from no room any more.
    if (room || !document.referrer.startsWith(origin + pathname)) {
      writeInTab(pathname, JSON.stringify(room ?? 0));
    } else from.value = JSON.parse(readInTab(pathname) || "0");
  }, []);
  return from;
}

interface RoomLinkProps {
  readonly language: Language;
  /** The room's code, and whether one only watched there. */
  readonly code: string;
  readonly watch: boolean;
}

/** The way back to the room that the game was played in: a line that nothing moves. */
function RoomLink({ language, code, watch }: RoomLinkProps) {
  const { room } = replayWordsIn(language), isGone = useSignal(false);
  return (
    <p role="status">
      {!isGone.value && (
        <a href={`/r/${code}${watch ? "/watch" : ""}`}>
          {watch ? room : <Offer language={language} code={code} room={room} isGone={isGone} />}
        </a>
      )}
    </p>
  );
}

const fetchOffer = async () => (await import("../lib/ui/replay/room_offer.tsx")).RoomOffer;

/** Fetched for who comes from a seat. */
function Offer({ room, ...props }: Omit<RoomOfferProps, "children"> & { readonly room: string }) {
  const RoomOffer = useLater(fetchOffer);
  return RoomOffer ? <RoomOffer {...props}>{room}</RoomOffer> : <>{room}</>;
}

interface ShownProps {
  readonly language: Language;
  readonly words: Words;
  readonly workerUrl: string;
  readonly record: GameRecord;
}

type GameReplay = ComponentType<GameReplayProps>;

/** The boards of some tables: who looks through none of these is not sent them. */
const BOARDS: Readonly<Record<string, () => Promise<GameReplay>>> = {
  conway: async () => (await import("../lib/ui/games/conway/replay.tsx")).PostReplay,
  annihilation: async () =>
    (await import("../lib/ui/games/annihilation/room/digraph_replay.tsx")).DigraphReplay,
  hill: async () => (await import("../lib/ui/games/hill/replay.tsx")).HillReplay,
};

/** On a board that plays, where there is one for its game. */
function Shown({ language, words, workerUrl, record }: ShownProps) {
  const fetch = BOARDS[gameOf(record.game).table];
  if (fetch) {
    return <FetchedReplay language={language} words={words} record={record} fetch={fetch} />;
  }
  const replayed = replayedOf(record);
  if (!replayed) return <WrittenGame words={words} record={record} />;
  const analyst = () => new ComputerClient(workerUrl);
  return <LifeReplay words={words} replayed={replayed} analyst={analyst} />;
}

interface FetchedReplayProps extends Omit<ShownProps, "workerUrl"> {
  readonly fetch: () => Promise<GameReplay>;
}

/** Until its board is fetched, a game is shown in letters. */
function FetchedReplay({ fetch, ...props }: FetchedReplayProps) {
  const Board = useLater(fetch);
  return Board ? <Board {...props} linkOf={linkOf} /> : <WrittenGame {...props} />;
}

/** Without anyone's names; none for a game that is too long. */
function linkOf(record: GameRecord): string | undefined {
  try {
    return `${location.origin}/g#${writeLink({ ...record, tags: {} })}`;
  } catch (error) {
    if (error instanceof LinkError) return undefined;
    throw error;
  }
}

interface EmbedCodeProps {
  readonly words: Words;
  readonly code: string;
}

/** What other sites paste to show this. */
function EmbedCode({ words, code }: EmbedCodeProps) {
  const { room } = words, embed = embedWordsIn(words.language);
  const field = useRef<HTMLTextAreaElement>(null);
  const said = useSignal("");
  const copy = async () => {
    said.value = await copyText(code, field.current!) ? room.copied : room.copyByHand;
  };
  return (
    <details class="share">
      <summary>{embed.code}</summary>
      <div class="bring">
        <label>
          {embed.codeLine}
          <textarea ref={field} readOnly rows={4} onFocus={(event) => event.currentTarget.select()}>
            {code}
          </textarea>
        </label>
        <button type="button" class="primary" onClick={copy}>{room.copy}</button>
        <p role="status">{said.value}</p>
      </div>
    </details>
  );
}
