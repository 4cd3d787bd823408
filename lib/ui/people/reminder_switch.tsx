/** Whether this browser tells of turns while no page is open. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Language } from "../../words/language.ts";
import { roomsWordsIn } from "../../words/rooms/mod.ts";
import type { Reminder, Wished } from "../net/reminder.ts";

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
    // Where storage is forbidden, so are service workers.
    if (reminder.isPossible) reminder.look().then((is) => isOn.value = is, () => {});
  }, []);
  if (isOn.value === undefined) return null;
  const change = async () => {
    if (said.value === "asking") return;
    said.value = "asking";
    const wished = await (isOn.value ? reminder.turnOff() : reminder.turnOn(language));
    if (wished !== "failed") isOn.value = wished === "on";
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

interface FeedLinkProps {
  readonly language: Language;
  /** The link's address here. */
  readonly ask: () => Promise<string | undefined>;
}

/** The secret link to a feed of one's turns, made when it is asked for. */
export function FeedLink({ language, ask }: FeedLinkProps) {
  const words = roomsWordsIn(language);
  const link = useSignal<string | undefined>(undefined), said = useSignal("");
  if (link.value === undefined) {
    const show = async () => {
      link.value = await ask();
      said.value = words.reminder.said.failed;
    };
    return (
      <>
        <p>
          <button type="button" class="quiet" onClick={show}>{words.feed}</button>
        </p>
        <p role="status">{said.value}</p>
      </>
    );
  }
  return (
    <label class="feed">
      {words.feedLine}
      <input
        readOnly
        value={location.origin + link.value}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </label>
  );
}
