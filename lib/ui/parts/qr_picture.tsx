/** A QR code as a picture. */

import type { QrCode } from "./qr_code.ts";

/** Light modules around a code, without which cameras do not find it (ISO/IEC 18004). */
const QUIET = 4;

export function QrPicture({ side, path, label }: QrCode & { readonly label: string }) {
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
