/** Challenges, and the players one follows: fetched for anyone who has a player code, which newcomers don't. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { openKeep } from "../net/browser_keep.ts";
import { knownIdentity } from "../net/seat_keys.ts";
import { late } from "../parts/late.ts";
import type { FriendsProps } from "./friend_list.tsx";

const fetchList = async () => (await import("./friend_list.tsx")).FriendList;

export function Friends(props: FriendsProps) {
  const fetched = useSignal<{ List: Awaited<ReturnType<typeof fetchList>> } | undefined>(undefined);
  useEffect(() => {
    if (knownIdentity(openKeep()) === undefined) return;
    late(fetchList).then((List) => fetched.value = { List }, () => {});
  }, []);
  return fetched.value ? <fetched.value.List {...props} /> : null;
}
