/** Passing the room on: to watchers, or the seat to another device. */

import { useSignal } from "@preact/signals";
import { actorOf, ask, type RoomPartProps } from "./ask.ts";
import { LinkBox } from "../parts/link_box.tsx";

interface PassOnProps extends RoomPartProps {
  readonly link: string;
}

export function PassOn(props: PassOnProps) {
  return (
    <section class="pass-on">
      <Spectate {...props} />
      {actorOf(props.line) !== null && <Lend {...props} />}
    </section>
  );
}

function Spectate({ table, words, link }: PassOnProps) {
  const isShown = useSignal(false);
  return (
    <>
      <button
        type="button"
        class="quiet"
        aria-expanded={`${isShown.value}`}
        onClick={() => isShown.value = !isShown.value}
      >
        {words.inviteWatchers}
      </button>
      {isShown.value && (
        <LinkBox words={table.words} link={`${link}/watch`} label={words.watchLinkLabel} />
      )}
    </>
  );
}

/** Each press makes a new key; the room forgets the one before. */
function Lend({ link, ...part }: PassOnProps) {
  const { line, table, words } = part;
  const loan = useSignal("");
  const lend = async () => {
    const key = line.makeKey();
    if (await ask(part, { t: "lend", key })) loan.value = `${link}#take=${key}`;
  };
  return (
    <>
      <button type="button" class="quiet" onClick={lend}>{words.lend}</button>
      {loan.value && (
        <>
          <p>{words.lendLine}</p>
          <LinkBox words={table.words} link={loan.value} label={words.lendLabel} />
        </>
      )}
    </>
  );
}
