import { generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import type { QrCode } from "../../ui/parts/qr_code.ts";

/** A text as a QR code. */
export function drawQr(text: string): QrCode {
  const code = generate(text);
  return { side: code.size, path: toSvgPath(code) };
}
