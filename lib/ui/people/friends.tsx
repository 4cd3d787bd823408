/** Challenges, and the players one follows: fetched for anyone who has a player code, which newcomers don't. */

import { openKeep } from "../net/browser_keep.ts";
import { knownIdentity } from "../net/seat_keys.ts";
import { useOnce } from "../parts/use_later.ts";
import type { FriendsProps } from "./friend_list.tsx";

const fetchList = async () => (await import("./friend_list.tsx")).FriendList;

export function Friends(props: FriendsProps) {
  const List = useOnce(fetchList, () => knownIdentity(openKeep()) !== undefined);
  return List ? <List {...props} /> : null;
}
