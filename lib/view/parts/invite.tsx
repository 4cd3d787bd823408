/** How to bring an opponent here: the link to copy, share or photograph. This module is browser compatible. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Words } from "../words/mod.ts";
import { fetchQr, type QrCode } from "../qr_code.ts";
import { QrPicture } from "./qr_picture.tsx";
import type { RoomPartProps } from "./room_actions.tsx";

export interface LinkBoxProps extends RoomPartProps {
  readonly link: string;
}

export function Invite(props: LinkBoxProps) {
  const { room } = props.words;
  return (
    <section class="panel invite" aria-labelledby="invite">
      <h2 id="invite">{room.inviteTitle}</h2>
      <p>{room.inviteLine}</p>
      <LinkBox {...props} />
      <p>{room.inviteCode(props.line.room.value.code)}</p>
    </section>
  );
}

export function LinkBox({ words, link }: Omit<LinkBoxProps, "line">) {
  const isCopied = useSignal(false);
  const qr = useQrCode(link);
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    isCopied.value = true;
  };
  return (
    <div class="link-box">
      <input readOnly value={link} aria-label={words.room.linkLabel} onFocus={selectAll} />
      <button type="button" onClick={copy}>{words.room.copy}</button>
      {"share" in navigator && (
        <button
          type="button"
          onClick={() => navigator.share({ url: link }).catch(() => {})}
        >
          {words.room.share}
        </button>
      )}
      <div class="qr-frame">{qr && <QrPicture {...qr} label={words.room.qr} />}</div>
      <p role="status">{isCopied.value ? words.room.copied : ""}</p>
    </div>
  );
}

/** The link as the server draws it; undefined until then. */
function useQrCode(link: string): QrCode | undefined {
  const code = useSignal<QrCode | undefined>(undefined);
  useEffect(() => {
    fetchQr(link).then((drawn) => code.value = drawn);
  }, [link]);
  return code.value;
}

function selectAll({ currentTarget }: { currentTarget: HTMLInputElement }): void {
  currentTarget.select();
}
