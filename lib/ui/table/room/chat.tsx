/** What people at a table say to each other; a reader can mute it. */

import { signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Player } from "../../../rooms/event.ts";
import type { Said } from "../../../rooms/view.ts";
import type { RoomLine } from "../../net/room_line.ts";
import { NAME } from "../../net/keep.ts";
import { late } from "../../parts/late.ts";
import { readStored } from "../../parts/stored.ts";
import { actorOf, ask, type RoomPartProps } from "./ask.ts";
import { SureButton } from "../../parts/sure_button.tsx";
import { othersAt, speakerOf } from "./speaker.ts";
import type { Talk } from "./talk.ts";
import { companyWordsIn } from "../words/company/mod.ts";

/** The longest line that can be sent, in UTF-16 code units. */
const LONGEST = 140;

interface ChatProps extends RoomPartProps {
  readonly talk: Talk;
}

export function Chat(props: ChatProps) {
  const { line, table, talk: { isMuted } } = props, words = companyWordsIn(table.words.language);
  return (
    <section class="chat" aria-labelledby="chat">
      <h2 id="chat">{words.chat}</h2>
      <button type="button" class="quiet" onClick={() => isMuted.value = !isMuted.value}>
        {isMuted.value ? words.unmute : words.mute}
      </button>
      {isMuted.value ? <p>{words.chatMuted}</p> : <Lines {...props} />}
      {mayChat(line) && !isMuted.value && <ChatField {...props} />}
      {isNameless(line) && (
        <a class="button quiet" href="/me">
          {readStored("localStorage", NAME) ? words.otherName : words.addName}
        </a>
      )}
      <People {...props} />
    </section>
  );
}

/** Who joined as a guest, or by a name that others can't be shown, and may say one as long as the room is there. */
function isNameless(line: RoomLine): boolean {
  const player = actorOf(line);
  return player !== null && line.room.value.players[player]!.name === "" && mayChat(line);
}

/** A player who deleted their data says no more here: nobody could tell later that it was theirs. */
function mayChat(line: RoomLine): boolean {
  const player = actorOf(line);
  return player !== null && !line.room.value.players[player]!.isDeleted;
}

/** Not a live region: the table itself says what is new, wherever the talk lies. */
function Lines({ line, table, talk: { blocked, isKnown } }: ChatProps) {
  const list = useRef<HTMLOListElement>(null);
  const room = line.room.value;
  const { player: me } = line.state.value;
  const isHeard = (player: Player) => player === me || isKnown.value && !blocked.value.has(player);
  const heard = room.chat.filter(({ player, text }) => text !== "" && isHeard(player));
  useEffect(() => {
    list.current!.scrollTop = list.current!.scrollHeight;
  }, [room.chat]);
  return (
    <ol ref={list} aria-label={companyWordsIn(table.words.language).chat} tabIndex={0}>
      {heard.map((said) => (
        <li key={keyOf(said)}>
          <strong>{speakerOf(table.words, room, me, said)}</strong> <bdi>{said.text}</bdi>
        </li>
      ))}
    </ol>
  );
}

type PeopleModule = typeof import("./table_people.tsx");

/** What few need: it's fetched when somebody asks for it. */
function People(props: ChatProps) {
  const { line, table } = props;
  const fetched = useSignal<PeopleModule | undefined>(undefined);
  const isOpen = useSignal(false);
  if (othersAt(line.room.value, line.state.value.player).length === 0) return null;
  const press = async () => {
    isOpen.value = !isOpen.value;
    fetched.value ??= await late(() => import("./table_people.tsx")).catch(() => undefined);
  };
  const TablePeople = fetched.value?.TablePeople;
  return (
    <>
      <button type="button" class="quiet" aria-expanded={isOpen.value} onClick={press}>
        {companyWordsIn(table.words.language).reportOrBlock}
      </button>
      {isOpen.value && TablePeople && <TablePeople {...props} Sure={SureButton} />}
    </>
  );
}

function keyOf({ at, player, text }: Said): string {
  return `${at} ${player} ${text}`;
}

/** What is typed and not said yet: a rematch brings another field. */
const typed = signal("");

function ChatField(part: RoomPartProps) {
  const words = companyWordsIn(part.table.words.language);
  const onSubmit = async (event: Event) => {
    event.preventDefault();
    const text = typed.value;
    typed.value = "";
    if (text.trim() !== "" && !await ask(part, { t: "say", text })) typed.value ||= text;
  };
  return (
    <form class="text-field" onSubmit={onSubmit}>
      <label for="say">{words.chatLabel}</label>
      <input
        id="say"
        value={typed.value}
        onInput={({ currentTarget }) => typed.value = currentTarget.value}
        maxLength={LONGEST}
        autocomplete="off"
      />
      <button type="submit">{words.chatSend}</button>
    </form>
  );
}
