/** A link to pass on: copied, shared, or photographed from the screen. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { copyText } from "./copy_text.ts";
import { fetchQr, type QrCode } from "./qr_code.ts";

/** Light modules around a code, without which cameras do not find it (ISO/IEC 18004). */
const QUIET = 4;

function QrPicture({ side, path, label }: QrCode & { readonly label: string }) {
  const whole = side + 2 * QUIET;
  return (
    <svg
      class="qr"
      viewBox={`${-QUIET} ${-QUIET} ${whole} ${whole}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width={whole} height={whole} fill="#fff" />
      <path d={path} fill="#000" fill-rule="evenodd" />
    </svg>
  );
}

export interface LinkWords {
  readonly copy: string;
  readonly copied: string;
  readonly copyByHand: string;
  readonly share: string;
  /** Of the picture. */
  readonly qr: string;
}

interface LinkBoxProps {
  readonly words: LinkWords;
  readonly link: string;
  /** What the link leads to. */
  readonly label: string;
  /** What's next to the picture. */
  readonly children?: ComponentChildren;
}

export function LinkBox({ words, link, label, children }: LinkBoxProps) {
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

interface FoldedLinkProps extends Pick<LinkBoxProps, "words" | "label"> {
  /** What the button says. */
  readonly title: string;
  /** Made as it's shown, in a browser. */
  readonly link: () => string;
}

/** A button that shows a link, and hides it again. */
export function FoldedLink({ title, link, ...box }: FoldedLinkProps) {
  const isShown = useSignal(false);
  return (
    <>
      <button
        type="button"
        class="quiet"
        aria-expanded={`${isShown.value}`}
        onClick={() => isShown.value = !isShown.value}
      >
        {title}
      </button>
      {isShown.value && <LinkBox {...box} link={link()} />}
    </>
  );
}

/** How long a link stays before it's drawn, ms: a board that lives has another with each generation. */
const STAYS = 300;

/** The link as the server draws it; undefined until then. */
function useQrCode(link: string): QrCode | undefined {
  const code = useSignal<QrCode | undefined>(undefined);
  useEffect(() => {
    code.value = undefined;
    let isOver = false;
    const draw = async () => {
      const drawn = await fetchQr(link);
      if (!isOver) code.value = drawn;
    };
    const timer = setTimeout(draw, STAYS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [link]);
  return code.value;
}

function selectAll({ currentTarget }: { currentTarget: HTMLInputElement }): void {
  currentTarget.select();
}
