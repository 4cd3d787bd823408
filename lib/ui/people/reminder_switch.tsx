/** Whether this browser tells of turns while no page is open. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Reminder, Wished } from "../net/reminder.ts";
import type { Language } from "../../words/language.ts";
import { roomsWordsIn } from "../../words/rooms/mod.ts";

interface ReminderSwitchProps {
  readonly language: Language;
  readonly reminder: Reminder;
}

/** Nothing where the browser cannot do it. */
export function ReminderSwitch({ language, reminder }: ReminderSwitchProps) {
  const { reminder: words } = roomsWordsIn(language);
  const isOn = useSignal<boolean | undefined>(undefined);
  const said = useSignal<Wished | "asking" | "">("");
  useEffect(() => {
    if (reminder.isPossible) reminder.look().then((is) => isOn.value = is);
  }, []);
  if (isOn.value === undefined) return null;
  const change = async () => {
    if (said.value === "asking") return;
    said.value = "asking";
    const wished = await (isOn.value ? reminder.turnOff() : reminder.turnOn(language));
    isOn.value = wished === "on";
    said.value = wished;
  };
  return (
    <div class="reminder">
      <label class="check">
        <input
          type="checkbox"
          checked={isOn.value}
          onChange={change}
        />
        {words.title}
      </label>
      <p role="status">{said.value && words.said[said.value]}</p>
    </div>
  );
}
