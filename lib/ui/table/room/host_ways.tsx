/** What the host of a room with many seats need not wait for: computers, or fewer seats. */

import { effect, type ReadonlySignal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { gameIn, phaseOf, type RoomView, seatsOf, takenOf } from "../../../rooms/view.ts";
import type { LevelId } from "../../../search/levels.ts";
import { roomLevels } from "../../../search/room_levels.ts";
import { ask, type RoomPartProps } from "./ask.ts";
import { computerName } from "../computer_name.ts";
import { dictionary } from "../../../words/dictionary.ts";
import type { HostWords } from "../words/host/en.ts";

/** The words of who opened a room of more than two seats, by language. */
export const hostWordsIn = await dictionary<HostWords>({
  en: () => import("../words/host/en.ts"),
  es: () => import("../words/host/es.ts"),
});

export function HostWays(part: RoomPartProps) {
  const { line, table } = part;
  const words = hostWordsIn(table.words.language);
  const room = line.room.value;
  useEffect(() => tellComputers(part, words), []);
  if (line.state.value.player !== 0) return null;
  const { min } = gameIn(room).seats;
  const taken = takenOf(room), seats = seatsOf(room.settings);
  const narrow = (seats: number) => ask(part, { t: "narrow", seats });
  return (
    <>
      <ComputerSeats {...part} host={words} />
      <p class="ways">
        {taken >= min && (
          <button type="button" class="primary" onClick={() => narrow(taken)}>
            {words.startWith(taken)}
          </button>
        )}
        {seats - 1 > Math.max(taken, min - 1) && (
          // With each seat the table is another one: by its id who uses the keyboard stays here.
          <button type="button" id="close-seat" onClick={() => narrow(seats - 1)}>
            {words.closeSeat}
          </button>
        )}
      </p>
    </>
  );
}

/** What the computers' seats are told with. */
interface ComputersTeller {
  readonly line: { readonly room: ReadonlySignal<RoomView> };
  readonly table: Pick<RoomPartProps["table"], "say">;
}

/** Says how many seats the computer has when that changes, to everyone; returns how to stop. */
export function tellComputers(
  { line, table }: ComputersTeller,
  { have }: Pick<HostWords, "have">,
): () => void {
  let known = countOf(line.room.peek());
  return effect(() => {
    const room = line.room.value, count = countOf(room);
    if (phaseOf(room) === "waiting" && count !== known) table.say(have(count));
    known = count;
  });
}

/** Those who are to sit down, and those who have: they do so one by one before the game begins. */
function countOf({ computers, players }: RoomView): number {
  return computers.length + players.filter(({ level }) => level !== null).length;
}

function ComputerSeats({ host, ...part }: RoomPartProps & { readonly host: HostWords }) {
  const { line, table } = part, { words } = table;
  const { settings, players, ...room } = line.room.value;
  // What is on its way: who presses again adds to that.
  const sent = useSignal<readonly LevelId[] | undefined>(undefined);
  const computers = sent.value ?? room.computers;
  const isFull = takenOf({ players, computers }) === seatsOf(settings);
  const levels = roomLevels(settings.game);
  const level = useSignal(levels[0]);
  const chooser = useRef<HTMLSelectElement>(null);
  if (level.value === undefined) return null;
  const enlist = async (change: (computers: readonly LevelId[]) => readonly LevelId[]) => {
    const levels = sent.value = change(sent.peek() ?? line.room.peek().computers);
    await ask(part, { t: "enlist", levels });
    if (sent.peek() === levels) sent.value = undefined;
  };
  const give = () =>
    isFull ? table.say(host.full) : enlist((computers) => [...computers, level.value!]);
  const sendAway = (index: number) => {
    enlist((computers) => computers.toSpliced(index, 1));
    chooser.current?.focus();
  };
  return (
    <fieldset class="computers">
      <legend>{host.computers}</legend>
      <select
        ref={chooser}
        aria-label={host.level}
        value={level.value}
        onChange={({ currentTarget }) => level.value = levels[currentTarget.selectedIndex]}
      >
        {levels.map((id) => <option key={id} value={id}>{words.levels[id]}</option>)}
      </select>
      <button type="button" aria-disabled={`${isFull}`} onClick={give}>{host.give}</button>
      {computers.map((one, index) => (
        <button
          key={index}
          type="button"
          aria-label={host.sendAway(computerName(words, one))}
          onClick={() => sendAway(index)}
        >
          {words.levels[one]}
          <span aria-hidden="true">×</span>
        </button>
      ))}
    </fieldset>
  );
}
