/** Takes the seat along to another device. This module is browser compatible. */

import { useSignal } from "@preact/signals";
import { LinkBox, type LinkBoxProps } from "./invite.tsx";

export function Lend({ line, words, link }: LinkBoxProps) {
  const loan = useSignal("");
  const lend = async () => {
    const key = line.makeKey();
    const answer = await line.send({ t: "lend", key });
    if (answer.t === "ok") loan.value = `${link}#take=${key}`;
  };
  return (
    <section class="lend">
      <button type="button" class="quiet" onClick={lend}>{words.room.lend}</button>
      {loan.value && (
        <>
          <p>{words.room.lendLine}</p>
          <LinkBox words={words} link={loan.value} />
        </>
      )}
    </section>
  );
}
