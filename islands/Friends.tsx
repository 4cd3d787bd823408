/** Challenges, and the players one follows: fetched for anyone who has a player code, which newcomers don't. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { openKeep } from "../lib/ui/net/browser_keep.ts";
import { knownIdentity } from "../lib/ui/net/seat_keys.ts";
import { useEarlyChoices } from "../lib/ui/parts/early_choices.ts";
import { late } from "../lib/ui/parts/late.ts";
import type { FriendsProps } from "../lib/ui/people/friend_list.tsx";

const fetchList = async () => (await import("../lib/ui/people/friend_list.tsx")).FriendList;

export default function Friends(props: FriendsProps) {
  useEarlyChoices();
  const fetched = useSignal<{ List: Awaited<ReturnType<typeof fetchList>> } | undefined>(undefined);
  useEffect(() => {
    if (knownIdentity(openKeep()) === undefined) return;
    late(fetchList).then((List) => fetched.value = { List }, () => {});
  }, []);
  return fetched.value ? <fetched.value.List {...props} /> : null;
}
