/** The host's way to have the computer play empty seats. */

import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { seatsOf, takenOf } from "../../../rooms/view.ts";
import type { LevelId } from "../../../search/levels.ts";
import { roomLevels } from "../../../search/room_levels.ts";
import { ask } from "../../table/ask.ts";
import { computerName } from "../../table/computer_name.ts";
import type { PostPartProps } from "./parts.ts";

export function ComputerSeats({ line, table }: PostPartProps) {
  const { words, post: { computers: text } } = table;
  const { settings, computers, players } = line.room.value;
  const isFull = takenOf({ players, computers }) === seatsOf(settings);
  const levels = roomLevels(settings.game);
  const level = useSignal(levels[0]!);
  const chooser = useRef<HTMLSelectElement>(null);
  const enlist = (levels: readonly LevelId[]) => ask({ line, table }, { t: "enlist", levels });
  const give = () => isFull ? table.say(text.full) : enlist([...computers, level.value]);
  const sendAway = (index: number) => {
    enlist(computers.toSpliced(index, 1));
    chooser.current?.focus();
  };
  return (
    <fieldset class="computers">
      <legend>{text.title}</legend>
      <select
        ref={chooser}
        aria-label={text.level}
        value={level.value}
        onChange={({ currentTarget }) => level.value = levels[currentTarget.selectedIndex]!}
      >
        {levels.map((id) => <option key={id} value={id}>{words.levels[id]}</option>)}
      </select>
      <button type="button" aria-disabled={`${isFull}`} onClick={give}>{text.give}</button>
      {computers.map((one, index) => (
        <button
          key={index}
          type="button"
          aria-label={text.sendAway(computerName(words, one))}
          onClick={() => sendAway(index)}
        >
          {words.levels[one]}
          <span aria-hidden="true">×</span>
        </button>
      ))}
    </fieldset>
  );
}
