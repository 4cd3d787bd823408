/** Whom players follow, in a database. */

import type { Followed, Follows, FollowShare } from "../books.ts";
import type { Filed } from "../moderation.ts";
import { all, type Database, get, run, type Work } from "./work.ts";

const OF = `
  SELECT p.id, p.name, p.identity FROM follows f JOIN players p ON p.id = f.player
  WHERE f.identity = ? ORDER BY f.player`;
const COUNT = `
  SELECT (SELECT count(*) FROM follows) AS every,
    (SELECT count(*) FROM follows WHERE source = ?) AS near,
    (SELECT count(*) FROM follows WHERE identity = ?) AS own`;

export class SqlFollows implements Follows {
  constructor(private readonly database: Database) {}

  of(identity: string): Promise<readonly Followed[]> {
    return this.database.read(followed(identity));
  }

  add(
    identity: string,
    player: number,
    source: string,
    share: FollowShare,
  ): Promise<Filed> {
    return this.database.write(() => follow(identity, player, source, share));
  }

  async remove(identity: string, player: number): Promise<boolean> {
    return await this.database.write(() => unfollow(identity, player)) !== "failed";
  }
}

function* followed(identity: string): Work<readonly Followed[]> {
  const rows = yield* all(OF, identity);
  return rows.map(({ id, name, identity }) => ({
    id: Number(id),
    name: name === null ? null : String(name),
    identity: String(identity),
  }));
}

function* follow(
  identity: string,
  player: number,
  source: string,
  share: FollowShare,
): Work<"kept" | "limit"> {
  const known = yield* get(
    "SELECT 1 AS one FROM follows WHERE identity = ? AND player = ?",
    identity,
    player,
  );
  if (known) return "kept";
  const { every, near, own } = (yield* get(COUNT, source, identity))!;
  const isFull = Number(every) >= share.all || Number(near) >= share.ofSource ||
    Number(own) >= share.ofIdentity;
  if (isFull) return "limit";
  yield* run(
    "INSERT INTO follows (identity, player, source) VALUES (?, ?, ?)",
    ...[identity, player, source],
  );
  return "kept";
}

function* unfollow(identity: string, player: number): Work<void> {
  yield* run("DELETE FROM follows WHERE identity = ? AND player = ?", identity, player);
}

/** Forgets whom somebody follows, and who follows them. */
export function* forgetFollows(identity: string, player: number | undefined): Work<void> {
  yield* run("DELETE FROM follows WHERE identity = ?", identity);
  if (player !== undefined) yield* run("DELETE FROM follows WHERE player = ?", player);
}
