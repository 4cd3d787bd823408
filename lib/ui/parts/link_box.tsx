/** A link to pass on: copied, shared, or photographed from the screen. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { copyText } from "./copy_text.ts";
import { fetchQr, type QrCode } from "./qr_code.ts";
import type { Words } from "../../words/mod.ts";
import { QrPicture } from "./qr_picture.tsx";

interface LinkBoxProps {
  readonly words: Words;
  readonly link: string;
  /** What the link leads to. */
  readonly label: string;
  /** What stands beside the picture. */
  readonly children?: ComponentChildren;
}

export function LinkBox({ words: { room: words }, link, label, children }: LinkBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const said = useSignal("");
  const qr = useQrCode(link);
  const copy = async () => {
    said.value = await copyText(link, input.current!) ? words.copied : words.copyByHand;
  };
  return (
    <div class="link-box">
      <div class="qr-frame">{qr && <QrPicture {...qr} label={words.qr} />}</div>
      <div class="link-ways">
        {children}
        <button type="button" class="primary" onClick={copy}>{words.copy}</button>
        {"share" in navigator && (
          <button
            type="button"
            onClick={() => navigator.share({ url: link }).catch(() => {})}
          >
            {words.share}
          </button>
        )}
        <p role="status">{said.value}</p>
      </div>
      <input ref={input} readOnly value={link} aria-label={label} onFocus={selectAll} />
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
