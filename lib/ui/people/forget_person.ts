/** The end of a player: on the server, and in the browser that they played in. */

import type { Account } from "../net/account.ts";
import { openKeep } from "../net/keep.ts";
import { Reminder } from "../net/reminder.ts";
import { SETTINGS } from "../settings/settings.ts";

/** Where they have been known to sit: an answer that got lost may have said that all is deleted. */
const seats = new Set<string>();

/** Deletes everything there, and then all that is kept here of it; false if nothing was deleted. */
export async function forgetPerson(account: Account): Promise<boolean> {
  // First: who is deleted sits nowhere that the server could tell.
  const seated = await account.rooms();
  for (const { code } of seated?.rooms ?? []) seats.add(`seat ${code}`);
  if (!seated || !await account.forget()) return false;
  await new Reminder().turnOff();
  empty();
  return true;
}

/** Keeps how the device is set, and the seats at tables where others may wait for a turn. */
function empty(): void {
  const keep = openKeep(), spared = [...Object.keys(SETTINGS), ...seats];
  for (const name of Object.keys(globalThis.inTab ?? { ...localStorage, ...sessionStorage })) {
    if (!spared.includes(name)) keep.setItem(name, "");
  }
}
