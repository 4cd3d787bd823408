/** Conway by Post on a server elsewhere, by lines. */

import { assert, assertEquals, assertMatch } from "@std/assert";
import { RemoteOffice } from "../../lib/server/post/remote.ts";
import { makeToken } from "../bots/bot_client.ts";
import { serve, type Serving } from "../transport/serving.ts";

async function officeOf({ url }: Serving, owner: string): Promise<RemoteOffice> {
  const { token } = await makeToken({ url }, owner, `${owner} By Post`);
  return new RemoteOffice({ url, token });
}

Deno.test("two play a game by lines on a server elsewhere", async () => {
  await using app = await serve();
  const [ada, ben] = [await officeOf(app, "Ada"), await officeOf(app, "Ben")];
  assertEquals(await ada.answer("conway boards"), "You play on no board");
  const opened = await ada.answer("conway open -size=4 -place=2");
  const [, id] = /^Board (\w{6}) waits for 1 more: conway join \1$/.exec(opened)!;
  const joined = await ben.answer(`conway join ${id}`);
  assertMatch(joined, /Move 1: (Ada|Ben) By Post places up to 1\.\n/);
  const [first, second] = joined.includes("Move 1: Ada") ? [ada, ben] : [ben, ada];
  assertMatch(await second.answer(`conway move ${id} a1`), /^Error: It isn't your turn\.$/);
  assertEquals(await second.answer(`conway queue ${id} c3: a1,b1`), "Your premoves are kept");
  assertMatch(await second.answer(`conway queue ${id} a1,a2,a3`), /^Error: Those are more cells/);
  const preview = await first.answer(`conway preview ${id} c3`);
  assertMatch(preview, /if move 1 were c3\n[^]*\n 3 \. \. A \.\n/);
  const moved = await first.answer(`conway move ${id} c3`);
  assertMatch(moved, new RegExp(`^Board ${id}, after move 2: a1,b1\n`), "the premove follows");
  assertMatch(await second.answer(`conway show ${id}`), /\nMoves: 1\. c3 2\. a1,b1$/);
  assertMatch(await second.answer(`conway show ${id}#1`), /after move 1: c3\n/);
  assertMatch(await second.answer(`conway show ${id}#9`), /^Error: .* is at move 2\.$/);
  assertMatch(await ada.answer("conway boards"), new RegExp(`^Board ${id}: .* By Post's turn$`));
  assertMatch(await second.answer(`conway draw ${id}`), /By Post offers: draw\./);
  assertMatch(await first.answer(`conway resign ${id}`), /won by resignation\.\n.*\/g\//);
});

Deno.test("who has no name is called by their letter, and a computer by its level", async () => {
  await using app = await serve();
  const ada = await officeOf(app, "Ada"), { hub } = app.services;
  const [, id] = /^Board (\w{6})/.exec(await ada.answer("conway open -size=4 -players=3"))!;
  const room = (await hub.find(id!))!, on = room.view.version;
  await room.ask(0, { t: "enlist", levels: ["easy"], id: "easy", on });
  await room.tell({ t: "sit", name: "", token: "nameless", identity: "nameless" });
  const names = ["Ada By Post", "Player [ABC]", "Computer \\(easy\\)"];
  const [boards, shown] = [
    await ada.answer("conway boards"),
    await ada.answer(`conway show ${id}`),
  ];
  for (const name of names) {
    assertMatch(boards, new RegExp(name));
    assertMatch(shown, new RegExp(`^[ABC] ${name}: \\d$`, "m"));
  }
});

Deno.test("a game that starts from a position is shown from there", async () => {
  await using app = await serve();
  const { token } = await makeToken({ url: app.url }, "Ada", "Ada By Post");
  const ada = new RemoteOffice({ url: app.url, token }), ben = await officeOf(app, "Ben");
  const room = {
    game: "conway",
    options: { size: 5 },
    side: 0,
    position: "2A$2A$3.2B$3.2B! a 7 11",
  };
  const response = await fetch(`${app.url}/api/bot/room`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify(room),
  });
  const { id } = await response.json();
  const joined = await ben.answer(`conway join ${id}`);
  assertMatch(joined, / 1 A A \. \. \.\n/);
  assertMatch(joined, /Move 7: Ada By Post places up to 3\.\n/);
  assertMatch(await ada.answer(`conway move ${id} a5,b5,d1`), /after move 1: a5,b5,d1\n/);
});

Deno.test("who resigns before their turn is told, and that they're out", async () => {
  await using app = await serve();
  const [ada, ben, cem] = [
    await officeOf(app, "Ada"),
    await officeOf(app, "Ben"),
    await officeOf(app, "Cem"),
  ];
  const [, id] = /^Board (\w{6})/.exec(await ada.answer("conway open -players=3"))!;
  await ben.answer(`conway join ${id}`);
  const mover = /Move 1: (\w+)/.exec(await cem.answer(`conway join ${id}`))![1];
  const other = mover === "Ada" ? ben : ada;
  assertMatch(await other.answer(`conway resign ${id}`), /Move 1: .*\n[^]*\nYou have resigned\.$/);
  assertMatch(await other.answer(`conway draw ${id}`), /^Error: .*, or you're out of it\.$/);
});

Deno.test("what can't be done is said, and nothing else happens", async () => {
  await using app = await serve();
  const ada = await officeOf(app, "Ada");
  const cases: readonly [string, RegExp][] = [
    ["chess", /A line starts with "conway"/],
    ["conway", /There is no ""/],
    ["conway castle", /There is no "castle"/],
    ["conway move", /It is: conway move board cells/],
    ["conway move ABCDEF c3 d4", /It is: conway move/],
    ["conway move ABCDEF c3", /no table of that id/],
    ["conway open -size=99", /-size=99 is not from/],
    ["conway open -speed=9", /isn't one of/],
    ["conway challenge ada", /isn't a bot's number/],
  ];
  for (const [line, why] of cases) {
    const answer = await ada.answer(line);
    assert(answer.startsWith("Error: ") && why.test(answer), answer);
  }
  assertMatch(await ada.answer("conway help"), /conway open/);
  const nobody = new RemoteOffice({ url: app.url, token: "ccbot_nobody" });
  assertMatch(await nobody.answer("conway boards"), /^Error: No bot has this token/);
  const nowhere = new RemoteOffice({ url: "http://127.0.0.1:1", token: "ccbot_nobody" });
  assertMatch(await nowhere.answer("conway boards"), /can't be reached/);
});
